/** Changing any figure needs a new version. */
export const APPROVAL_TERMS = {
  version: '2026-11',
  /** Per cent of first-year salary, due on a successful hire. */
  feePercent: 25,
  /** From the start date. */
  paymentDays: 14,
  guaranteeWeeks: 8,
  /** From approval until the vacancy goes live. */
  launchHours: 2,
} as const
