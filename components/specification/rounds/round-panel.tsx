'use client'

import { useRouter } from 'next/navigation'
import { lazy, Suspense, useEffect, useRef, useState, useTransition } from 'react'
import { ROUND_ID } from '@/components/specification/anchors'
import { useApproval } from '@/components/specification/approval-context'
import { Button } from '@/components/ui/button'
import { callApi, reasonOf } from '@/lib/api/client'
import type { RoundView } from '@/lib/sharing/rounds/schema'
import type { RoundState } from '@/lib/specification/rounds/options'
import { describeTurn } from './describe-round'
import { RoundApprovers } from './round-approvers'

const RoundForm = lazy(() => import('./round-form'))

const UNREACHABLE = 'We couldn’t reach the server. Nothing was changed. Please try again.'

/** `told`: how those who were asked hear of it. */
const describeEndings = (
  told: string,
  { approvers }: RoundView,
): Partial<Record<RoundState, { title: string; text: string }>> => ({
  voided: {
    title: 'Approvals no longer count',
    text: `The text was changed before everyone had approved it. ${told} Ask again when it’s ready.`,
  },
  declined: {
    title: `${approvers.find(({ state }) => state === 'declined')?.name ?? 'Somebody'} declined`,
    text: 'Change the text if you need to, then ask again.',
  },
  cancelled: { title: 'Round cancelled', text: 'Nobody is asked to approve any more.' },
})

/** Who has to approve the draft. Owners ask, and everyone sees how far it is. */
export function RoundPanel({
  specificationId,
  companyId,
  round,
  isOwner,
  isMailSetUp,
}: {
  specificationId: string
  companyId: string
  round: RoundView | null
  isOwner: boolean
  isMailSetUp: boolean
}) {
  const router = useRouter()
  const { isAskingOthers: isAsking, setAskingOthers: setAsking } = useApproval()
  const [wasAsking, setWasAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const [failure, setFailure] = useState('')
  const [pending, startTransition] = useTransition()
  useEffect(() => {
    if (wasAsking && !isAsking) opener.current?.focus()
  }, [isAsking, wasAsking])

  const told = isMailSetUp ? 'We’ve told everyone who was asked.' : 'Please tell those who were asked.'
  const ending = round && describeEndings(told, round)[round.state]
  const isOpen = round?.state === 'open'
  /** The round has begun, and the links are shown once. */
  const hasLinks = isOpen && isOwner && isAsking
  if (!isOwner && !round) return null

  function ask() {
    setAsking(true)
    setWasAsking(true)
  }
  const cancel = () =>
    startTransition(async () => {
      setFailure('')
      try {
        await callApi('DELETE /api/job-specifications/{id}/approval-round', {
          params: { id: specificationId },
        })
      } catch (error) {
        setFailure(reasonOf(error, UNREACHABLE))
      }
      startTransition(() => router.refresh())
    })

  if (!round && !isAsking)
    return (
      <section aria-labelledby={ROUND_ID} className="mb-6 print:hidden">
        <h2 id={ROUND_ID} className="sr-only">
          Approval by several people
        </h2>
        <p className="text-muted-foreground text-sm">
          One approval is enough. If others have to agree first:{' '}
          <button ref={opener} type="button" className="link touch-target min-h-6" onClick={ask}>
            Ask several people to approve
          </button>
        </p>
      </section>
    )
  return (
    <section
      aria-label="Approval by several people"
      className="mb-6 grid justify-items-start gap-3 rounded-lg border bg-card p-4 sm:px-6 print:hidden"
    >
      <h2 id={ROUND_ID} className="text-xl">
        {hasLinks
          ? 'Links for approval'
          : (describeTurn(round) ?? ending?.title ?? 'Approval by several people')}
      </h2>
      {ending ? <p className="measure">{ending.text}</p> : null}
      {isOwner && isAsking ? (
        <Suspense fallback={null}>
          <RoundForm
            specificationId={specificationId}
            companyId={companyId}
            isMailSetUp={isMailSetUp}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
      {round && !hasLinks ? <RoundApprovers round={round} /> : null}
      {isOpen && !hasLinks ? (
        <p className="text-muted-foreground text-sm">
          You can still edit lines, but any edit means that everyone is asked again.
        </p>
      ) : null}
      {isOwner && isOpen && !hasLinks ? (
        <Button variant="outline" size="sm" disabled={pending} onClick={cancel}>
          Cancel this round
        </Button>
      ) : null}
      {isOwner && !isOpen && !isAsking ? (
        <Button ref={opener} size="sm" className="mt-1" onClick={ask}>
          Ask several people to approve
        </Button>
      ) : null}
      <p role="alert" className="text-destructive text-sm empty:hidden">
        {failure}
      </p>
    </section>
  )
}
