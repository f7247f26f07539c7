export const ROUND_STATES = ['open', 'complete', 'declined', 'voided', 'cancelled'] as const
export type RoundState = (typeof ROUND_STATES)[number]
export const APPROVER_STATES = ['waiting', 'approved', 'declined'] as const
export type ApproverState = (typeof APPROVER_STATES)[number]

export const APPROVERS_MAX = 10
export const DECLINE_REASON_MAX = 1000
/** Between being asked and the first reminder, and between reminders. */
export const REMINDER_DAYS = 2
export const REMINDERS_MAX = 4
