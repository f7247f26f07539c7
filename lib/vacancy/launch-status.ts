import type { VacancyState } from '@/lib/consultation/vacancy/options'
import { APPROVAL_TERMS } from '@/lib/content/terms'

export const LAUNCH_STATUSES = [
  { key: 'awaiting', label: 'Awaiting launch' },
  { key: 'launched', label: 'Live' },
  { key: 'onHold', label: 'On hold' },
  { key: 'closed', label: 'Closed' },
] as const
export type LaunchStatus = (typeof LAUNCH_STATUSES)[number]['key']
export const LAUNCH_STATUS_KEYS = LAUNCH_STATUSES.map(({ key }) => key) as [LaunchStatus, ...LaunchStatus[]]

/** The state of a vacancy whose approval has this launch status. */
export const STATE_BY_LAUNCH = {
  awaiting: 'approved',
  launched: 'live',
  onHold: 'onHold',
  closed: 'closed',
} as const satisfies Record<LaunchStatus, VacancyState>

/** From approval until the vacancy goes live. */
export const LAUNCH_HOURS = APPROVAL_TERMS.launchHours

export const launchDeadline = (approvedAt: Date): Date =>
  new Date(approvedAt.getTime() + LAUNCH_HOURS * 3600 * 1000)
