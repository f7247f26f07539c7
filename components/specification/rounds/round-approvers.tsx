import { BeamSupport, SmallSupport, type SupportState } from '@/components/layout/beam-support'
import { APPROVAL_FORM_ID } from '@/components/specification/anchors'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { formatMoment } from '@/lib/dates'
import type { RoundView } from '@/lib/sharing/rounds/schema'
import { cn } from '@/lib/utils'

type Approver = RoundView['approvers'][number]

const BADGES = { waiting: 'muted', approved: 'success', declined: 'destructive' } as const
/** More of them than fit next to each other. */
const BESIDE_MAX = 4

function describeState({ state, isYou, isTurn }: Approver, round: RoundView['state']): string {
  const isOpen = round === 'open'
  if (state === 'approved') return round === 'voided' ? 'Approved the earlier text' : 'Approved'
  if (state === 'declined') return 'Declined'
  if (!isOpen) return 'Not decided'
  if (!isTurn) return 'Asked later'
  return isYou ? 'Your turn' : 'Waiting'
}

/** A beam with a support for each approver, and the load on those whose turn it is. On a phone it goes down the side. */
export function RoundApprovers({ round: { approvers, inOrder, state } }: { round: RoundView }) {
  const isBeside = approvers.length <= BESIDE_MAX
  const isOpen = state === 'open'
  return (
    <ol className={cn('grid w-full', isBeside && 'md:auto-cols-fr md:grid-flow-col')}>
      {approvers.map((approver, index) => {
        const { id, name, isYou, isTurn, decidedAt, reason } = approver
        const isYours = isOpen && isYou && isTurn
        return (
          <li
            key={id}
            className={cn(
              'relative grid min-w-0 content-start justify-items-start gap-1 pb-4 pl-6 last:pb-0',
              isBeside && 'md:pt-13 md:pr-5 md:pb-0 md:pl-0',
            )}
          >
            <Beam
              state={
                approver.state === 'approved' && state !== 'voided'
                  ? 'done'
                  : isOpen && isTurn
                    ? 'current'
                    : 'open'
              }
              isFirst={index === 0}
              isLast={index === approvers.length - 1}
              isBeside={isBeside}
            />
            <p className="flex flex-wrap items-baseline gap-x-2">
              {inOrder ? <span className="figure text-muted-foreground">{index + 1}</span> : null}
              <bdi className="wrap-anywhere font-semibold">{name}</bdi>
              {isYou ? <span className="text-muted-foreground text-sm">you</span> : null}
            </p>
            <Badge variant={isYours ? 'signal' : state === 'voided' ? 'muted' : BADGES[approver.state]}>
              {describeState(approver, state)}
            </Badge>
            {decidedAt ? (
              <p className="text-muted-foreground text-sm">{formatMoment(new Date(decidedAt))}</p>
            ) : null}
            {isYours ? (
              <a href={`#${APPROVAL_FORM_ID}`} className={cn(buttonVariants({ size: 'sm' }), 'mt-1')}>
                Decide now
              </a>
            ) : null}
            {reason ? <p className="measure wrap-anywhere whitespace-pre-line text-sm">{reason}</p> : null}
          </li>
        )
      })}
    </ol>
  )
}

/** `isBeside` from the width at which the beam lies flat. */
function Beam({
  state,
  isFirst,
  isLast,
  isBeside,
}: {
  state: SupportState
  isFirst: boolean
  isLast: boolean
  isBeside: boolean
}) {
  return (
    <>
      <span
        aria-hidden="true"
        className={cn(
          'absolute top-3 bottom-0 left-[5px] w-px bg-line/60',
          isLast && 'hidden',
          isBeside && 'md:hidden',
        )}
      />
      <SmallSupport
        state={state}
        className={cn('absolute top-[0.4375rem] left-0 bg-card', isBeside && 'md:hidden')}
      />
      {isBeside ? (
        <>
          <span
            aria-hidden="true"
            className={cn(
              'absolute top-[1.125rem] left-0 h-[5px] border-line border-y max-md:hidden',
              state === 'done' && 'bg-line',
              isFirst && 'border-l',
              // It ends at the last support, as far behind it as it begins before the first.
              isLast ? 'w-10 border-r' : 'right-0',
            )}
          />
          <BeamSupport state={state} className="absolute top-0 left-1.5 max-md:hidden" />
        </>
      ) : null}
    </>
  )
}
