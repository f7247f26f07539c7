import type { VacancyState } from '@/lib/consultation/vacancy/options'
import * as paths from '@/lib/paths'

export const NEXT_STEPS = [
  'describeCompany',
  'startConsultation',
  'continueConsultation',
  'approve',
  'awaitApproval',
  'awaitLaunch',
  'none',
] as const
export type NextStep = (typeof NEXT_STEPS)[number]

interface Progress {
  id: string
  state: VacancyState
  hasDetails: boolean
  hasSpoken: boolean
  /** The newest version. */
  specification: { id: string; isDraft: boolean } | null
}

/** What is due next for the company. A draft of a vacancy that is approved already is to be approved too. */
export function nextStepOf({ state, hasDetails, hasSpoken, specification }: Progress): NextStep {
  if (state === 'closed' || state === 'archived') return 'none'
  if (specification?.isDraft) return state === 'awaitingApproval' ? 'awaitApproval' : 'approve'
  if (specification) return state === 'approved' ? 'awaitLaunch' : 'none'
  if (!hasDetails) return 'describeCompany'
  return hasSpoken ? 'continueConsultation' : 'startConsultation'
}

/** The next screen for this vacancy. */
export function urlOf({ id, hasDetails, specification }: Progress): string {
  if (specification) return paths.jobSpecification(specification.id)
  return paths.withVacancy(hasDetails ? paths.consultation : paths.about, id)
}
