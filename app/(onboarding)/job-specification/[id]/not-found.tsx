import type { Metadata } from 'next'
import { NotFoundLinks } from '@/components/layout/not-found-links'
import { OnboardingShell } from '@/components/layout/onboarding-shell'
import { currentCaller } from '@/lib/auth/caller'
import { listOnboardingStates } from '@/lib/company/queries'
import * as paths from '@/lib/paths'

export const metadata: Metadata = { title: 'Job Specification Not Found' }

const OWNER_LINKS = [
  {
    href: paths.jobSpecifications,
    label: 'Your job specifications',
    text: 'Everything you started in this browser',
  },
  { href: paths.summary, label: 'The summary', text: 'Your current vacancy' },
] as const
const START_LINKS = [
  { href: paths.register, label: 'Register your company', text: 'Start a vacancy' },
  { href: paths.home, label: 'Home page', text: 'How it works' },
] as const

export default async function SpecificationNotFound() {
  const caller = await currentCaller()
  const states = caller ? await listOnboardingStates(caller) : []
  const links = states.length > 0 ? [...OWNER_LINKS, ...START_LINKS] : START_LINKS
  return (
    <OnboardingShell states={states} width="wide" account={caller?.person?.email}>
      <NotFoundLinks title="Job Specification Not Found" links={links}>
        We can’t find that specification. You can only open it in the browser you registered in.
      </NotFoundLinks>
    </OnboardingShell>
  )
}
