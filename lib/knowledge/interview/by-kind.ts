import 'server-only'
import { z } from 'zod'
import file from './by-kind.json'
import { writtenQuestionSchema } from './written-question'

const REQUIREMENT_KINDS = [
  'namedTool',
  'rules',
  'technique',
  /** A technique that gives a result. */
  'analysis',
  'method',
  'plant',
  'sector',
  'peopleManagement',
  'ability',
] as const
export type RequirementKind = (typeof REQUIREMENT_KINDS)[number]

const kindQuestionSchema = writtenQuestionSchema.extend({
  kinds: z.array(z.enum(REQUIREMENT_KINDS)).min(1),
  /** May hold {thing}. */
  question: z.string().regex(/^[^{}]*(?:\{thing\}[^{}]*)?$/, 'holds {thing} once at most'),
})
export type KindQuestion = z.infer<typeof kindQuestionSchema>

const FILE = z
  .strictObject({
    /** ISO date of the last review. */
    reviewed: z.iso.date(),
    /** What ends with one of these is of that kind: "centrifugal pumps" is plant. */
    heads: z.partialRecord(z.enum(REQUIREMENT_KINDS), z.array(z.string().min(2))),
    questions: z.array(kindQuestionSchema),
  })
  .parse(file)

/** Interview questions by what kind of thing a requirement asks for. */
export const KIND_QUESTIONS: readonly KindQuestion[] = FILE.questions
export const KIND_HEADS = FILE.heads
