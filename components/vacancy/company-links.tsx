import { DrawnSection } from '@/components/layout/drawn-section'
import type { CompanyRole } from '@/lib/content/company-roles'
import { COMPANY_ROLES } from '@/lib/content/company-roles'
import * as paths from '@/lib/paths'

/** The companies of the workspace, each with its page. */
export function CompanyLinks({
  companies,
}: {
  companies: readonly { id: string; name: string; role: CompanyRole }[]
}) {
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
            <a href={paths.colleagues(id)} className="link inline-flex min-h-6 items-center">
              {role === 'owner' ? 'People, house rules and data' : 'People and house rules'}
              <span className="sr-only"> of {name}</span>
            </a>
          </div>
        ))}
      </div>
    </DrawnSection>
  )
}
