import { DrawnSection } from '@/components/layout/drawn-section'
import { Button } from '@/components/ui/button'
import { formatDay, formatRecent } from '@/lib/dates'

interface Session {
  id: string
  browser: string
  isThis: boolean
  createdAt: Date
  lastSeenAt: Date
}

/** Forms without script. */
export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const now = new Date()
  return (
    <DrawnSection title="Where you’re signed in">
      <ul className="grid border-t">
        {sessions.map(({ id, browser, isThis, createdAt, lastSeenAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b py-3">
            <div>
              <p className="font-semibold">
                {browser}
                {isThis ? <span className="font-normal text-muted-foreground"> (this browser)</span> : null}
              </p>
              <p className="text-muted-foreground text-sm">
                Last used {formatRecent(lastSeenAt, now)}. Signed in on {formatDay(createdAt)}
              </p>
            </div>
            <form method="post" action={isThis ? '/account/sign-out' : '/account/end-session'}>
              <input type="hidden" name="session" value={id} />
              <Button type="submit" variant="outline" size="sm">
                {isThis ? 'Sign out' : 'End session'}
                {isThis ? null : <span className="sr-only"> of {browser}</span>}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </DrawnSection>
  )
}
