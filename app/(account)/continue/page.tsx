import type { Metadata } from 'next'
import { ContinueElsewhere } from '@/components/account/continue-elsewhere'
import { OnboardingShell } from '@/components/layout/onboarding-shell'
import { listCompaniesToContinue } from '@/lib/account/queries'
import { currentCaller } from '@/lib/auth/caller'
import { isMailSetUp } from '@/lib/mail/service'

export const metadata: Metadata = { title: 'Continue on another device', robots: { index: false } }

export default async function ContinuePage({ searchParams }: PageProps<'/continue'>) {
  const [{ notice }, caller] = await Promise.all([searchParams, currentCaller()])
  const companies = caller ? await listCompaniesToContinue(caller) : []
  const account = caller?.person?.email ?? null
  return (
    <OnboardingShell account={account}>
      <ContinueElsewhere
        notice={notice}
        isMailSetUp={isMailSetUp()}
        companies={companies}
        email={account ?? companies[0]?.email ?? ''}
      />
    </OnboardingShell>
  )
}
