import type { Metadata } from 'next'
import { NotFoundLinks } from '@/components/layout/not-found-links'
import { OnboardingShell } from '@/components/layout/onboarding-shell'
import * as paths from '@/lib/paths'

export const metadata: Metadata = { title: 'This link doesn’t work', robots: { index: false } }

const LINKS = [{ href: paths.home, label: 'Home page', text: 'How it works' }] as const

export default function SharedNotFound() {
  return (
    <OnboardingShell width="wide">
      <NotFoundLinks title="This link doesn’t work" links={LINKS}>
        It may be incomplete, it may be more than 30 days old, or it may have been revoked. Ask the person who
        sent it to you for a new one.
      </NotFoundLinks>
    </OnboardingShell>
  )
}
