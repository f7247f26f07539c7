import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { formatDay, formatMoment } from '@/lib/dates'
import { SHARE_ROLES } from '@/lib/sharing/options'
import type { ShareList as Shares } from '@/lib/sharing/schema'

type Share = Shares['shares'][number]

function describeState({ revokedAt, expiresAt, openedAt, lastSeenAt }: Share): string {
  if (revokedAt) return `Revoked on ${formatDay(new Date(revokedAt))}.`
  const isExpired = new Date(expiresAt) <= new Date()
  const seen =
    openedAt && lastSeenAt
      ? `Opened on ${formatDay(new Date(openedAt))}, last seen ${formatMoment(new Date(lastSeenAt))}.`
      : 'Not opened yet.'
  return isExpired ? `Expired. ${seen}` : `${seen} Works until ${formatDay(new Date(expiresAt))}.`
}

export function ShareList({
  shares,
  onRevoke,
}: {
  shares: readonly Share[]
  onRevoke: (id: string) => void
}) {
  if (shares.length === 0) return <p className="text-muted-foreground text-sm">No links yet.</p>
  return (
    <section aria-labelledby="share-list" className="grid gap-2">
      <h3 id="share-list" className="font-semibold">
        Links to this version
      </h3>
      <ul className="grid border-t">
        {shares.map((share) => {
          const { id, name, email, role, revokedAt } = share
          const reader = name ?? email ?? 'Anyone with the link'
          return (
            <li key={id} className="flex items-center justify-between gap-x-4 border-b py-3">
              <div className="grid min-w-0 gap-1">
                <p className="flex flex-wrap items-center gap-2">
                  <bdi className="wrap-anywhere font-semibold">{reader}</bdi>
                  <Badge variant={revokedAt ? 'muted' : 'outline'}>
                    {SHARE_ROLES.find(({ key }) => key === role)?.label}
                  </Badge>
                </p>
                {name && email ? <p className="wrap-anywhere text-sm">{email}</p> : null}
                <p className="text-muted-foreground text-sm">{describeState(share)}</p>
              </div>
              {revokedAt ? null : (
                <Button variant="outline" size="sm" onClick={() => onRevoke(id)}>
                  Revoke<span className="sr-only"> the link for {reader}</span>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
