import { z } from 'zod'
import { jobTitleSchema } from '@/lib/company/job-title-schema'
import { VACANCY_STATES } from '@/lib/consultation/vacancy/options'
import { COMPANY_ROLE_KEYS } from '@/lib/content/company-roles'
import { id, REQUIRED } from '@/lib/fields'
import { LAUNCH_STATUS_KEYS } from '@/lib/vacancy/launch-status'
import { NEXT_STEPS } from './next-step'

/** Times are ISO 8601. */
export const ownVacancySchema = z.object({
  id: z.string(),
  /** Of the newest specification, else as the company named it. */
  title: z.string().nullable(),
  companyId: z.string(),
  companyName: z.string(),
  /** The one that calls without a vacancy mean. */
  current: z.boolean(),
  state: z.enum(VACANCY_STATES),
  nextStep: z.enum(NEXT_STEPS),
  /** Whose approval is awaited. */
  waitingFor: z.array(z.string()),
  /** The newest version. */
  specificationId: z.string().nullable(),
  /** The page where the next step is taken, from the root. */
  url: z.string(),
  updatedAt: z.string(),
})
export type OwnVacancy = z.infer<typeof ownVacancySchema>

export const ownVacancyListSchema = z.object({ vacancies: z.array(ownVacancySchema) })

export const newVacancySchema = z
  .object({
    companyId: id,
    jobTitle: jobTitleSchema.nullish(),
    /** A vacancy of the same company whose brief is copied, with its evidence; and its job title, if none is given. */
    fromVacancyId: id.nullish(),
  })
  .refine(({ jobTitle, fromVacancyId }) => jobTitle != null || fromVacancyId != null, {
    path: ['jobTitle'],
    error: REQUIRED,
  })
export type NewVacancy = z.infer<typeof newVacancySchema>

export const ownVacancyParamsSchema = z.object({ id })

/** What happened, with who did it where it is known. Times are ISO 8601. */
const vacancyEventSchema = z.object({
  kind: z.enum(['started', 'drafted', 'approved', 'launch']),
  at: z.string(),
  by: z.string().nullable(),
  /** Of a version of the specification. */
  version: z.number().int().nullable(),
  specificationId: z.string().nullable(),
  /** That was set by the agency. */
  launchStatus: z.enum(LAUNCH_STATUS_KEYS).nullable(),
})
export type VacancyEvent = z.infer<typeof vacancyEventSchema>

export const ownVacancyDetailSchema = z.object({
  vacancy: ownVacancySchema,
  role: z.enum(COMPANY_ROLE_KEYS),
  /** By the agency for the company, newest first. `day` is what a note is about, YYYY-MM-DD. */
  notes: z.array(z.object({ id: z.string(), at: z.string(), text: z.string(), day: z.string().nullable() })),
  /** Newest first. */
  events: z.array(vacancyEventSchema),
  /** Our page for candidates. Null before it is published. `closesOn` is the last day, YYYY-MM-DD. */
  advert: z
    .object({
      /** Absolute if APP_URL is set. */
      url: z.string(),
      state: z.enum(['open', 'closed']),
      publishedAt: z.string(),
      closesOn: z.string(),
      /** How many people have responded. */
      responses: z.number().int(),
    })
    .nullable(),
})
export type OwnVacancyDetail = z.infer<typeof ownVacancyDetailSchema>

export const archiveChangeSchema = z.object({ archived: z.boolean() })
