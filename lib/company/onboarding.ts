import type { OnboardingStep } from '@/lib/content/navigation'
import type { OnboardingState } from './schema'

/** The steps of the rail that a company has behind it; none before registration. */
export function stepsDone(state: OnboardingState | null | undefined): OnboardingStep[] {
  if (!state) return []
  const done: [OnboardingStep, boolean][] = [
    ['registration', true],
    ['about', state.described],
    ['consultation', state.consulted],
    ['summary', state.jobSpecificationId !== null],
    ['specification', state.approved],
  ]
  return done.flatMap(([step, isDone]) => (isDone ? [step] : []))
}
