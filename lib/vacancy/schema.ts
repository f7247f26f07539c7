import { z } from 'zod'
import { assigneeFields, assigneeFilterSchema } from '@/lib/admin/assignees/schema'
import {
  countsSchema,
  dayRangeSchema,
  pageRequestSchema,
  pageSchema,
  searchSchema,
} from '@/lib/admin/lists/schema'
import { noteSchema } from '@/lib/audit/history/note-schema'
import { historyEntrySchema } from '@/lib/audit/history/schema'
import { id } from '@/lib/fields'
import { SPECIFICATION_STATUSES } from '@/lib/specification/options'
import { documentQuerySchema, specificationContentSchema } from '@/lib/specification/schema'
import { LAUNCH_STATUS_KEYS } from './launch-status'
import { VACANCY_FIGURES, VACANCY_FILTER_KEYS, VACANCY_STAGES } from './options'

const nullableText = z.string().nullable()
const STAGES = VACANCY_STAGES.map(({ key }) => key)

/** Times are ISO 8601. */
export const approvalSchema = z.object({
  specificationId: z.string(),
  version: z.number().int(),
  approverName: z.string(),
  approvedAt: z.string(),
  termsVersion: z.string(),
  /** Of the approved content, in hexadecimal. */
  contentHash: z.string(),
  /** `LAUNCH_HOURS` after the approval. */
  launchBy: z.string(),
  launchStatus: z.enum(LAUNCH_STATUS_KEYS),
  /** Number of launch status changes; sent back to detect conflicts. */
  launchVersion: z.number().int(),
  launchChangedAt: nullableText,
})
export type ApprovalView = z.infer<typeof approvalSchema>

const companySchema = z.object({
  id: z.string(),
  name: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
})

/** Times are ISO 8601. */
export const vacancySchema = z.object({
  id: z.string(),
  stage: z.enum(STAGES),
  company: companySchema,
  jobTitle: nullableText,
  specification: z
    .object({ id: z.string(), version: z.number().int(), status: z.enum(SPECIFICATION_STATUSES) })
    .nullable(),
  approval: approvalSchema.nullable(),
  ...assigneeFields,
  createdAt: z.string(),
})
export type Vacancy = z.infer<typeof vacancySchema>

/** Days are those of the approval, else of the start of the consultation, else of the registration. */
export const vacancyFilterSchema = searchSchema
  .extend(dayRangeSchema.shape)
  .extend(assigneeFilterSchema.shape)
  .extend({ status: z.enum(VACANCY_FILTER_KEYS).optional() })
export type VacancyFilterQuery = z.infer<typeof vacancyFilterSchema>

export const vacancyQuerySchema = vacancyFilterSchema.extend(
  pageRequestSchema.omit({ direction: true }).shape,
)
export type VacancyQuery = z.infer<typeof vacancyQuerySchema>

export const vacancyListSchema = z.object({ vacancies: z.array(vacancySchema), page: pageSchema })

/** Unapproved ones are in progress; overdue ones await launch past the two hours. */
export const vacancyCountsSchema = countsSchema(VACANCY_FIGURES)
export type VacancyCounts = z.infer<typeof vacancyCountsSchema>

export const vacancyVersionSchema = z.object({
  id: z.string(),
  version: z.number().int(),
  status: z.enum(SPECIFICATION_STATUSES),
  createdAt: z.string(),
  approval: approvalSchema.nullable(),
})
export type VacancyVersion = z.infer<typeof vacancyVersionSchema>

export const vacancySpecificationSchema = vacancyVersionSchema.extend({ content: specificationContentSchema })
export type VacancySpecification = z.infer<typeof vacancySpecificationSchema>

export const vacancyParamsSchema = z.object({ id })

const INTEGER_MAX = 2 ** 31 - 1

/** Without a version: the approved one, or the newest. */
export const vacancyVersionQuerySchema = z.object({
  version: z.coerce.number().int().positive().max(INTEGER_MAX).optional(),
})

export const vacancyDocumentQuerySchema = vacancyVersionQuerySchema.extend(documentQuerySchema.shape)

export const vacancyDetailSchema = z.object({
  vacancy: vacancySchema,
  company: companySchema.extend({
    industry: nullableText,
    size: nullableText,
    website: nullableText,
    description: nullableText,
    createdAt: z.string(),
  }),
  /** Null before it was opened. */
  consultation: z
    .object({
      startedAt: z.string(),
      status: z.enum(['active', 'archived']),
      messages: z.array(
        z.object({
          id: z.string(),
          role: z.enum(['user', 'assistant']),
          content: z.string(),
          at: z.string(),
        }),
      ),
    })
    .nullable(),
  /** Newest first, at most 100. */
  versions: z.array(vacancyVersionSchema),
  specification: vacancySpecificationSchema.nullable(),
  /** Of the specification's lines, keyed by `kind:id` of the evidence. */
  sources: z.record(z.string(), z.object({ text: z.string(), saidAt: nullableText })),
  history: z.array(historyEntrySchema),
})
export type VacancyDetail = z.infer<typeof vacancyDetailSchema>

/** `specificationId` and `version` are those the administrator saw, to detect conflicts. */
export const launchChangeSchema = z.object({
  status: z.enum(LAUNCH_STATUS_KEYS),
  specificationId: id.nullish(),
  version: z.int32().nonnegative().nullish(),
})
export type LaunchChange = z.infer<typeof launchChangeSchema>

/** `forClient`: the company sees it and gets it by email. `day` is the day that such a note is about. */
export const vacancyNoteSchema = noteSchema
  .extend({ forClient: z.boolean().nullish(), day: z.iso.date('Enter a date').nullish() })
  .refine(({ forClient, day }) => forClient || day == null, {
    path: ['day'],
    error: 'Only a note for the client has a date',
  })
export type VacancyNote = z.infer<typeof vacancyNoteSchema>
