import type { Metadata } from 'next'
import { MissingSpanSketch } from '@/components/layout/missing-span-sketch'
import { OnboardingShell } from '@/components/layout/onboarding-shell'
import { Link } from '@/components/ui/link'
import { currentOwner } from '@/lib/auth/owner'
import { listCompletedSteps } from '@/lib/company/onboarding'
import { listOnboardingStates } from '@/lib/company/queries'
import * as paths from '@/lib/paths'

export const metadata: Metadata = { title: 'Job Specification Not Found' }

const OWNER_LINKS = [
  { href: paths.jobSpecifications, label: 'Your job specifications', text: 'all in this browser' },
  { href: paths.summary, label: 'The summary', text: 'of your newest vacancy' },
] as const
const START_LINKS = [
  { href: paths.register, label: 'Register your company', text: 'start a vacancy' },
  { href: paths.home, label: 'The home page', text: 'how it works' },
] as const

export default async function SpecificationNotFound() {
  const owner = await currentOwner()
  const states = owner ? await listOnboardingStates(owner) : []
  const links = states.length > 0 ? [...OWNER_LINKS, ...START_LINKS] : START_LINKS
  return (
    <OnboardingShell current="specification" done={listCompletedSteps(states[0])} width="wide">
      <div className="grid gap-10 py-4 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-7">
          <h1 className="text-display">Job Specification Not Found</h1>
          <p className="measure mt-4">
            We can’t find that specification. You can only open one in the browser you registered with.
          </p>
          <ul className="mt-6 border-t">
            {links.map((link) => (
              <li key={link.label} className="flex flex-wrap items-baseline gap-x-3 border-b py-3">
                <Link href={link.href} className="link font-semibold">
                  {link.label}
                </Link>
                <span className="text-muted-foreground text-sm">{link.text}</span>
              </li>
            ))}
          </ul>
        </div>
        <MissingSpanSketch className="w-full max-w-md text-line lg:col-span-5" />
      </div>
    </OnboardingShell>
  )
}
