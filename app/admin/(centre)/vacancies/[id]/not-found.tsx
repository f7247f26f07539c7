import { ButtonLink } from '@/components/ui/button'
import * as paths from '@/lib/paths'

export default function VacancyNotFound() {
  return (
    <main id="main" tabIndex={-1} className="container-page grid content-center gap-4 py-14">
      <h1 className="text-display">Vacancy Not Found</h1>
      <p className="measure">There’s no vacancy at this address. It may have been deleted.</p>
      <p>
        <ButtonLink href={paths.adminVacancies} variant="outline">
          All vacancies
        </ButtonLink>
      </p>
    </main>
  )
}
