import { z } from 'zod'
import { INVALID, PHONE, PHONE_MESSAGE, REQUIRED, text } from '@/lib/fields'
import {
  BUDGETS,
  CONTACT_INDUSTRIES,
  CONTACT_SIZES,
  ENQUIRY_LIMITS,
  HEARD_SOURCES,
  INTEREST_PLANS,
  PRODUCT_INTERESTS,
  SERVICE_INTERESTS,
  TIMELINES,
  USER_TYPES,
} from './options'

const INVALID_EMAIL = 'Please enter a valid email address'

const required = (max: number) => text({ min: 1, max, message: REQUIRED })

/** A field that may be missing, null or blank: null in each case. */
const optional = (max: number) =>
  text({ max })
    .nullish()
    .transform((value) => value || null)

const phone = text({ max: ENQUIRY_LIMITS.phone })
  .refine((value) => value === '' || PHONE.test(value), PHONE_MESSAGE)
  .nullish()
  .transform((value) => value || null)

/** One of a list of keys, or nothing. */
function choice<const K extends string>(keys: readonly K[]) {
  return z
    .enum(['', ...keys], INVALID)
    .nullish()
    .transform((value) => (value || null) as K | null)
}

const keysOf = <const K extends string>(list: readonly { key: K }[]): K[] => list.map(({ key }) => key)

/**
 * What only a machine fills in or gets wrong: a field that no person sees, and, where a script could measure it, the time since the
 * page was opened. Neither is stored.
 */
const guards = {
  homepage: text({ max: 2048 }).nullish(),
  elapsedMs: z.number().nullish(),
}

/** Register Interest (specification, sections 3, 5 and 9). Only name, e-mail and user type are required. */
export const interestSchema = z.object({
  name: required(ENQUIRY_LIMITS.name).pipe(z.string().min(2, INVALID)),
  email: text({ min: 1, max: ENQUIRY_LIMITS.email, message: INVALID_EMAIL }).pipe(z.email(INVALID_EMAIL)),
  company: optional(ENQUIRY_LIMITS.company),
  role: optional(ENQUIRY_LIMITS.role),
  userType: z.enum(keysOf(USER_TYPES), "Please select if you're a hiring manager or candidate"),
  phone,
  message: optional(ENQUIRY_LIMITS.message),
  interestedIn: z
    .array(z.enum(SERVICE_INTERESTS))
    .nullish()
    .transform((chosen) => SERVICE_INTERESTS.filter((interest) => chosen?.includes(interest))),
  howDidYouHear: choice(HEARD_SOURCES.map((source) => source.text)),
  pricingPlan: choice(keysOf(INTEREST_PLANS)),
  ...guards,
})
export type Interest = z.infer<typeof interestSchema>

/** Contact Sales (specification, sections 3, 5 and 9). Name, e-mail, company and role are required. */
export const contactSalesSchema = z.object({
  name: required(ENQUIRY_LIMITS.name),
  email: required(ENQUIRY_LIMITS.email).pipe(z.email(INVALID)),
  company: required(ENQUIRY_LIMITS.company),
  role: required(ENQUIRY_LIMITS.role),
  phone,
  companySize: choice(keysOf(CONTACT_SIZES)),
  industry: choice(keysOf(CONTACT_INDUSTRIES)),
  productInterest: choice(keysOf(PRODUCT_INTERESTS)),
  timeline: choice(keysOf(TIMELINES)),
  budget: choice(keysOf(BUDGETS)),
  currentSolution: optional(ENQUIRY_LIMITS.currentSolution),
  message: optional(ENQUIRY_LIMITS.message),
  ...guards,
})
export type ContactSales = z.infer<typeof contactSalesSchema>

/** The answer to an enquiry. It tells nothing of what was stored, so that a machine learns nothing from it. */
export const receivedSchema = z.object({ received: z.literal(true) })

/** What a form holds as text, by field; fields with several values as a list. */
export type EnquiryValues = Record<string, string | string[]>

/** What the form shows after it was sent without script. `errors` are messages by field, `failure` one of the form as a whole. */
export interface EnquiryState {
  values: EnquiryValues
  errors: Record<string, string>
  failure: string | null
  done: boolean
}

/** The fields of a form that was sent; a choice of several is always a list. Next's own fields are left out. What is no form has none. */
export function valuesOf(form: FormData): EnquiryValues {
  const values: EnquiryValues = {}
  if (!(form instanceof FormData)) return values
  for (const name of new Set(form.keys())) {
    if (name.startsWith('$')) continue
    const texts = form.getAll(name).filter((value) => typeof value === 'string')
    values[name] = name === 'interestedIn' ? texts : (texts[0] ?? '')
  }
  return values
}

/** The first message of each wrong field. */
export function errorsOf(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message
  return errors
}
