import { z } from 'zod'
import { PHONE, PHONE_MESSAGE, text } from '@/lib/fields'
import { COMPANY_INDUSTRIES, COMPANY_LIMITS, COMPANY_SIZES } from './options'

const INVALID_EMAIL = 'Invalid email address'
export const INVALID_URL = 'Please enter a valid website URL'
const SHORT_PHONE = 'Phone number must be at least 10 characters'

export const emailSchema = text({ min: 1, max: COMPANY_LIMITS.email, message: INVALID_EMAIL }).pipe(
  z.email(INVALID_EMAIL),
)

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

/** Adds `https://` where a website lacks a scheme (specification, section 5). Takes and returns trimmed text. */
export function withScheme(website: string): string {
  const trimmed = website.trim()
  return trimmed === '' || /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`
}

// Chromium takes "https://not a website", with the spaces as %20 in the host.
const isWebsite = (website: string) => {
  if (!URL.canParse(website)) return false
  const { protocol, hostname } = new URL(website)
  return /^https?:$/.test(protocol) && hostname !== '' && !hostname.includes('%')
}

/** A website as it is stored: with a scheme, which counts towards its length, or empty where none was given. */
export const websiteSchema = text({ max: COMPANY_LIMITS.website })
  .transform(withScheme)
  .pipe(text({ max: COMPANY_LIMITS.website }))
  .refine((website) => website === '' || isWebsite(website), INVALID_URL)

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
  reason: z.string().nullable(),
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
