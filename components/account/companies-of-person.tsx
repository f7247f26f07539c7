import { DrawnSection } from '@/components/layout/drawn-section'
import { buttonVariants } from '@/components/ui/button-variants'
import * as paths from '@/lib/paths'

interface Company {
  id: string
  name: string
  role: string
}

/** With what this browser could still add. */
export function CompaniesOfPerson({
  companies,
  canAdd,
  isInvited,
}: {
  companies: readonly Company[]
  canAdd: boolean
  /** They have something better to do than to register. */
  isInvited: boolean
}) {
  return (
    <DrawnSection
      title="Your companies"
      figure={companies.length === 1 ? '1 company' : `${companies.length} companies`}
    >
      {companies.length > 0 ? (
        <ul className="border-t">
          {companies.map(({ id, name, role }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 border-b py-3">
              <a href={paths.colleagues(id)} className="link break-words font-semibold">
                {name}
              </a>
              <span className="text-muted-foreground text-sm">{role}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted-foreground">
          No companies yet. Register one, or ask a colleague to invite you.
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        {companies.length > 0 ? (
          <a
            href={paths.vacancies}
            className={buttonVariants({ variant: isInvited ? 'outline' : 'default' })}
          >
            Your vacancies
          </a>
        ) : (
          <a href={paths.register} className={buttonVariants({ variant: isInvited ? 'outline' : 'default' })}>
            Register a company
          </a>
        )}
        {canAdd ? (
          <a href={paths.addCompanies} className={buttonVariants({ variant: 'outline' })}>
            Add what’s in this browser
          </a>
        ) : null}
      </p>
    </DrawnSection>
  )
}
