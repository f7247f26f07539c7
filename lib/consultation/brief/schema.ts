import { z } from 'zod'
import { AUDIENCES, TOPIC_KEYS } from '@/lib/consultation/topics'
import {
  ASK_KINDS,
  CHALLENGE_GROUNDS,
  CLOSURES,
  DOUBTS,
  EVIDENCE_KINDS,
  FACT_STATES,
  HELD_STATES,
  STRENGTHS,
} from './options'
import { slotSchema } from './slots/schema'

/** `id` is that of the message, rule, fact, line or form field. `start` and `end` are UTF-16 offsets into its text, end exclusive. */
export const evidenceSchema = z.object({
  kind: z.enum(EVIDENCE_KINDS),
  id: z.string(),
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
})

export type Evidence = z.infer<typeof evidenceSchema>

export const factSchema = z.object({
  id: z.string(),
  topic: z.enum(TOPIC_KEYS),
  /** A full clause, sentence or list item in the hiring manager's words; one line. */
  value: z.string(),
  strength: z.enum(STRENGTHS),
  state: z.enum(FACT_STATES),
  /** A locked fact is never changed by extraction. */
  locked: z.boolean(),
  audience: z.enum(AUDIENCES),
  /** What made it: a rule or model by name, `hand`, `card`, `proposal`, `vacancyBuilder` or `migrated`. */
  because: z.string(),
  /** A wish in words that nobody could test. */
  vague: z.boolean(),
  doubt: z.enum(DOUBTS).nullable(),
  /** Null where the topic has no typed value, or the words are more than one. */
  slot: slotSchema.nullable(),
  /** The active fact this one contradicts, until the manager decides. */
  conflictsWith: z.string().nullable(),
  evidence: z.array(evidenceSchema),
})

export type Fact = z.infer<typeof factSchema>

/** Part of a model’s answer that the guard did not take. `words` are null where the law screen held them. */
const notTakenSchema = z.object({ part: z.string(), words: z.string().nullable(), reason: z.string() })
export type NotTaken = z.infer<typeof notTakenSchema>

export const agendaSchema = z.object({
  asked: z.object({ topic: z.enum(TOPIC_KEYS), followUp: z.boolean() }).nullable(),
  /** Topics whose only follow-up question has been used. */
  followedUp: z.array(z.enum(TOPIC_KEYS)),
  closed: z.array(z.object({ topic: z.enum(TOPIC_KEYS), how: z.enum(CLOSURES) })),
  /** The grounds of challenges made; the words that caused them are deliberately not kept. */
  challenged: z.array(z.enum(CHALLENGE_GROUNDS)),
  /** Facts that a reply has asked about, because they were vague or doubtful. */
  tested: z.array(z.string()).default([]),
  /** Of the last answer, for the model’s next one. */
  notTaken: z.array(notTakenSchema).optional(),
  finished: z.boolean(),
})

export type Agenda = z.infer<typeof agendaSchema>

export const EMPTY_AGENDA: Agenda = {
  asked: null,
  followedUp: [],
  closed: [],
  challenged: [],
  tested: [],
  finished: false,
}

/** Words that enter no fact until the manager settles them. Offsets only; the words are fetched with their source. */
export const heldSchema = z.object({
  id: z.string(),
  source: z.object({ kind: z.enum(EVIDENCE_KINDS), id: z.string() }),
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  ground: z.enum(CHALLENGE_GROUNDS),
  /** The id of a law card. */
  card: z.string().nullable(),
  /** Those of its further grounds. */
  otherCards: z.array(z.string()).optional(),
  /** Lawful ways to say it. */
  wordings: z.array(z.string()),
  /** `unsure` words may be about the work; the manager can say so. */
  certainty: z.enum(['plain', 'unsure']).default('plain'),
  state: z.enum(HELD_STATES),
})
export type Held = z.infer<typeof heldSchema>

/** What a take-back does: facts to end, facts to put back as they were, and held sentences to drop. */
export const takeBackSchema = z.object({
  factIds: z.array(z.string()),
  restore: z.array(z.object({ id: z.string(), strength: z.enum(STRENGTHS) })).default([]),
  heldIds: z.array(z.string()).default([]),
})
export type TakeBackChange = z.infer<typeof takeBackSchema>

/** What choosing an answer does to the brief. */
const effectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('settle'), factId: z.string() }),
  z.object({ kind: z.literal('keepBoth'), factId: z.string() }),
  z.object({ kind: z.literal('move'), factId: z.string(), topic: z.enum(TOPIC_KEYS) }),
  takeBackSchema.extend({ kind: z.literal('withdraw') }),
  z.object({ kind: z.literal('held'), heldId: z.string(), state: z.enum(HELD_STATES) }),
  z.object({
    kind: z.literal('proposed'),
    change: z.discriminatedUnion('op', [
      z.object({
        op: z.literal('add'),
        topic: z.enum(TOPIC_KEYS),
        value: z.string(),
        strength: z.enum(STRENGTHS),
      }),
      z.object({ op: z.literal('reword'), factId: z.string(), value: z.string() }),
      z.object({ op: z.literal('weigh'), factId: z.string(), strength: z.enum(STRENGTHS) }),
      z.object({ op: z.literal('drop'), factId: z.string() }),
    ]),
    /** Of the suggestion; the manager's yes is added to it. */
    proposal: evidenceSchema,
  }),
  z.object({ kind: z.literal('none') }),
])
export type AskEffect = z.infer<typeof effectSchema>

/** A question with buttons, about words of one message. */
export const askSchema = z.object({
  id: z.string(),
  kind: z.enum(ASK_KINDS),
  messageId: z.string(),
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  choices: z.array(z.object({ id: z.string(), label: z.string(), effect: effectSchema })),
  /** Of a proposal: what a model calls it while it is open. Older ones have none. */
  number: z.number().int().positive().optional(),
})
export type Ask = z.infer<typeof askSchema>

/** Facts are in the order they were first said. `asks` are open ones that a reader raised; contradictions raise their own (asks.ts). */
export const briefSchema = z.object({
  facts: z.array(factSchema),
  agenda: agendaSchema,
  held: z.array(heldSchema),
  asks: z.array(askSchema),
})

export type Brief = z.infer<typeof briefSchema>

/** What is known and what has been asked, without what waits for an answer. */
export type BriefState = Pick<Brief, 'facts' | 'agenda'>

export const EMPTY_BRIEF: Brief = { facts: [], agenda: EMPTY_AGENDA, held: [], asks: [] }
