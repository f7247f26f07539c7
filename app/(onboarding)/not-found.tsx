import type { Metadata } from 'next'
import { NotFoundLinks } from '@/components/layout/not-found-links'
import { OnboardingShell } from '@/components/layout/onboarding-shell'
import { currentOwner } from '@/lib/auth/owner'
import { listOnboardingStates } from '@/lib/company/queries'
import * as paths from '@/lib/paths'

export const metadata: Metadata = { title: 'Vacancy Not Found' }

const OWNER_LINKS = [
  { href: paths.vacancies, label: 'Your vacancies', text: 'everything you started in this browser' },
] as const
const START_LINKS = [
  { href: paths.register, label: 'Register your company', text: 'start a vacancy' },
  { href: paths.home, label: 'Home page', text: 'how it works' },
] as const

/** For screens whose address names a vacancy. */
export default async function VacancyNotFound() {
  const owner = await currentOwner()
  const states = owner ? await listOnboardingStates(owner) : []
  return (
    <OnboardingShell states={states} width="wide">
      <NotFoundLinks
        title="Vacancy Not Found"
        links={states.length > 0 ? [...OWNER_LINKS, ...START_LINKS] : START_LINKS}
      >
        We can’t find that vacancy. You can only open it in the browser you registered in.
      </NotFoundLinks>
    </OnboardingShell>
  )
}
