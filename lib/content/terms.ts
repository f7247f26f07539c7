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

/** In the success-based plan, instead of the guarantee in weeks. */
export const SUCCESS_PLAN_GUARANTEE_DAYS = 90

export type ApprovalTerms = { readonly version: string } & Readonly<
  Record<'feePercent' | 'paymentDays' | 'guaranteeWeeks' | 'launchHours', number>
>

/** Add a version here before you replace its figures above: certificates of its approvals show them. */
const PAST_TERMS: readonly ApprovalTerms[] = []

/** Null for a version that this installation never had. */
export const findTerms = (version: string): ApprovalTerms | null =>
  [APPROVAL_TERMS, ...PAST_TERMS].find((terms) => terms.version === version) ?? null

export const listTerms = ({ feePercent, paymentDays, guaranteeWeeks }: ApprovalTerms) => [
  { label: 'Fee on a successful hire', text: `${feePercent}% of first-year salary` },
  { label: 'Payment due', text: `${paymentDays} days from the start date` },
  { label: 'Guarantee', text: `${guaranteeWeeks} weeks` },
  { label: 'Until you hire', text: 'No fees' },
]
