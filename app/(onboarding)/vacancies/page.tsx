import type { Metadata } from 'next'
import { OnboardingHeading, OnboardingShell } from '@/components/layout/onboarding-shell'
import { ButtonLink } from '@/components/ui/button'
import { StartVacancy } from '@/components/vacancy/start-vacancy'
import { VacancyList } from '@/components/vacancy/vacancy-list'
import { currentOwner } from '@/lib/auth/owner'
import { listOnboardingStates, listOwnedCompanies } from '@/lib/company/queries'
import * as paths from '@/lib/paths'
import { listOwnVacancies } from '@/lib/vacancy/workspace/queries'

export const metadata: Metadata = { title: 'Your vacancies', robots: { index: false } }

export default async function VacanciesPage() {
  const owner = await currentOwner()
  const [states, vacancies, companies] = owner
    ? await Promise.all([listOnboardingStates(owner), listOwnVacancies(owner), listOwnedCompanies(owner)])
    : [[], [], []]
  return (
    <OnboardingShell states={states}>
      <OnboardingHeading title="Your vacancies">
        {vacancies.length > 0
          ? 'All vacancies started in this browser, most recently changed first.'
          : 'You haven’t registered a company in this browser. Register with four details to start your first vacancy.'}
      </OnboardingHeading>
      {vacancies.length > 0 ? (
        <div className="grid gap-10">
          <VacancyList vacancies={vacancies} />
          <StartVacancy companies={companies} />
        </div>
      ) : (
        <ButtonLink href={paths.register} variant="signal">
          Register your company
        </ButtonLink>
      )}
    </OnboardingShell>
  )
}
