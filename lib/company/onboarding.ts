import type { OnboardingStep } from '@/lib/content/navigation'
import type { OnboardingState } from './schema'

export function listCompletedSteps(state: OnboardingState | null | undefined): OnboardingStep[] {
  if (!state) return []
  const steps: [OnboardingStep, boolean][] = [
    ['registration', true],
    ['about', state.hasDetails],
    ['consultation', state.hasConsulted],
    ['summary', state.jobSpecificationId !== null],
    ['specification', state.isApproved],
  ]
  return steps.flatMap(([step, isDone]) => (isDone ? [step] : []))
}
