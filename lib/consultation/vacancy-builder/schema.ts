import { z } from 'zod'
import { id, REQUIRED, text } from '@/lib/fields'
import { ANSWER_LIMITS, INDUSTRIES, REASONS, SALARY_BANDS } from './options'

export const vacancyAnswersSchema = z.object({
  1: z.enum(INDUSTRIES),
  2: text({ min: 1, max: ANSWER_LIMITS.jobTitle, message: REQUIRED }),
  3: z.enum(REASONS),
  4: z.enum(SALARY_BANDS),
  5: text({ min: 1, max: ANSWER_LIMITS.success, message: REQUIRED }),
})
export type VacancyAnswers = z.infer<typeof vacancyAnswersSchema>

export const builderRequestSchema = z.object({
  answers: vacancyAnswersSchema,
  /** The vacancy that they are for, by default the current one. */
  vacancyId: id.nullish(),
  /** Starts another vacancy from these answers. */
  startOver: z.boolean().nullish(),
})
