import type { Metadata } from 'next'
import { MissingSpanSketch } from '@/components/layout/missing-span-sketch'
import { OnboardingShell } from '@/components/layout/onboarding-shell'
import { Link } from '@/components/ui/link'
import { currentOwner } from '@/lib/auth/owner'
import { stepsDone } from '@/lib/company/onboarding'
import { onboardingStates } from '@/lib/company/queries'
import * as paths from '@/lib/paths'

export const metadata: Metadata = { title: 'Job Specification Not Found' }

const OWN = [
  { href: paths.jobSpecifications, label: 'Your job specifications', text: 'those of this browser' },
  { href: paths.summary, label: 'The summary', text: 'of your newest vacancy' },
] as const
const START = [
  { href: paths.register, label: 'Register your company', text: 'the start of a vacancy' },
  { href: paths.home, label: 'The home page', text: 'what the product does' },
] as const

export default async function SpecificationNotFound() {
  const owner = await currentOwner()
  const states = owner ? await onboardingStates(owner) : []
  const ways = states.length > 0 ? [...OWN, ...START] : START
  return (
    <OnboardingShell current="specification" done={stepsDone(states[0])} width="wide">
      <div className="grid gap-10 py-4 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-7">
          <h1 className="text-display">Job Specification Not Found</h1>
          <p className="measure mt-4">
            There is no job specification at this address, or it belongs to another browser. A specification
            opens only in the browser in which the company was registered.
          </p>
          <ul className="mt-6 border-t">
            {ways.map((way) => (
              <li key={way.label} className="flex flex-wrap items-baseline gap-x-3 border-b py-3">
                <Link href={way.href} className="link font-semibold">
                  {way.label}
                </Link>
                <span className="text-muted-foreground text-sm">{way.text}</span>
              </li>
            ))}
          </ul>
        </div>
        <MissingSpanSketch className="w-full max-w-md text-line lg:col-span-5" />
      </div>
    </OnboardingShell>
  )
}
