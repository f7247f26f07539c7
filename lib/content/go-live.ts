import { brand } from './brand'
import { FIGURES, TESTIMONIALS } from './marketing-figures'

/** Something that visitors read and that is only an example until the operator replaces or confirms it. */
export interface UnconfirmedItem {
  key: string
  /** What visitors read. */
  shown: string
  /** What to do about it. */
  settle: string
}

const BRAND_VARIABLES = {
  BRAND_LEGAL_NAME: brand.legalName,
  BRAND_COMPANY_NUMBER: `Company registration number ${brand.companyNumber}`,
  BRAND_REGISTERED_OFFICE: brand.registeredOffice,
  BRAND_PRIVACY_EMAIL: brand.privacyEmail,
  BRAND_DPO_EMAIL: brand.dpoEmail,
  BRAND_LEGAL_EMAIL: brand.legalEmail,
  BRAND_SALES_EMAIL: brand.salesEmail,
  BRAND_PARENT_URL: brand.parentUrl,
} as const

/** What goes live without a value of the operator's own. */
type Settings = Readonly<
  Partial<
    Record<
      keyof typeof BRAND_VARIABLES | 'APP_URL' | 'SMTP_URL' | 'NOTIFY_EMAIL' | 'CONFIRMED_CLAIMS',
      string | undefined
    >
  >
>

/** What nobody gets until it is set. */
const MAIL_VARIABLES = {
  SMTP_URL: 'Nobody gets email: messages are held in the admin centre',
  NOTIFY_EMAIL: 'Your team gets no email about new enquiries and approvals',
} as const

/** Claims of the public site by the key that confirms them. */
const CLAIMS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(FIGURES).map(([key, { value, label }]) => [key, `${value} ${label}`])),
  testimonials: `${TESTIMONIALS.length} quotations on the home page, which are samples`,
}

export const CLAIM_KEYS = Object.keys(CLAIMS)

/**
 * What a visitor would read that nobody has confirmed, in the order of the variables. `settings` are environment variables;
 * `CONFIRMED_CLAIMS` lists the keys of claims that the operator can prove, separated by commas.
 */
export function listUnconfirmed(settings: Settings): UnconfirmedItem[] {
  const confirmed = (settings.CONFIRMED_CLAIMS ?? '').split(/[\s,]+/)
  const address = settings.APP_URL ?? ''
  return [
    ...(address.startsWith('https://')
      ? []
      : [
          {
            key: 'APP_URL',
            shown: address || 'No public address',
            settle: 'Set APP_URL to the https address.',
          },
        ]),
    ...Object.entries(BRAND_VARIABLES)
      .filter(([variable]) => !settings[variable as keyof typeof BRAND_VARIABLES])
      .map(([variable, shown]) => ({ key: variable, shown, settle: `Set ${variable}.` })),
    ...Object.entries(MAIL_VARIABLES)
      .filter(([variable]) => !settings[variable as keyof typeof MAIL_VARIABLES])
      .map(([variable, shown]) => ({ key: variable, shown, settle: `Set ${variable}.` })),
    ...Object.entries(CLAIMS)
      .filter(([key]) => !confirmed.includes(key))
      .map(([key, shown]) => ({
        key,
        shown,
        settle: `Add ${key} to CONFIRMED_CLAIMS once you can prove it.`,
      })),
  ]
}
