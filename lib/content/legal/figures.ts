/** The figures of the legal texts (specification, section 9). */
export const LEGAL_FIGURES = {
  /** Days until an invoice is due, where nothing else was agreed. */
  paymentDays: 30,
  /** Per cent above the central bank's base rate. */
  lateInterestPercent: 8,
  /** Liability is capped at what was paid in as many months. */
  liabilityMonths: 12,
  noticeDays: 30,
  /** Years that customer data is kept after the service has ended. */
  customerYears: 6,
  /** Years that a prospect's data is kept after the last contact. */
  prospectYears: 3,
} as const

/** When each text was last changed. */
export const LAST_UPDATED = { privacy: '2026-11-21', terms: '2026-11-21', cookies: '2026-11-21' } as const

/** The UK regulator of data protection, as it publishes its own details. */
export const REGULATOR = {
  name: 'Information Commissioner’s Office',
  short: 'ICO',
  address: 'Wycliffe House, Water Lane, Wilmslow, Cheshire SK9 5AF',
  phone: '0303 123 1113',
  complaintUrl: 'https://ico.org.uk/make-a-complaint/',
} as const
