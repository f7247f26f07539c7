import { Button } from '@/components/ui/button'
import type { ChatMessage } from '@/lib/consultation/messages/schema'

/** Always rendered, so that screen readers announce changes. */
export function TurnNotice({
  unanswered,
  isAnswering,
  onContinue,
}: {
  unanswered: ChatMessage | null
  isAnswering: boolean
  onContinue: (message: ChatMessage) => void
}) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-signal border-l-2 bg-signal-wash py-2 pr-3 pl-3 text-sm empty:hidden"
    >
      {isAnswering ? (
        <p>The consultant is still answering. The full answer will appear here.</p>
      ) : unanswered ? (
        <>
          <p>
            <strong>Interrupted.</strong> Your message is safe, but the answer didn’t finish.
          </p>
          <Button size="sm" variant="outline" onClick={() => onContinue(unanswered)}>
            Continue
          </Button>
        </>
      ) : null}
    </div>
  )
}
