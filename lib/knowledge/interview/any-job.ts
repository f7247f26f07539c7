import 'server-only'
import { z } from 'zod'
import file from './any-job.json'
import { interviewQuestionSchema } from './written-question'

/** Interview questions for any job. */
export const { reviewed: ANY_JOB_REVIEWED, questions: ANY_JOB_QUESTIONS } = z
  .strictObject({
    /** ISO date of the last review. */
    reviewed: z.iso.date(),
    questions: z.array(
      interviewQuestionSchema.extend({
        /** About how somebody works, not about the work. */
        isTrait: z.boolean(),
      }),
    ),
  })
  .parse(file)
