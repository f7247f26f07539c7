import { Button } from '@/components/ui/button'
import type { ChatMessage } from '@/lib/consultation/messages/schema'

/** Under the transcript: a turn that runs elsewhere, or one that was interrupted, with the way to go on. Its place is always there. */
export function TurnNotice({
  unanswered,
  answering,
  onContinue,
}: {
  unanswered: ChatMessage | null
  answering: boolean
  onContinue: (message: ChatMessage) => void
}) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-signal border-l-2 bg-signal-wash py-2 pr-3 pl-3 text-sm empty:hidden"
    >
      {answering ? (
        <p>The consultant is still answering. The answer appears here when it is complete.</p>
      ) : unanswered ? (
        <>
          <p>
            <strong>Interrupted.</strong> Your message is kept; only its answer is missing.
          </p>
          <Button size="sm" variant="outline" onClick={() => onContinue(unanswered)}>
            Continue
          </Button>
        </>
      ) : null}
    </div>
  )
}
