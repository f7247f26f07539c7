import type { Metadata } from 'next'
import { BesideSketch } from '@/components/account/beside-sketch'
import { ConfirmSignIn } from '@/components/account/confirm-sign-in'
import { OnboardingShell } from '@/components/layout/onboarding-shell'
import { findSignInTarget } from '@/lib/auth/sign-in-links'

/** The token must not reach other sites. With `no-referrer` the form would have no origin. */
export const metadata: Metadata = {
  title: 'Sign in',
  robots: { index: false },
  referrer: 'same-origin',
}

/** Mail scanners open links, so opening one uses nothing up. */
export default async function ConfirmSignInPage({ searchParams }: PageProps<'/sign-in/confirm'>) {
  const { token } = await searchParams
  const target = typeof token === 'string' ? await findSignInTarget(token) : null
  return (
    <OnboardingShell width="wide" isSigningIn>
      <BesideSketch sketch={target === null ? 'broken' : 'email'}>
        <ConfirmSignIn token={String(token)} target={target} />
      </BesideSketch>
    </OnboardingShell>
  )
}
