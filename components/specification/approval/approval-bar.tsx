'use client'

import type { Route } from 'next'
import { Fragment, useEffect, useState } from 'react'
import { SubmitButton } from '@/components/forms/submit-button'
import { APPROVAL_FORM_ID, LINES_TO_REWRITE_ID, OPEN_DETAILS_ID } from '@/components/specification/anchors'
import { useApproval } from '@/components/specification/approval-context'
import { ButtonLink } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/lib/utils'

/** `short` is for a narrow window. */
const countOf = (count: number, [one, several]: readonly [string, string], short: string, id: string) => ({
  id,
  count,
  text: `${count} ${count === 1 ? one : several}`,
  short: `${count} ${short}`,
})

/** Stays at the foot of the window while the draft is read: what is open, and the way to approve. */
export function ApprovalBar({
  neededCount,
  rewriteCount,
  openCount,
  waiting,
  isAsked,
  lastPage,
}: {
  neededCount: number
  rewriteCount: number
  openCount: number
  /** Why the reader can't approve now; null if they can. */
  waiting: string | null
  /** Several people are, and it's the reader's turn. */
  isAsked: boolean
  /** The address of the form, where another page has it. */
  lastPage: Route | null
}) {
  const { agreed, pending, isAskingOthers } = useApproval()
  const isFormShown = useIsShown(isAsked ? APPROVAL_FORM_ID : null)
  const states = [
    countOf(neededCount, ['detail needed to approve', 'details needed to approve'], 'needed', 'needed'),
    countOf(
      rewriteCount,
      ['line needs a rewrite', 'lines need a rewrite'],
      'to rewrite',
      LINES_TO_REWRITE_ID,
    ),
    countOf(openCount, ['detail to be confirmed', 'details to be confirmed'], 'to confirm', OPEN_DETAILS_ID),
  ].filter(({ count }) => count > 0)
  /** Beside the button of a phone. */
  const onPhone = states.find(({ id }) => id !== 'needed')
  // One main action at a time: the form has its own.
  if (isAskingOthers) return null
  return (
    <section
      aria-label="Approval"
      data-slot="approval-bar"
      className="docked sticky bottom-[var(--consent-height,0px)] z-20 mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t bg-card py-2.5 max-sm:py-1.5 print:hidden"
    >
      <p className="text-sm max-sm:hidden">
        <span className="font-semibold">Draft.</span>{' '}
        {states.length > 0
          ? states.map(({ id, text, short }, index) => (
              <Fragment key={id}>
                {index > 0 ? ', ' : null}
                <a href={`#${id}`} className="link touch-target min-h-6">
                  <span className="max-lg:sr-only">{text}</span>
                  <span className="lg:hidden" aria-hidden="true">
                    {short}
                  </span>
                </a>
              </Fragment>
            ))
          : 'Every detail is confirmed.'}
      </p>
      <div className="flex items-center justify-between gap-x-3 max-[22rem]:gap-x-2 max-[22rem]:*:px-2! max-[22rem]:*:text-sm! max-sm:w-full sm:ml-auto sm:flex-wrap">
        {neededCount > 0 ? (
          <a href="#needed" className={cn(buttonVariants(), 'max-sm:px-3')}>
            <span className="sm:hidden" aria-hidden="true">
              See {neededCount} needed
            </span>
            <span className="max-sm:sr-only">See what’s needed</span>
          </a>
        ) : null}
        {waiting ? (
          <p className="text-sm">{waiting}</p>
        ) : lastPage ? (
          <ButtonLink href={lastPage} variant="outline">
            Go to the terms
          </ButtonLink>
        ) : isAsked && !agreed && !isFormShown ? (
          <a href={`#${APPROVAL_FORM_ID}`} className={cn(buttonVariants(), 'max-sm:w-full')}>
            Decide now
          </a>
        ) : (
          <>
            <div
              className={cn(
                'grid gap-y-2 text-sm max-sm:leading-snug max-sm:whitespace-nowrap',
                neededCount > 0 ? 'hidden' : agreed && 'sm:hidden',
              )}
            >
              {onPhone ? (
                <a href={`#${onPhone.id}`} className="link touch-target min-h-6 sm:hidden">
                  {onPhone.short}
                </a>
              ) : null}
              {agreed || neededCount > 0 ? null : (
                <a href={`#${APPROVAL_FORM_ID}`} className="link touch-target min-h-6 sm:leading-6">
                  <span className="max-sm:sr-only">Read and accept the terms</span>
                  <span className="sm:hidden" aria-hidden="true">
                    Accept terms
                  </span>
                </a>
              )}
            </div>
            <SubmitButton
              form={APPROVAL_FORM_ID}
              className="max-sm:px-3"
              variant={neededCount > 0 ? 'outline' : 'default'}
              disabled={!agreed}
              pending={pending}
              pendingLabel="Approving..."
            >
              Approve and Launch
            </SubmitButton>
          </>
        )}
      </div>
    </section>
  )
}

/** Whether a part of the element is in the window. */
function useIsShown(id: string | null): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const element = id && document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting ?? false), {
      // The bar covers the foot of the window.
      rootMargin: '0px 0px -96px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isShown
}
