import { z } from 'zod'
import { assigneeFields, assigneeFilterSchema } from '@/lib/admin/assignees/schema'
import {
  countsSchema,
  dayRangeSchema,
  exportRequestSchema,
  pageRequestSchema,
  pageSchema,
  searchSchema,
} from '@/lib/admin/lists/schema'
import { ENQUIRY_STATUS_KEYS } from '@/lib/enquiries/options'
import { id } from '@/lib/fields'
import {
  REGISTRATION_FIGURES,
  REGISTRATION_SORTS,
  SOURCE_FILTER_KEYS,
  USER_TYPE_FILTER_KEYS,
} from './options'

/** `createdAt` is ISO 8601. */
export const interestRegistrationSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  role: z.string().nullable(),
  userType: z.enum(USER_TYPE_FILTER_KEYS),
  phone: z.string().nullable(),
  message: z.string().nullable(),
  interestedIn: z.array(z.string()),
  howDidYouHear: z.string().nullable(),
  pricingPlan: z.string().nullable(),
  status: z.enum(ENQUIRY_STATUS_KEYS),
  /** Number of status changes. */
  version: z.number().int(),
  ...assigneeFields,
  createdAt: z.string(),
})
export type InterestRegistration = z.infer<typeof interestRegistrationSchema>

export const registrationFilterSchema = searchSchema
  .extend(dayRangeSchema.shape)
  .extend(assigneeFilterSchema.shape)
  .extend({
    userType: z.enum(USER_TYPE_FILTER_KEYS).optional(),
    source: z.enum(SOURCE_FILTER_KEYS).optional(),
  })
export type RegistrationFilter = z.infer<typeof registrationFilterSchema>

/** Without any of these the full list is returned. */
export const registrationQuerySchema = registrationFilterSchema
  .extend({ sort: z.enum(REGISTRATION_SORTS).optional() })
  .extend(pageRequestSchema.shape)
export type RegistrationQuery = z.infer<typeof registrationQuerySchema>

export const registrationExportSchema = registrationFilterSchema.extend(exportRequestSchema.shape)
export type RegistrationExport = z.infer<typeof registrationExportSchema>

export const registrationListSchema = z.object({
  registrations: z.array(interestRegistrationSchema),
  /** Null for the full list. */
  page: pageSchema.nullable(),
})

export const registrationParamsSchema = z.object({ id })

export const registrationCountsSchema = countsSchema(REGISTRATION_FIGURES)
export type RegistrationCounts = z.infer<typeof registrationCountsSchema>
