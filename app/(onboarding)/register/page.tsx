import type { Metadata } from 'next'
import { OnboardingScreen } from '@/components/companies/onboarding-screen'
import { RegisterForm } from '@/components/companies/register-form'
import { OnboardingHeading, OnboardingShell } from '@/components/site/onboarding-shell'
import { currentOwner } from '@/lib/auth/owner'
import { onboardingStates } from '@/lib/companies/queries'
import { stepsDone } from '@/lib/companies/rules'

export const metadata: Metadata = {
  title: 'Create your account',
  description: 'Register your company with a business e-mail address and begin your first vacancy.',
}

export default async function RegisterPage() {
  const owner = await currentOwner()
  const states = owner ? await onboardingStates(owner) : []
  return (
    <OnboardingShell current="registration" done={stepsDone(states[0])}>
      <OnboardingHeading title="Create Your Account">
        Getting started takes four details. Then come your company and a conversation of about ten minutes.
      </OnboardingHeading>
      <OnboardingScreen screen="register" states={states} loading={null}>
        <RegisterForm />
      </OnboardingScreen>
    </OnboardingShell>
  )
}
