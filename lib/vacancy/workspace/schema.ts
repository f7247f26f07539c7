import { z } from 'zod'
import { jobTitleSchema } from '@/lib/company/job-title-schema'
import { VACANCY_STATES } from '@/lib/consultation/vacancy/options'
import { id, REQUIRED } from '@/lib/fields'
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
    /** A vacancy of the same company whose job title is used if none is given. Nothing else is copied. */
    fromVacancyId: id.nullish(),
  })
  .refine(({ jobTitle, fromVacancyId }) => jobTitle != null || fromVacancyId != null, {
    path: ['jobTitle'],
    error: REQUIRED,
  })
export type NewVacancy = z.infer<typeof newVacancySchema>
