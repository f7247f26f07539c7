import { LAUNCH_HOURS, type VacancyStage } from './options'

/** When an approved vacancy is to be on the market. */
export const launchBy = (approvedAt: Date): Date =>
  new Date(approvedAt.getTime() + LAUNCH_HOURS * 3600 * 1000)

/** How far a company has come. */
export function stageOf(known: {
  isApproved: boolean
  hasSpecification: boolean
  isTalking: boolean
}): VacancyStage {
  if (known.isApproved) return 'approved'
  if (known.hasSpecification) return 'drafted'
  return known.isTalking ? 'talking' : 'registered'
}
