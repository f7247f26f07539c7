import 'server-only'
import { z } from 'zod'
import { JOB_KINDS } from './job-kinds'

const asked = z.string().regex(/^[\p{Lu}{].*[?.]$/u, 'begins with a capital and ends as a sentence does')
const probe = z.string().regex(/^\p{Lu}.*\?$/u, 'begins with a capital and ends with a question mark')
const word = z.string().regex(/^\p{Ll}[\p{Ll} -]*$/u, 'lower case')
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
  /** The kinds of job that it is asked for. Absent of a question about how somebody works. */
  jobs: z.array(z.enum(JOB_KINDS)).min(1).optional(),
  /** That a duty may begin with; where there are none, any. */
  verbs: z.array(word).min(1).optional(),
  /** Of which one has to stand in the specification, where a term has another sense elsewhere. */
  context: z.array(z.string().min(2)).min(1).optional(),
})
export type InterviewQuestion = z.infer<typeof interviewQuestionSchema>

export const skillFileSchema = z.strictObject({
  /** ISO date of the last review. */
  reviewed: z.iso.date(),
  questions: z.array(interviewQuestionSchema.required({ jobs: true })).min(1),
})
