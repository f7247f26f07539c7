import 'server-only'
import { z } from 'zod'
import file from './by-verb.json'
import { writtenQuestionSchema } from './written-question'

const verb = z.string().regex(/^\p{L}[\p{L}\- ]*$/u)

const verbQuestionSchema = writtenQuestionSchema.extend({
  /** What a line begins with: "work closely with". */
  verbs: z.array(verb).min(1),
  /** What it has to be done to or with, in the singular. None means anything. */
  objects: z.array(z.string().min(2)).default([]),
  /** What gives the verb another sense: "run cables". */
  unless: z.array(z.string().min(2)).default([]),
})
export type VerbQuestion = z.infer<typeof verbQuestionSchema>

const FILE = z
  .strictObject({
    /** ISO date of the last review. */
    reviewed: z.iso.date(),
    /** The verb of a noun: "preparation of reports" is to prepare them. */
    nouns: z.record(z.string(), verb),
    /** Those that tell how somebody works, not only what they do. */
    traitVerbs: z.array(verb),
    /** Those that name a skill, so that a question about the verb alone is about a requirement that begins with it. */
    skillVerbs: z.array(verb),
    questions: z.array(verbQuestionSchema),
  })
  .parse(file)

/** Interview questions by the verb that leads a duty. */
export const VERB_QUESTIONS: readonly VerbQuestion[] = FILE.questions
export const VERB_OF_NOUN: ReadonlyMap<string, string> = new Map(Object.entries(FILE.nouns))
export const TRAIT_VERBS: ReadonlySet<string> = new Set(FILE.traitVerbs)
export const SKILL_VERBS: ReadonlySet<string> = new Set(FILE.skillVerbs)
