import { z } from 'zod'
import { interviewQuestionSchema } from '@/lib/knowledge/interview/written-question'

const sentence = z.string().regex(/^[\p{Lu}\d].*\.$/u, 'begins with a capital and ends with a full stop')
const question = z.string().regex(/^[\p{Lu}\d].*\?$/u, 'begins with a capital and ends with a question mark')

/** Between so many words. */
const withWords = (line: z.ZodString, min: number, max: number) =>
  line.refine((text) => {
    const count = text.trim().split(/\s+/).length
    return count >= min && count <= max
  }, `${min} to ${max} words`)

const requirementSchema = z.strictObject({
  line: withWords(sentence, 4, 22),
  kind: z.enum(['technical', 'experience', 'qualification', 'working-style']),
  /** What most employers ask. What is learnable can be learned in the first months. */
  usual: z.enum(['must', 'nice', 'learnable']),
  reason: sentence,
  /** What would show it at interview. */
  evidence: sentence,
})

/** Of cards and memberships too. `check` is how an employer checks it. */
const licenceSchema = z.strictObject({
  name: z.string().min(2),
  issuer: z.string().regex(/^(?!(?:An?|The) )\S.+/, 'as within a sentence'),
  check: sentence,
  url: z.url({ protocol: /^https$/ }).optional(),
})

/** What is usual in a family of roles. Duties, requirement lines and selling lines can be printed as they are. */
export const guideSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  name: z.string().min(2),
  field: z.string().min(2),
  /** ISO date of the last review by somebody who knows the field. */
  reviewed: z.iso.date(),
  /** Unit groups of SOC 2020 that its titles may mean: one if always the same, none if unknown. */
  occupations: z.array(z.string().regex(/^\d{4}$/)).max(3),
  /** Without words of seniority. */
  titles: z
    .array(z.string().regex(/^[^\p{Lu}]+$/u, 'lower case'))
    .min(8)
    .max(20),
  duties: z
    .array(withWords(sentence, 5, 22))
    .min(8)
    .max(12),
  requirements: z
    .array(requirementSchema)
    .min(8)
    .max(12)
    .refine(
      (all) => all.filter(({ kind }) => kind === 'qualification').length <= 3,
      '3 qualifications at most',
    ),
  overAsked: z
    .array(z.strictObject({ ask: z.string().min(2), instead: sentence }))
    .min(3)
    .max(5),
  licences: z.array(licenceSchema).max(6),
  /** Working conditions to ask the hiring manager about. */
  conditions: z.array(question).min(4).max(6),
  /** What a specialist recruiter would ask the hiring manager. */
  questions: z.array(question).length(3),
  selling: z.array(sentence).min(4).max(6),
  /** By the duty or the requirement. There is none for papers. */
  interview: z
    .array(interviewQuestionSchema.extend({ line: sentence }))
    .min(12)
    .max(24),
})
export type Guide = z.infer<typeof guideSchema>
