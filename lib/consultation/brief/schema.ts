import { z } from 'zod'
import { TOPIC_KEYS } from '@/lib/consultation/topics'
import { CHALLENGE_GROUNDS, CLOSURES, EVIDENCE_KINDS, FACT_STATES, STRENGTHS } from './options'

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
  /** The fact in the hiring manager's words, cleaned of fillers; one line. */
  value: z.string(),
  strength: z.enum(STRENGTHS),
  state: z.enum(FACT_STATES),
  /** A locked fact is never changed by extraction. */
  locked: z.boolean(),
  /** The active fact this one contradicts, until the manager decides. */
  conflictsWith: z.string().nullable(),
  evidence: z.array(evidenceSchema),
})

export type Fact = z.infer<typeof factSchema>

export const agendaSchema = z.object({
  asked: z.object({ topic: z.enum(TOPIC_KEYS), followUp: z.boolean() }).nullable(),
  /** Topics whose only follow-up question has been used. */
  followedUp: z.array(z.enum(TOPIC_KEYS)),
  closed: z.array(z.object({ topic: z.enum(TOPIC_KEYS), how: z.enum(CLOSURES) })),
  /** The grounds of challenges made; the words that caused them are deliberately not kept. */
  challenged: z.array(z.enum(CHALLENGE_GROUNDS)),
  finished: z.boolean(),
})

export type Agenda = z.infer<typeof agendaSchema>

export const EMPTY_AGENDA: Agenda = {
  asked: null,
  followedUp: [],
  closed: [],
  challenged: [],
  finished: false,
}

/** Facts are in the order they were first said. */
export const briefSchema = z.object({ facts: z.array(factSchema), agenda: agendaSchema })

export type Brief = z.infer<typeof briefSchema>
