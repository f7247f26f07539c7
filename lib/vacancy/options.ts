export const VACANCY_STAGES = [
  { key: 'approved', label: 'Approved' },
  { key: 'drafted', label: 'Specification drafted' },
  { key: 'talking', label: 'In consultation' },
  { key: 'registered', label: 'Registered' },
] as const
export type VacancyStage = (typeof VACANCY_STAGES)[number]['key']

export const VACANCY_FILTERS = [
  { key: 'awaiting', label: 'Awaiting launch' },
  { key: 'launched', label: 'Live' },
  { key: 'onHold', label: 'On hold' },
  { key: 'closed', label: 'Closed' },
  { key: 'unapproved', label: 'Not approved yet' },
] as const
export type VacancyFilter = (typeof VACANCY_FILTERS)[number]['key']
export const VACANCY_FILTER_KEYS = VACANCY_FILTERS.map(({ key }) => key) as [
  VacancyFilter,
  ...VacancyFilter[],
]

export const VACANCY_FIGURES = ['awaiting', 'launched', 'onHold', 'unapproved', 'overdue'] as const
export type VacancyFigure = (typeof VACANCY_FIGURES)[number]
