'use client'

import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { useOnboarding } from '@/components/onboarding/onboarding-provider'
import { Button, ButtonLink } from '@/components/ui/button'
import * as paths from '@/lib/paths'

/** Whether a summary can be generated. It needs a session with at least one user message. */
export const describeReadiness = (isReady: boolean, isComplete: boolean) =>
  isReady
    ? isComplete
      ? 'All topics covered.'
      : 'You can generate the summary now. Gaps will read “To be confirmed”.'
    : 'Answer at least one question first.'

/** In a wide window the header shows the note. */
export function ConsultationActions({
  sessionId,
  canGenerate,
  isComplete,
  isClosed,
  onGenerate,
}: {
  sessionId: string | null
  canGenerate: boolean
  isComplete: boolean
  /** The specification is approved. */
  isClosed: boolean
  onGenerate: () => void
}) {
  const noteId = useId()
  const router = useRouter()
  const { linkTo } = useOnboarding()
  const isReady = sessionId !== null && canGenerate
  if (isClosed)
    return (
      <ButtonLink href={linkTo(paths.summary)} variant="outline" className="max-sm:w-full">
        Open the summary
      </ButtonLink>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p id={noteId} className="basis-full text-muted-foreground text-xs lg:sr-only">
        {describeReadiness(isReady, isComplete)}
      </p>
      <ButtonLink href={linkTo(paths.about)} variant="outline" className="max-sm:order-last max-sm:w-full">
        Back to Company Details
      </ButtonLink>
      <Button
        disabled={!isReady}
        aria-describedby={noteId}
        variant={isComplete ? 'default' : 'outline'}
        className="max-sm:w-full"
        onClick={() => {
          onGenerate()
          router.push(linkTo(paths.summary))
        }}
      >
        Generate Summary
      </Button>
    </div>
  )
}
