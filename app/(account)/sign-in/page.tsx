import type { Metadata } from 'next'
import { BesideSketch } from '@/components/account/beside-sketch'
import { SignIn } from '@/components/account/sign-in'
import { OnboardingShell } from '@/components/layout/onboarding-shell'
import { readMaskedAddress } from '@/lib/account/mask-address'
import { currentPerson } from '@/lib/auth/person'
import { brand } from '@/lib/content/brand'
import { isMailSetUp } from '@/lib/mail/service'

export const metadata: Metadata = { title: 'Sign in', robots: { index: false } }

export default async function SignInPage({ searchParams }: PageProps<'/sign-in'>) {
  const [{ notice, to }, person] = await Promise.all([searchParams, currentPerson()])
  const hasMail = isMailSetUp()
  return (
    <OnboardingShell account={person?.email} width="wide" isSigningIn>
      <BesideSketch sketch={notice === 'link' ? 'broken' : hasMail ? 'email' : 'none'}>
        <SignIn
          notice={notice}
          isMailSetUp={hasMail}
          signedInAs={person?.email ?? null}
          contact={brand.privacyEmail}
          sentTo={readMaskedAddress(to)}
        />
      </BesideSketch>
    </OnboardingShell>
  )
}
