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
import { CONTACT_FIGURES, CONTACT_SORTS } from './options'

const nullableText = z.string().nullable()

/** Times are ISO 8601. */
export const contactSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  role: nullableText,
  phone: nullableText,
  companySize: nullableText,
  industry: nullableText,
  productInterest: nullableText,
  timeline: nullableText,
  budget: nullableText,
  currentSolution: nullableText,
  message: nullableText,
  status: z.enum(ENQUIRY_STATUS_KEYS),
  /** Number of status changes. */
  version: z.number().int(),
  ...assigneeFields,
  createdAt: z.string(),
  /** Null unless the status is `new`. */
  replyBy: nullableText,
})
export type Contact = z.infer<typeof contactSchema>

export const contactFilterSchema = searchSchema
  .extend(dayRangeSchema.shape)
  .extend(assigneeFilterSchema.shape)
  .extend({ status: z.enum(ENQUIRY_STATUS_KEYS).optional() })
export type ContactFilter = z.infer<typeof contactFilterSchema>

/** Without any of these the full list is returned. */
export const contactQuerySchema = contactFilterSchema
  .extend({ sort: z.enum(CONTACT_SORTS).optional() })
  .extend(pageRequestSchema.shape)
export type ContactQuery = z.infer<typeof contactQuerySchema>

export const contactExportSchema = contactFilterSchema.extend(exportRequestSchema.shape)
export type ContactExport = z.infer<typeof contactExportSchema>

export const contactListSchema = z.object({
  contacts: z.array(contactSchema),
  /** Null for the full list. */
  page: pageSchema.nullable(),
})

export const contactCountsSchema = countsSchema(CONTACT_FIGURES)
export type ContactCounts = z.infer<typeof contactCountsSchema>

export const contactParamsSchema = z.object({ id })
