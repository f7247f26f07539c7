import { Button } from '@/components/ui/button'

/** Forms without script. */
export function Invitations({
  invitations,
}: {
  invitations: readonly { id: string; companyName: string; role: string }[]
}) {
  if (invitations.length === 0) return null
  return (
    <section aria-labelledby="invitations" className="grid gap-4">
      <h2 id="invitations" className="font-semibold text-xl">
        Invitations
      </h2>
      <ul className="grid border-t">
        {invitations.map(({ id, companyName, role }) => (
          <li key={id} className="grid gap-3 border-b py-3">
            <p>
              You’re invited to join <bdi className="break-words font-semibold">{companyName}</bdi>.{' '}
              <span className="text-muted-foreground text-sm">{role}</span>
            </p>
            <form method="post" className="flex flex-wrap gap-3">
              <input type="hidden" name="invitation" value={id} />
              <Button type="submit" formAction="/account/accept-invitation" size="sm">
                Accept<span className="sr-only"> the invitation to {companyName}</span>
              </Button>
              <Button type="submit" formAction="/account/decline-invitation" size="sm" variant="outline">
                Decline<span className="sr-only"> the invitation to {companyName}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  )
}
