import { Badge } from '@/components/ui/badge'
import { formatMoment } from '@/lib/dates'
import type { RoundView } from '@/lib/sharing/rounds/schema'

const LABELS = { waiting: 'Waiting', approved: 'Approved', declined: 'Declined' } as const
const BADGES = { waiting: 'outline', approved: 'success', declined: 'destructive' } as const

export function RoundApprovers({ round: { approvers, inOrder, state } }: { round: RoundView }) {
  return (
    <ol className="grid w-full border-t">
      {approvers.map(({ id, name, isYou, isTurn, decidedAt, reason, ...approver }, index) => (
        <li key={id} className="grid gap-1 border-b py-2">
          <p className="flex flex-wrap items-center gap-2">
            {inOrder ? <span className="figure text-muted-foreground">{index + 1}</span> : null}
            <bdi className="wrap-anywhere font-semibold">{name}</bdi>
            {isYou ? <span className="text-muted-foreground text-sm">you</span> : null}
            <Badge variant={BADGES[approver.state]}>
              {approver.state === 'waiting' && state === 'open' && !isTurn
                ? 'Asked later'
                : LABELS[approver.state]}
            </Badge>
            {decidedAt ? (
              <span className="text-muted-foreground text-sm">{formatMoment(new Date(decidedAt))}</span>
            ) : null}
          </p>
          {reason ? <p className="measure wrap-anywhere whitespace-pre-line text-sm">{reason}</p> : null}
        </li>
      ))}
    </ol>
  )
}
