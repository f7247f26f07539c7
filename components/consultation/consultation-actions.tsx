'use client'

import { useRouter } from 'next/navigation'
import { Button, ButtonLink } from '@/components/ui/button'
import * as paths from '@/lib/paths'

/** The ways on and back. A summary needs a session, and one message of the user to be written from. */
export function ConsultationActions({
  sessionId,
  canGenerate,
  openTopics,
  onGenerate,
}: {
  sessionId: string | null
  canGenerate: boolean
  /** How many topics would read "To be confirmed" now. */
  openTopics: number
  onGenerate: () => void
}) {
  const router = useRouter()
  const ready = sessionId !== null && canGenerate
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ButtonLink href={paths.about} variant="outline" className="max-sm:w-full">
          Back to Company Details
        </ButtonLink>
        <Button
          disabled={!ready}
          aria-describedby="generate-note"
          className="max-sm:w-full"
          onClick={() => {
            onGenerate()
            router.push(paths.summary)
          }}
        >
          Generate Summary
        </Button>
      </div>
      <p id="generate-note" className="text-muted-foreground text-sm sm:text-right">
        {!ready
          ? 'The summary is written from your words: answer the consultant first.'
          : openTopics > 0
            ? `You can generate it now; ${openTopics} ${openTopics === 1 ? 'topic' : 'topics'} would read “To be confirmed”.`
            : 'Every topic has been talked about.'}
      </p>
    </div>
  )
}
