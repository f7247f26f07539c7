import type { Metadata } from 'next'
import { EmptyScreen } from '@/components/layout/empty-screen'
import { OnboardingHeading, OnboardingShell } from '@/components/layout/onboarding-shell'
import { ButtonLink } from '@/components/ui/button'
import { CompanyLinks } from '@/components/vacancy/company-links'
import { StartVacancy } from '@/components/vacancy/start-vacancy'
import { VacancyList } from '@/components/vacancy/vacancy-list'
import { currentCaller } from '@/lib/auth/caller'
import { listOnboardingStates, listVisibleCompanies } from '@/lib/company/queries'
import * as paths from '@/lib/paths'
import { listOwnVacancies } from '@/lib/vacancy/workspace/queries'

export const metadata: Metadata = { title: 'Your vacancies', robots: { index: false } }

export default async function VacanciesPage() {
  const caller = await currentCaller()
  const [states, vacancies, companies] = caller
    ? await Promise.all([
        listOnboardingStates(caller),
        listOwnVacancies(caller),
        listVisibleCompanies(caller),
      ])
    : [[], [], []]
  const editable = companies.filter(({ role }) => role !== 'viewer')
  return (
    <OnboardingShell states={states} account={caller?.person?.email} width="wide">
      <OnboardingHeading title="Your vacancies">
        {vacancies.length > 0
          ? `All vacancies started in this browser${caller?.person ? ' or in your account’s companies' : ''}. Those waiting for you come first.${caller?.person ? '' : ' To open them on another device, select “Save for later”.'}`
          : 'You haven’t registered a company in this browser. Register with four details to start your first vacancy.'}
      </OnboardingHeading>
      {vacancies.length > 0 ? (
        <div className="grid gap-8">
          {editable.length > 0 ? <StartVacancy companies={editable} vacancies={vacancies} /> : null}
          <VacancyList vacancies={vacancies} editableCompanies={editable.map(({ id }) => id)} />
          <CompanyLinks companies={companies} states={states} isSignedIn={caller?.person != null} />
        </div>
      ) : (
        <EmptyScreen hasSteps>
          <ButtonLink href={paths.register}>Register your company</ButtonLink>
        </EmptyScreen>
      )}
    </OnboardingShell>
  )
}
