import { EmptyScreen } from '@/components/layout/empty-screen'
import { ButtonLink } from '@/components/ui/button'
import type { OnboardingState } from '@/lib/company/schema'
import * as paths from '@/lib/paths'

function nextStepOf(state: OnboardingState | null) {
  if (!state)
    return {
      text: 'You haven’t started a specification in this browser.',
      href: paths.register,
      label: 'Register your company',
    }
  if (!state.hasDetails)
    return {
      text: `${state.companyName} is registered. Next: company details and job title.`,
      href: paths.about,
      label: 'Continue with company details',
    }
  if (!state.hasConsulted)
    return {
      text: 'Your company details are saved. Next: the conversation about the vacancy.',
      href: paths.consultation,
      label: 'Go to the consultation',
    }
  return {
    text: 'Your conversation has started. You can generate the specification whenever you like.',
    href: paths.summary,
    label: 'Go to the summary',
  }
}

export function EmptySpecificationList({ state }: { state: OnboardingState | null }) {
  const nextStep = nextStepOf(state)
  return (
    <EmptyScreen hasSteps={state === null} intro={nextStep.text}>
      <ButtonLink href={nextStep.href}>{nextStep.label}</ButtonLink>
    </EmptyScreen>
  )
}
