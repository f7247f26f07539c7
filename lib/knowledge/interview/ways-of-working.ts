import 'server-only'
import { z } from 'zod'
import file from './ways-of-working.json'
import { interviewQuestionSchema } from './written-question'

/** Interview questions about how somebody works, each for one manner in one sense. */
export const MANNER_QUESTIONS = z
  .strictObject({
    /** ISO date of the last review. */
    reviewed: z.iso.date(),
    questions: z.array(interviewQuestionSchema.omit({ jobs: true, verbs: true, context: true })).min(1),
  })
  .parse(file).questions
