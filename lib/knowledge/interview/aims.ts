import 'server-only'
import { z } from 'zod'
import file from './aims.json'
import { interviewQuestionSchema } from './written-question'

/** What is asked once an aim for the first year has been said: `ask` follows the sentence that says it. */
const aimQuestionSchema = interviewQuestionSchema
  .omit({ question: true })
  .extend({ ask: z.string().regex(/^\p{Lu}.*\?$/u, 'begins with a capital and ends with a question mark') })
export type AimQuestion = z.infer<typeof aimQuestionSchema>

/** By the terms of an aim that show what it is about. */
export const AIM_QUESTIONS: readonly AimQuestion[] = z
  .strictObject({
    /** ISO date of the last review. */
    reviewed: z.iso.date(),
    questions: z.array(aimQuestionSchema).min(1),
  })
  .parse(file).questions
