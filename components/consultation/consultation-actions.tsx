'use client'

import { useRouter } from 'next/navigation'
import { useOnboarding } from '@/components/onboarding/onboarding-provider'
import { Button, ButtonLink } from '@/components/ui/button'
import * as paths from '@/lib/paths'

/** A summary needs a session with at least one user message. */
export function ConsultationActions({
  sessionId,
  canGenerate,
  openTopics,
  onGenerate,
}: {
  sessionId: string | null
  canGenerate: boolean
  /** Number of topics that would say "To be confirmed" now. */
  openTopics: number
  onGenerate: () => void
}) {
  const router = useRouter()
  const { linkTo } = useOnboarding()
  const isReady = sessionId !== null && canGenerate
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ButtonLink href={linkTo(paths.about)} variant="outline" className="max-sm:w-full">
          Back to Company Details
        </ButtonLink>
        <Button
          disabled={!isReady}
          aria-describedby="generate-note"
          className="max-sm:w-full"
          onClick={() => {
            onGenerate()
            router.push(linkTo(paths.summary))
          }}
        >
          Generate Summary
        </Button>
      </div>
      <p id="generate-note" className="text-muted-foreground text-sm sm:text-right">
        {!isReady
          ? 'Answer at least one question first.'
          : openTopics > 0
            ? `You can generate it now. ${openTopics} ${openTopics === 1 ? 'topic' : 'topics'} will say “To be confirmed”.`
            : 'All topics covered.'}
      </p>
    </div>
  )
}
