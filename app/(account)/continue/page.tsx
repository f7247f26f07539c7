import type { Metadata } from 'next'
import { BesideSketch } from '@/components/account/beside-sketch'
import { ContinueElsewhere } from '@/components/account/continue-elsewhere'
import { OnboardingShell } from '@/components/layout/onboarding-shell'
import { readMaskedAddress } from '@/lib/account/mask-address'
import { listCompaniesToContinue } from '@/lib/account/queries'
import { currentCaller } from '@/lib/auth/caller'
import { isMailSetUp } from '@/lib/mail/service'

export const metadata: Metadata = { title: 'Save for later', robots: { index: false } }

export default async function ContinuePage({ searchParams }: PageProps<'/continue'>) {
  const [{ notice, to }, caller] = await Promise.all([searchParams, currentCaller()])
  const companies = caller ? await listCompaniesToContinue(caller) : []
  const account = caller?.person?.email ?? null
  return (
    <OnboardingShell account={account} width="wide" isSigningIn>
      <BesideSketch>
        <ContinueElsewhere
          notice={notice}
          isMailSetUp={isMailSetUp()}
          companies={companies}
          sentTo={readMaskedAddress(to)}
          email={account ?? companies[0]?.email ?? ''}
        />
      </BesideSketch>
    </OnboardingShell>
  )
}
