import { z } from 'zod'
import { exportRequestSchema, pageRequestSchema, pageSchema, searchSchema } from '@/lib/admin/lists/schema'
import { historyEntrySchema } from '@/lib/audit/history/schema'
import { id } from '@/lib/fields'
import { CONTACT_SORTS, CONTACT_STATUS_KEYS } from './options'

const value = z.string().nullable()

/** A row of the admin list (specification, section 3). Times are ISO 8601. */
export const contactSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  role: value,
  phone: value,
  companySize: value,
  industry: value,
  productInterest: value,
  timeline: value,
  budget: value,
  currentSolution: value,
  message: value,
  status: z.enum(CONTACT_STATUS_KEYS),
  /** Counts the changes of the status: a change names the one it saw. */
  version: z.number().int(),
  createdAt: z.string(),
  /** When the promised reply is due; null once it is no longer new. */
  replyBy: value,
})
export type Contact = z.infer<typeof contactSchema>

export const contactFilterSchema = searchSchema.extend({ status: z.enum(CONTACT_STATUS_KEYS).optional() })
export type ContactFilter = z.infer<typeof contactFilterSchema>

/** Without any of these the list is answered whole. */
export const contactQuerySchema = contactFilterSchema
  .extend({ sort: z.enum(CONTACT_SORTS).optional() })
  .extend(pageRequestSchema.shape)
export type ContactQuery = z.infer<typeof contactQuerySchema>

export const contactExportSchema = contactFilterSchema.extend(exportRequestSchema.shape)
export type ContactExport = z.infer<typeof contactExportSchema>

export const contactListSchema = z.object({
  contacts: z.array(contactSchema),
  /** Null where the list is whole. */
  page: pageSchema.nullable(),
})

export const contactCountsSchema = z.object({
  /** Of the whole set. */
  counts: z.object({
    total: z.number().int(),
    new: z.number().int(),
    contacted: z.number().int(),
    qualified: z.number().int(),
    closed: z.number().int(),
  }),
  /** Of the filter. */
  matching: z.number().int(),
})
export type ContactCounts = z.infer<typeof contactCountsSchema>

/** With `version` the change is refused where somebody else was faster; without, the last one stands. */
export const statusChangeSchema = z.object({
  status: z.enum(CONTACT_STATUS_KEYS),
  version: z.number().int().nonnegative().nullish(),
})
export type StatusChange = z.infer<typeof statusChangeSchema>

export const contactParamsSchema = z.object({ id })
export const contactHistorySchema = z.object({ history: z.array(historyEntrySchema) })
