import { z } from 'zod'
import { pageRequestSchema, pageSchema, searchSchema } from '@/lib/admin/lists/schema'
import { historyEntrySchema } from '@/lib/audit/history/schema'
import { id } from '@/lib/fields'
import { SPECIFICATION_STATUSES } from '@/lib/specification/options'
import { specificationContentSchema } from '@/lib/specification/schema'
import { LAUNCH_STATUS_KEYS, VACANCY_FILTER_KEYS, VACANCY_STAGES } from './options'

const value = z.string().nullable()
const STAGES = VACANCY_STAGES.map(({ key }) => key)

/** The record of an approval, with its launch. Times are ISO 8601. */
export const approvalSchema = z.object({
  specificationId: z.string(),
  version: z.number().int(),
  approverName: z.string(),
  approvedAt: z.string(),
  termsVersion: z.string(),
  /** SHA-256, hexadecimal, of what was approved. */
  contentHash: z.string(),
  /** Two hours after the approval. */
  launchBy: z.string(),
  launchStatus: z.enum(LAUNCH_STATUS_KEYS),
  /** Counts the changes of the launch status: a change names the one it saw. */
  launchVersion: z.number().int(),
  launchChangedAt: value,
})
export type ApprovalView = z.infer<typeof approvalSchema>

const companySchema = z.object({
  id: z.string(),
  name: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
})

/** A row of the vacancies: a consultation with what came of it, or a company that has none yet. Times are ISO 8601. */
export const vacancySchema = z.object({
  /** The consultation's id; null for a company without one. */
  id: value,
  stage: z.enum(STAGES),
  company: companySchema,
  jobTitle: value,
  /** The newest specification. */
  specification: z
    .object({ id: z.string(), version: z.number().int(), status: z.enum(SPECIFICATION_STATUSES) })
    .nullable(),
  /** The approval that stands. */
  approval: approvalSchema.nullable(),
  createdAt: z.string(),
})
export type Vacancy = z.infer<typeof vacancySchema>

export const vacancyFilterSchema = searchSchema.extend({ status: z.enum(VACANCY_FILTER_KEYS).optional() })
export type VacancyFilterQuery = z.infer<typeof vacancyFilterSchema>

export const vacancyQuerySchema = vacancyFilterSchema.extend(
  pageRequestSchema.omit({ direction: true }).shape,
)
export type VacancyQuery = z.infer<typeof vacancyQuerySchema>

export const vacancyListSchema = z.object({ vacancies: z.array(vacancySchema), page: pageSchema })

export const vacancyCountsSchema = z.object({
  /** Of the whole set. */
  counts: z.object({
    awaiting: z.number().int(),
    launched: z.number().int(),
    onHold: z.number().int(),
    unapproved: z.number().int(),
    /** Awaiting, and past the two hours. */
    overdue: z.number().int(),
  }),
  /** Of the filter. */
  matching: z.number().int(),
})
export type VacancyCounts = z.infer<typeof vacancyCountsSchema>

/** One version of a vacancy's specification. */
export const vacancySpecificationSchema = z.object({
  id: z.string(),
  version: z.number().int(),
  status: z.enum(SPECIFICATION_STATUSES),
  createdAt: z.string(),
  content: specificationContentSchema,
  approval: approvalSchema.nullable(),
})
export type VacancySpecification = z.infer<typeof vacancySpecificationSchema>

export const vacancyParamsSchema = z.object({ id })

/** A vacancy whole: the company's details, each version, newest first, the texts its evidence points at, and its history. */
export const vacancyDetailSchema = z.object({
  vacancy: vacancySchema,
  company: companySchema.extend({
    industry: value,
    size: value,
    website: value,
    description: value,
    createdAt: z.string(),
  }),
  consultation: z.object({
    startedAt: z.string(),
    status: z.enum(['active', 'archived']),
    messages: z.array(
      z.object({ id: z.string(), role: z.enum(['user', 'assistant']), content: z.string(), at: z.string() }),
    ),
  }),
  specifications: z.array(vacancySpecificationSchema),
  /** By kind and id joined by a colon: what the evidence of the lines points at. */
  sources: z.record(z.string(), z.object({ text: z.string(), saidAt: value })),
  history: z.array(historyEntrySchema),
})
export type VacancyDetail = z.infer<typeof vacancyDetailSchema>

/** Refused where somebody else was faster. */
export const launchChangeSchema = z.object({
  /** The approved specification's id. */
  specificationId: id,
  status: z.enum(LAUNCH_STATUS_KEYS),
  version: z.number().int().nonnegative(),
})
export type LaunchChange = z.infer<typeof launchChangeSchema>
