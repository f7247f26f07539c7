import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { Sessions } from '@/components/account/sessions'
import { OnboardingHeading, OnboardingShell } from '@/components/layout/onboarding-shell'
import { describeBrowser } from '@/lib/account/describe-browser'
import { currentPerson, listOpenSessions } from '@/lib/auth/person'
import * as paths from '@/lib/paths'

export const metadata: Metadata = { title: 'Your account', robots: { index: false } }

export default async function AccountPage() {
  const person = await currentPerson()
  if (!person) redirect(paths.signIn)
  const sessions = await listOpenSessions(person)
  return (
    <OnboardingShell>
      <OnboardingHeading title="Your account">You’re signed in as {person.email}.</OnboardingHeading>
      <Sessions
        sessions={sessions.map(({ userAgent, ...session }) => ({
          ...session,
          browser: describeBrowser(userAgent),
        }))}
      />
    </OnboardingShell>
  )
}
