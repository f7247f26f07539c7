'use client'

import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { useOnboarding } from '@/components/onboarding/onboarding-provider'
import { Button, ButtonLink } from '@/components/ui/button'
import * as paths from '@/lib/paths'

/** Whether a summary can be generated. It needs a session with at least one user message. */
export function describeReadiness(isReady: boolean, isComplete: boolean, settled: number): string {
  if (!isReady) return 'Answer at least one question first.'
  if (isComplete) return 'All topics covered.'
  return settled > 0
    ? 'You can generate the summary now. Gaps will read “To be confirmed”.'
    : 'Nothing is settled yet. Gaps will read “To be confirmed”.'
}

export function ConsultationActions({
  sessionId,
  canGenerate,
  isComplete,
  settled,
  isClosed,
  isUnopened,
  onGenerate,
}: {
  sessionId: string | null
  canGenerate: boolean
  isComplete: boolean
  /** The number of topics. */
  settled: number
  /** The specification is approved. */
  isClosed: boolean
  /** The consultation couldn’t be opened. */
  isUnopened: boolean
  onGenerate: () => void
}) {
  const noteId = useId()
  const router = useRouter()
  const { linkTo } = useOnboarding()
  const isReady = sessionId !== null && canGenerate
  if (isClosed)
    return (
      <ButtonLink
        href={linkTo(paths.summary)}
        variant="outline"
        className="flex max-sm:w-full sm:ml-auto sm:w-fit"
      >
        Open the summary
      </ButtonLink>
    )
  return (
    <div className="grid gap-x-3 gap-y-1.5 sm:grid-cols-[auto_auto] sm:justify-end">
      <ButtonLink href={linkTo(paths.about)} variant="outline" className="max-sm:order-last max-sm:mt-1.5">
        Back to Company Details
      </ButtonLink>
      <Button
        disabled={!isReady}
        aria-describedby={noteId}
        variant={isComplete ? 'default' : 'outline'}
        onClick={() => {
          onGenerate()
          router.push(linkTo(paths.summary))
        }}
      >
        Generate Summary
      </Button>
      <p id={noteId} className="text-muted-foreground text-xs/snug sm:col-span-2 sm:text-right">
        {isUnopened
          ? 'Available when the consultation opens.'
          : describeReadiness(isReady, isComplete, settled)}
      </p>
    </div>
  )
}
