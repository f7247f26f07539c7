import 'server-only'
import { z } from 'zod'

const asked = z.string().regex(/^[\p{Lu}{].*[?.]$/u, 'begins with a capital and ends as a sentence does')
const probe = z.string().regex(/^\p{Lu}.*\?$/u, 'begins with a capital and ends with a question mark')
const anchor = z.string().regex(/^[\p{Lu}‘“\d].*[^.]$/u, 'begins with a capital and has no full stop')

/** A question with its own follow-ups, and what a weak, a good and an outstanding answer hold. */
export const writtenQuestionSchema = z.strictObject({
  question: asked.max(200),
  probes: z.tuple([probe, probe]),
  weak: anchor,
  fair: anchor,
  strong: anchor,
})
export type WrittenQuestion = z.infer<typeof writtenQuestionSchema>

/** What to ask a candidate where a line asks for this. */
export const interviewQuestionSchema = writtenQuestionSchema.extend({
  /** Terms of a manager's line. Each alone shows that it asks for this. */
  about: z
    .array(z.string().regex(/^[^\p{Lu}]{2,}$/u, 'lower case'))
    .min(1)
    .max(30),
})

/** A question with its terms that belongs to no guide. */
export const topicQuestionSchema = interviewQuestionSchema.extend({
  /** About how somebody works, not about the work. */
  isTrait: z.literal(true).optional(),
})
export type TopicQuestion = z.infer<typeof topicQuestionSchema>

export const topicFileSchema = z.strictObject({
  /** ISO date of the last review. */
  reviewed: z.iso.date(),
  questions: z.array(topicQuestionSchema).min(1),
})
