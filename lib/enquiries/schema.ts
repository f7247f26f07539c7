import { z } from 'zod'
import { INVALID, PHONE, PHONE_MESSAGE, REQUIRED, text } from '@/lib/fields'
import {
  BUDGETS,
  CONTACT_INDUSTRIES,
  CONTACT_SIZES,
  ENQUIRY_LIMITS,
  INTEREST_PLANS,
  PRODUCT_INTERESTS,
  REFERRAL_SOURCES,
  SERVICE_INTERESTS,
  TIMELINES,
  USER_TYPES,
} from './options'

const INVALID_EMAIL = 'Please enter a valid email address'

const required = (max: number) => text({ min: 1, max, message: REQUIRED })

/** Missing, null and blank values become null. */
const optional = (max: number) =>
  text({ max })
    .nullish()
    .transform((value) => value || null)

const phone = text({ max: ENQUIRY_LIMITS.phone })
  .refine((value) => value === '' || PHONE.test(value), PHONE_MESSAGE)
  .nullish()
  .transform((value) => value || null)

function choice<const K extends string>(keys: readonly K[]) {
  return z
    .enum(['', ...keys], INVALID)
    .nullish()
    .transform((value) => (value || null) as K | null)
}

const keysOf = <const K extends string>(list: readonly { key: K }[]): K[] => list.map(({ key }) => key)

const botGuards = {
  homepage: text({ max: 2048 }).nullish(),
  elapsedMs: z.number().nullish(),
}

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
  howDidYouHear: choice(REFERRAL_SOURCES.map((source) => source.text)),
  pricingPlan: choice(keysOf(INTEREST_PLANS)),
  ...botGuards,
})
export type Interest = z.infer<typeof interestSchema>

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
  ...botGuards,
})
export type ContactSales = z.infer<typeof contactSalesSchema>

export type EnquiryValues = Record<string, string | string[]>

/** For a form sent without script. `errors` are messages by field, `failure` is one for the form. */
export interface EnquiryState {
  values: EnquiryValues
  errors: Record<string, string>
  failure: string | null
  done: boolean
}

/** Leaves out Next's own fields (`$…`). `interestedIn` is always a list. Anything but a form gives no fields. */
export function readFormValues(form: FormData): EnquiryValues {
  const values: EnquiryValues = {}
  if (!(form instanceof FormData)) return values
  for (const name of new Set(form.keys())) {
    if (name.startsWith('$')) continue
    const texts = form.getAll(name).filter((value) => typeof value === 'string')
    values[name] = name === 'interestedIn' ? texts : (texts[0] ?? '')
  }
  return values
}

export function firstErrorByField(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message
  return errors
}
