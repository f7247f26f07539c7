import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { OnboardingHeading, OnboardingShell } from '@/components/layout/onboarding-shell'
import { EmptySpecificationList } from '@/components/specification/empty-specification-list'
import { RedirectToCurrent } from '@/components/specification/redirect-to-current'
import { SpecificationList } from '@/components/specification/specification-list'
import { currentCaller } from '@/lib/auth/caller'
import { listOnboardingStates } from '@/lib/company/queries'
import * as paths from '@/lib/paths'
import { listSpecifications } from '@/lib/specification/queries'

export const metadata: Metadata = { title: 'Job specifications' }

/** Redirects to the only specification, or to the session's current one unless `?list` is given. Otherwise lists them. */
export default async function JobSpecificationsPage({ searchParams }: PageProps<'/job-specification'>) {
  const caller = await currentCaller()
  const [states, specifications] = caller
    ? await Promise.all([listOnboardingStates(caller), listSpecifications(caller)])
    : [[], []]
  const [first, ...rest] = specifications
  if (first && rest.length === 0) redirect(paths.jobSpecification(first.id))
  const redirectsToCurrent = (await searchParams).list === undefined
  return (
    <OnboardingShell states={states} account={caller?.person?.email} width="wide">
      <OnboardingHeading title="Job specifications">
        {first
          ? 'All specifications started in this browser, newest first.'
          : states.length > 0
            ? 'We write a specification from your conversation about the vacancy, and you approve it here.'
            : null}
      </OnboardingHeading>
      {first ? (
        <>
          {redirectsToCurrent ? (
            <RedirectToCurrent states={states} ids={specifications.map(({ id }) => id)} />
          ) : null}
          <SpecificationList specifications={specifications} />
        </>
      ) : (
        <EmptySpecificationList state={states[0] ?? null} />
      )}
    </OnboardingShell>
  )
}
