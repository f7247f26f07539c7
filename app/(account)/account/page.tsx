import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AskToJoin } from '@/components/account/ask-to-join'
import { CompaniesOfPerson } from '@/components/account/companies-of-person'
import { EmailChoice } from '@/components/account/email-choice'
import { Invitations } from '@/components/account/invitations'
import { Sessions } from '@/components/account/sessions'
import { OnboardingHeading, OnboardingShell } from '@/components/layout/onboarding-shell'
import { listInvitationsTo } from '@/lib/account/colleagues/queries'
import { describeBrowser } from '@/lib/account/describe-browser'
import { describeMembership } from '@/lib/account/describe-membership'
import { listCompaniesOf, listCompaniesToAdd } from '@/lib/account/queries'
import { currentOwner } from '@/lib/auth/owner'
import { currentPerson, listOpenSessions } from '@/lib/auth/person'
import { checkBusinessEmail } from '@/lib/company/business-email'
import { isMailStopped, preferencesPathFor } from '@/lib/mail/stops/queries'
import * as paths from '@/lib/paths'

export const metadata: Metadata = { title: 'Your account', robots: { index: false } }

export default async function AccountPage({ searchParams }: PageProps<'/account'>) {
  const [{ notice }, person, owner] = await Promise.all([searchParams, currentPerson(), currentOwner()])
  if (!person) redirect(paths.signIn)
  const [sessions, companies, toAdd, invitations, isStopped] = await Promise.all([
    listOpenSessions(person),
    listCompaniesOf(person),
    owner ? listCompaniesToAdd(owner, person) : [],
    listInvitationsTo(person.email),
    isMailStopped(person.email),
  ])
  return (
    <OnboardingShell account={person.email} width="wide">
      <OnboardingHeading title="Your account">You’re signed in as {person.email}.</OnboardingHeading>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <div className="grid min-w-0 content-start gap-10">
          <Invitations
            invitations={invitations.map(({ id, companyName, ...membership }) => ({
              id,
              companyName,
              role: describeMembership(membership),
            }))}
          />
          <CompaniesOfPerson
            companies={companies.map(({ id, name, ...membership }) => ({
              id,
              name,
              role: describeMembership(membership),
            }))}
            canAdd={toAdd.length > 0}
            isInvited={invitations.length > 0}
          />
          {companies.length === 0 && checkBusinessEmail(person.email).isBusinessEmail ? (
            <AskToJoin
              domain={person.email.slice(person.email.lastIndexOf('@') + 1)}
              hasAsked={notice === 'asked'}
            />
          ) : null}
        </div>
        <div className="grid min-w-0 content-start gap-10">
          <EmailChoice isStopped={isStopped} href={preferencesPathFor(person.email)} />
          <Sessions
            sessions={sessions.map(({ userAgent, ...session }) => ({
              ...session,
              browser: describeBrowser(userAgent),
            }))}
          />
        </div>
      </div>
    </OnboardingShell>
  )
}
