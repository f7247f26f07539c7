import {
  CANDIDATE_MONTHS,
  CUSTOMER_YEARS,
  INVITATION_DAYS,
  MAIL_DAYS,
  MAIL_TEXT_DAYS,
  PROSPECT_YEARS,
  RESTORE_DAYS,
  SIGN_IN_DAYS,
} from '@/lib/content/retention-periods.mjs'
import { readInterviewMonths } from '@/lib/server/interview-months.mjs'

export const LEGAL_FIGURES = {
  paymentDays: 30,
  /** Per cent above the Bank of England base rate. */
  lateInterestPercent: 8,
  /** Liability is capped at the amount paid in this period. */
  liabilityMonths: 12,
  noticeDays: 30,
  /** After the service ends. */
  customerYears: CUSTOMER_YEARS,
  /** After the last contact. */
  prospectYears: PROSPECT_YEARS,
  /** Of what a candidate sends for a job. */
  candidateMonths: CANDIDATE_MONTHS,
  /** Of interview records, after the decision. */
  interviewMonths: readInterviewMonths(),
  restoreDays: RESTORE_DAYS,
  mailDays: MAIL_DAYS,
  mailTextDays: MAIL_TEXT_DAYS,
  signInDays: SIGN_IN_DAYS,
  invitationDays: INVITATION_DAYS,
} as const

export const LAST_UPDATED = { privacy: '2026-11-28', terms: '2026-11-23', cookies: '2026-11-23' } as const

/** Source: ico.org.uk. */
export const REGULATOR = {
  name: 'Information Commissioner’s Office',
  short: 'ICO',
  address: 'Wycliffe House, Water Lane, Wilmslow, Cheshire SK9 5AF',
  phone: '0303 123 1113',
  complaintUrl: 'https://ico.org.uk/make-a-complaint/',
} as const
