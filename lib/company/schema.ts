import { z } from 'zod'
import { id, PHONE, PHONE_MESSAGE, text } from '@/lib/fields'
import { websiteSchema } from '@/lib/research/website'
import { COMPANY_INDUSTRIES, COMPANY_LIMITS, COMPANY_SIZES } from './options'

export const INVALID_EMAIL = 'Invalid email address'
const PHONE_TOO_SHORT = 'Phone number must be at least 10 characters'

// RFC 5321: dots only inside the local part, labels of at most 63 characters, a top-level domain of letters.
const EMAIL =
  /^(?=.{1,64}@)[a-z0-9_'&+-]+(?:\.[a-z0-9_'&+-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i

/** What isn't a domain is returned unchanged, for the pattern to reject. */
function toAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1
  const host = email.slice(at)
  const isInternational = /^[\w.\P{ASCII}-]+$/u.test(host) && /\P{ASCII}/u.test(host)
  const address = `https://${host}`
  return isInternational && URL.canParse(address) ? email.slice(0, at) + new URL(address).hostname : email
}

export const emailTextSchema = text({ max: COMPANY_LIMITS.email, message: INVALID_EMAIL })

export const emailSchema = emailTextSchema
  .transform(toAsciiDomain)
  .pipe(z.email({ pattern: EMAIL, error: INVALID_EMAIL }).max(COMPANY_LIMITS.email, INVALID_EMAIL))

export const registrationSchema = z.object({
  name: text({ min: 2, max: COMPANY_LIMITS.name, message: 'Company name must be at least 2 characters' }),
  email: emailSchema,
  contactName: text({
    min: 2,
    max: COMPANY_LIMITS.contactName,
    message: 'Contact name must be at least 2 characters',
  }),
  phone: text({ min: 10, max: COMPANY_LIMITS.phone, message: PHONE_TOO_SHORT }).regex(PHONE, PHONE_MESSAGE),
})
export type Registration = z.infer<typeof registrationSchema>
const industry = z.enum(
  COMPANY_INDUSTRIES.map(({ key }) => key),
  'Please select an industry',
)
const size = z.enum(
  COMPANY_SIZES.map(({ key }) => key),
  'Please select company size',
)

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

export const companyUpdateSchema = companyDetailsSchema.extend({
  website: websiteSchema.nullish(),
  jobTitle: companyDetailsSchema.shape.jobTitle.nullish(),
  /** Of the job title. */
  vacancyId: id.nullish(),
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
  reason: z.string().nullable(),
  /** Never blocks an accepted address. */
  advice: z.string().nullable(),
})
export type EmailValidation = z.infer<typeof emailValidationSchema>

/** Of one vacancy. Restores a lost browser session. */
export interface OnboardingState {
  vacancyId: string
  companyId: string
  companyName: string
  jobTitle: string | null
  hasDetails: boolean
  sessionId: string | null
  hasConsulted: boolean
  jobSpecificationId: string | null
  isApproved: boolean
}
