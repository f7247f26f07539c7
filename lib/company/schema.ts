import { z } from 'zod'
import type { CompanyRole } from '@/lib/content/company-roles'
import { id } from '@/lib/fields'
import { websiteSchema } from '@/lib/research/website'
import { companyDetailsSchema } from './details-schema'
import { jobTitleSchema } from './job-title-schema'
import { COMPANY_INDUSTRIES, COMPANY_SIZES } from './options'

export const companyUpdateSchema = companyDetailsSchema.extend({
  website: websiteSchema.nullish(),
  jobTitle: jobTitleSchema.nullish(),
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
  /** Of whoever reads it. */
  role: CompanyRole
  canApprove: boolean
}
