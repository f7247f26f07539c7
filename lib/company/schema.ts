import { z } from 'zod'
import { PHONE, PHONE_MESSAGE, text } from '@/lib/fields'
import { websiteSchema } from '@/lib/research/website'
import { COMPANY_INDUSTRIES, COMPANY_LIMITS, COMPANY_SIZES } from './options'

export const INVALID_EMAIL = 'Invalid email address'
const SHORT_PHONE = 'Phone number must be at least 10 characters'

// An address as mail servers take it (RFC 5321): dots within the local part alone, labels of 63, a top-level domain of letters.
const EMAIL =
  /^(?=.{1,64}@)[a-z0-9_'&+-]+(?:\.[a-z0-9_'&+-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i

/** An e-mail address with its domain in ASCII, as name servers know it. What is no domain stays as it is, for the pattern to refuse. */
function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1
  const host = email.slice(at)
  const isForeign = /^[\w.\P{ASCII}-]+$/u.test(host) && /\P{ASCII}/u.test(host)
  const address = `https://${host}`
  return isForeign && URL.canParse(address) ? email.slice(0, at) + new URL(address).hostname : email
}

/** Text that an e-mail address may be; whether it is one is `emailSchema`'s. */
export const emailTextSchema = text({ max: COMPANY_LIMITS.email, message: INVALID_EMAIL })

export const emailSchema = emailTextSchema
  .transform(withAsciiDomain)
  .pipe(z.email({ pattern: EMAIL, error: INVALID_EMAIL }).max(COMPANY_LIMITS.email, INVALID_EMAIL))

/** The registration form (specification, section 5). */
export const registrationSchema = z.object({
  name: text({ min: 2, max: COMPANY_LIMITS.name, message: 'Company name must be at least 2 characters' }),
  email: emailSchema,
  contactName: text({
    min: 2,
    max: COMPANY_LIMITS.contactName,
    message: 'Contact name must be at least 2 characters',
  }),
  phone: text({ min: 10, max: COMPANY_LIMITS.phone, message: SHORT_PHONE }).regex(PHONE, PHONE_MESSAGE),
})
export type Registration = z.infer<typeof registrationSchema>
// Chromium takes "https://not a website", with the spaces as %20 in the host.
const industry = z.enum(
  COMPANY_INDUSTRIES.map(({ key }) => key),
  'Please select an industry',
)
const size = z.enum(
  COMPANY_SIZES.map(({ key }) => key),
  'Please select company size',
)

/** The company details form (specification, section 5). */
export const companyDetailsSchema = z.object({
  industry,
  size,
  website: websiteSchema,
  description: text({
    min: 10,
    max: COMPANY_LIMITS.description,
    message: 'Description must be at least 10 characters',
  }),
  jobTitle: text({
    min: 2,
    max: COMPANY_LIMITS.jobTitle,
    message: 'Job title must be at least 2 characters',
  }),
})
export type CompanyDetails = z.infer<typeof companyDetailsSchema>

/** What `PUT /api/companies/{companyId}` takes: the form, with the website and the job title optional as section 7 has it. */
export const companyUpdateSchema = companyDetailsSchema.extend({
  website: websiteSchema.nullish(),
  jobTitle: companyDetailsSchema.shape.jobTitle.nullish(),
})
export type CompanyUpdate = z.infer<typeof companyUpdateSchema>

export const companySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  contactName: z.string(),
  phone: z.string(),
  industry: z.enum(COMPANY_INDUSTRIES.map(({ key }) => key)).nullable(),
  size: z.enum(COMPANY_SIZES.map(({ key }) => key)).nullable(),
  website: z.string().nullable(),
  description: z.string().nullable(),
  jobTitle: z.string().nullable(),
})
export type Company = z.infer<typeof companySchema>

export const emailValidationSchema = z.object({
  isValid: z.boolean(),
  isBusinessEmail: z.boolean(),
  /** Why the address is refused. */
  reason: z.string().nullable(),
  /** What is odd about an accepted address; it refuses nobody. */
  advice: z.string().nullable(),
})
export type EmailValidation = z.infer<typeof emailValidationSchema>

/** How far a company has come: from this a lost onboarding session is restored. */
export interface OnboardingState {
  companyId: string
  companyName: string
  jobTitle: string | null
  /** The company details were saved. */
  described: boolean
  sessionId: string | null
  /** The hiring manager has said something. */
  consulted: boolean
  jobSpecificationId: string | null
  approved: boolean
}
