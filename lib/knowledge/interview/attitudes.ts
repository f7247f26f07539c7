import 'server-only'
import { z } from 'zod'
import file from './attitudes.json'
import { writtenQuestionSchema } from './written-question'

const word = z.string().regex(/^\p{Ll}+$/u, 'one word in lower case')

const attitudeQuestionSchema = writtenQuestionSchema.extend({
  /** Asked only where the line has one of these words. None means any line. */
  when: z.array(word),
})

const attitudeSchema = z.strictObject({
  name: z.string(),
  /** What a line says that asks for it. A "/" parts words of which there is one, and "…" stands for a few words in between. */
  signs: z.array(z.string().regex(/^[\p{Ll}/ …]+$/u)).min(1),
  questions: z.array(attitudeQuestionSchema).min(1),
})
export type Attitude = z.infer<typeof attitudeSchema>

/** Interview questions by how a line says that somebody should work. */
export const ATTITUDES: readonly Attitude[] = z
  .strictObject({
    /** ISO date of the last review. */
    reviewed: z.iso.date(),
    attitudes: z.array(attitudeSchema),
  })
  .parse(file).attitudes
