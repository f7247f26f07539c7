/** `awaitingApproval` is for approval by several people. `archived` is set by the company. */
export const VACANCY_STATES = [
  'talking',
  'draft',
  'awaitingApproval',
  'approved',
  'live',
  'onHold',
  'closed',
  'archived',
] as const
export type VacancyState = (typeof VACANCY_STATES)[number]
