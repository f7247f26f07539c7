/** The terms of an approval (specification, section 9). A change of any figure is a new version. */
export const APPROVAL_TERMS = {
  version: '2026-11',
  /** Per cent of the first year's salary, due on a successful hire. */
  feePercent: 25,
  /** Days from the start date until payment is due. */
  paymentDays: 14,
  guaranteeWeeks: 8,
  /** Hours from approval until the vacancy is on the market. */
  launchHours: 2,
} as const
