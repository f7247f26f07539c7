import type { VacancyStage } from './options'

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
