import { AdminShell } from '@/components/admin/shell/admin-shell'
import { ButtonLink } from '@/components/ui/button'
import { requireAdministratorPage } from '@/lib/auth/administrator'
import * as paths from '@/lib/paths'

export default async function VacancyNotFound() {
  const administrator = await requireAdministratorPage()
  return (
    <AdminShell administrator={administrator} current="vacancy">
      <div className="grid gap-4 pt-4">
        <h1 className="text-2xl">Vacancy not found</h1>
        <p className="measure">There’s no vacancy at this address. It may have been deleted.</p>
        <p>
          <ButtonLink href={paths.adminVacancies}>All vacancies</ButtonLink>
        </p>
      </div>
    </AdminShell>
  )
}
