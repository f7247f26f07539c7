import type { Metadata } from 'next'
import { NotFoundLinks } from '@/components/layout/not-found-links'
import { OnboardingShell } from '@/components/layout/onboarding-shell'
import { currentCaller } from '@/lib/auth/caller'
import { listOnboardingStates } from '@/lib/company/queries'
import * as paths from '@/lib/paths'

export const metadata: Metadata = { title: 'Vacancy not found' }

const OWNER_LINKS = [
  { href: paths.vacancies, label: 'Your vacancies', text: 'Everything you started in this browser' },
] as const
const START_LINKS = [
  { href: paths.register, label: 'Register your company', text: 'Start a vacancy' },
  { href: paths.home, label: 'Home page', text: 'How it works' },
] as const

/** For screens whose address names a vacancy. */
export default async function VacancyNotFound() {
  const caller = await currentCaller()
  const states = caller ? await listOnboardingStates(caller) : []
  return (
    <OnboardingShell states={states} width="wide" account={caller?.person?.email}>
      <NotFoundLinks
        title="Vacancy not found"
        links={states.length > 0 ? [...OWNER_LINKS, ...START_LINKS] : START_LINKS}
      >
        We can’t find that vacancy. You can open it in the browser you registered in, or when you’re signed
        in.
      </NotFoundLinks>
    </OnboardingShell>
  )
}
