import type { Route } from 'next'
import { DrawnSection } from '@/components/layout/drawn-section'
import type { OnboardingState } from '@/lib/company/schema'
import { COMPANY_ROLES, type CompanyRole } from '@/lib/content/company-roles'
import * as paths from '@/lib/paths'

const PEOPLE: Record<CompanyRole, string> = {
  owner: 'People, house rules and data',
  editor: 'People and house rules',
  viewer: 'People',
}

/** The companies of the workspace, each with its pages, and which emails a person who is signed in gets. */
export function CompanyLinks({
  companies,
  states,
  isSignedIn,
}: {
  companies: readonly { id: string; name: string; role: CompanyRole }[]
  /** Of their vacancies. */
  states: readonly OnboardingState[]
  isSignedIn: boolean
}) {
  const detailsOf = (companyId: string) => {
    const state = states.find((vacancy) => vacancy.companyId === companyId)
    return state && paths.screenOf(paths.about, state.vacancyId, states)
  }
  return (
    <DrawnSection
      title={companies.length === 1 ? 'Your company' : 'Your companies'}
      figure={companies.length === 1 ? '1 company' : `${companies.length} companies`}
      className="mt-4"
    >
      <div className="border-t">
        {companies.map(({ id, name, role }) => (
          <div key={id} className="grid gap-x-6 border-b py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            <span className="wrap-anywhere font-semibold">
              <bdi>{name}</bdi>{' '}
              <span className="font-normal text-muted-foreground text-sm">
                ({COMPANY_ROLES.find(({ key }) => key === role)?.label})
              </span>
            </span>
            <span className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <CompanyLink href={detailsOf(id)} label="Company details" company={name} />
              <CompanyLink href={paths.colleagues(id)} label={PEOPLE[role]} company={name} />
            </span>
          </div>
        ))}
      </div>
      {isSignedIn ? (
        <a href={paths.account} className="link touch-target inline-flex min-h-6 w-fit items-center text-sm">
          Notifications by email
        </a>
      ) : null}
    </DrawnSection>
  )
}

function CompanyLink({ href, label, company }: { href: Route | undefined; label: string; company: string }) {
  return href ? (
    <a href={href} className="link touch-target inline-flex min-h-6 items-center text-sm">
      {label}
      <span className="sr-only"> of {company}</span>
    </a>
  ) : null
}
