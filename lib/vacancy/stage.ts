import { LAUNCH_HOURS, type VacancyStage } from './options'

export const launchDeadline = (approvedAt: Date): Date =>
  new Date(approvedAt.getTime() + LAUNCH_HOURS * 3600 * 1000)

export function stageOf({
  isApproved,
  hasSpecification,
  isTalking,
}: {
  isApproved: boolean
  hasSpecification: boolean
  isTalking: boolean
}): VacancyStage {
  if (isApproved) return 'approved'
  if (hasSpecification) return 'drafted'
  return isTalking ? 'talking' : 'registered'
}
