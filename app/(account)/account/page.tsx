import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { CompaniesOfPerson } from '@/components/account/companies-of-person'
import { Sessions } from '@/components/account/sessions'
import { OnboardingHeading, OnboardingShell } from '@/components/layout/onboarding-shell'
import { describeBrowser } from '@/lib/account/describe-browser'
import { describeMembership } from '@/lib/account/describe-membership'
import { listCompaniesOf, listCompaniesToAdd } from '@/lib/account/queries'
import { currentOwner } from '@/lib/auth/owner'
import { currentPerson, listOpenSessions } from '@/lib/auth/person'
import * as paths from '@/lib/paths'

export const metadata: Metadata = { title: 'Your account', robots: { index: false } }

export default async function AccountPage() {
  const [person, owner] = await Promise.all([currentPerson(), currentOwner()])
  if (!person) redirect(paths.signIn)
  const [sessions, companies, toAdd] = await Promise.all([
    listOpenSessions(person),
    listCompaniesOf(person),
    owner ? listCompaniesToAdd(owner, person) : [],
  ])
  return (
    <OnboardingShell account={person.email}>
      <OnboardingHeading title="Your account">You’re signed in as {person.email}.</OnboardingHeading>
      <div className="grid gap-10">
        <CompaniesOfPerson
          companies={companies.map(({ id, name, ...membership }) => ({
            id,
            name,
            role: describeMembership(membership),
          }))}
          canAdd={toAdd.length > 0}
        />
        <Sessions
          sessions={sessions.map(({ userAgent, ...session }) => ({
            ...session,
            browser: describeBrowser(userAgent),
          }))}
        />
      </div>
    </OnboardingShell>
  )
}
