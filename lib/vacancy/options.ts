import type { VacancyState } from '@/lib/consultation/vacancy/options'
import { APPROVAL_TERMS } from '@/lib/content/terms'

export const LAUNCH_STATUSES = [
  { key: 'awaiting', label: 'Awaiting launch' },
  { key: 'launched', label: 'Live' },
  { key: 'onHold', label: 'On hold' },
] as const
export type LaunchStatus = (typeof LAUNCH_STATUSES)[number]['key']
export const LAUNCH_STATUS_KEYS = LAUNCH_STATUSES.map(({ key }) => key) as [LaunchStatus, ...LaunchStatus[]]

/** The state of a vacancy whose approval has this launch status. */
export const STATE_BY_LAUNCH = {
  awaiting: 'approved',
  launched: 'live',
  onHold: 'onHold',
} as const satisfies Record<LaunchStatus, VacancyState>

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
  { key: 'unapproved', label: 'Not approved yet' },
] as const
export type VacancyFilter = (typeof VACANCY_FILTERS)[number]['key']
export const VACANCY_FILTER_KEYS = VACANCY_FILTERS.map(({ key }) => key) as [
  VacancyFilter,
  ...VacancyFilter[],
]

export const VACANCY_FIGURES = ['awaiting', 'launched', 'onHold', 'unapproved', 'overdue'] as const
export type VacancyFigure = (typeof VACANCY_FIGURES)[number]

/** From approval until the vacancy goes live. */
export const LAUNCH_HOURS = APPROVAL_TERMS.launchHours
