import { DrawnSection } from '@/components/layout/drawn-section'
import { Button } from '@/components/ui/button'

/** Forms without script. */
export function Invitations({
  invitations,
}: {
  invitations: readonly { id: string; companyName: string; role: string }[]
}) {
  if (invitations.length === 0) return null
  return (
    <DrawnSection
      title="Invitations"
      figure={invitations.length === 1 ? '1 waiting' : `${invitations.length} waiting`}
      className="border-signal border-l-4 bg-signal-wash px-4 py-3 sm:px-5"
    >
      <ul className="border-t">
        {invitations.map(({ id, companyName, role }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 border-b py-3 last:border-b-0"
          >
            <p>
              You’re invited to join <bdi className="break-words font-semibold">{companyName}</bdi>.{' '}
              <span className="block text-sm">Your role: {role}</span>
            </p>
            <form method="post" className="flex flex-wrap gap-3">
              <input type="hidden" name="invitation" value={id} />
              <Button type="submit" formAction="/account/accept-invitation">
                Accept<span className="sr-only"> the invitation to {companyName}</span>
              </Button>
              <Button type="submit" formAction="/account/decline-invitation" variant="outline">
                Decline<span className="sr-only"> the invitation to {companyName}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </DrawnSection>
  )
}
