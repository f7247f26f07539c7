import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { OnboardingHeading, OnboardingShell } from '@/components/layout/onboarding-shell'
import { EmptySpecificationList } from '@/components/specification/empty-specification-list'
import { RedirectToCurrent } from '@/components/specification/redirect-to-current'
import { SpecificationList } from '@/components/specification/specification-list'
import { currentOwner } from '@/lib/auth/owner'
import { stepsDone } from '@/lib/company/onboarding'
import { onboardingStates } from '@/lib/company/queries'
import * as paths from '@/lib/paths'
import { listSpecifications } from '@/lib/specification/queries'

export const metadata: Metadata = { title: 'Job specifications' }

/** The one specification of the caller; the session's current one of several (`?list` shows them all); else the way to begin. */
export default async function JobSpecificationsPage({ searchParams }: PageProps<'/job-specification'>) {
  const owner = await currentOwner()
  const [states, specifications] = owner
    ? await Promise.all([onboardingStates(owner), listSpecifications(owner)])
    : [[], []]
  const [first, ...others] = specifications
  if (first && others.length === 0) redirect(paths.jobSpecification(first.id))
  const follow = (await searchParams).list === undefined
  return (
    <OnboardingShell current="specification" done={stepsDone(states[0])}>
      <OnboardingHeading title="Job specifications">
        {first
          ? 'Everything that was written in this browser, the newest first.'
          : 'A specification is written from a conversation about the vacancy, and approved here.'}
      </OnboardingHeading>
      {first ? (
        <>
          {follow ? <RedirectToCurrent states={states} ids={specifications.map(({ id }) => id)} /> : null}
          <SpecificationList specifications={specifications} />
        </>
      ) : (
        <EmptySpecificationList state={states[0] ?? null} />
      )}
    </OnboardingShell>
  )
}
