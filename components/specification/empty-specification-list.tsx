import { ButtonLink } from '@/components/ui/button'
import type { OnboardingState } from '@/lib/company/schema'
import * as paths from '@/lib/paths'

function nextStepOf(state: OnboardingState | null) {
  if (!state)
    return {
      text: 'You haven’t started a specification in this browser. Start by registering your company. You give us four details, then talk to the consultant for about 10 minutes.',
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
    <div className="grid justify-items-start gap-6">
      <BlankSheetSketch />
      <p className="measure">{nextStep.text}</p>
      <ButtonLink href={nextStep.href} variant="signal">
        {nextStep.label}
      </ButtonLink>
    </div>
  )
}

export function BlankSheetSketch() {
  return (
    <svg
      viewBox="0 0 300 150"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
      className="w-full max-w-xs text-line"
    >
      <path d="M20 12h200v126H20zM20 38h200M120 12v26M170 12v26" />
      <path d="M36 58h96M36 76h120M36 94h78M36 112h108" strokeDasharray="3 5" />
      <g stroke="var(--signal)" strokeWidth="2">
        <path d="M168 76h40l34-22h30" />
        <circle cx="276" cy="54" r="4" />
      </g>
      <path d="M240 40h42M240 68h42M240 82h30" strokeWidth="1" />
    </svg>
  )
}
