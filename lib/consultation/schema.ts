import { z } from 'zod'
import { INVALID, id, text } from '@/lib/fields'
import {
  CHALLENGE_GROUNDS,
  CLOSURES,
  EVIDENCE_KINDS,
  FACT_STATES,
  HOUSE_RULE_KINDS,
  HOUSE_RULE_MAX,
  MESSAGE_MAX,
  PROGRESS_STEPS,
  SPEECH_MAX,
  STRENGTHS,
  TOPIC_KEYS,
} from './options'

/**
 * One source of a fact or line. `id` names the source by kind: a message's id, the company form's field, a house rule's id,
 * the id of the fact or line that was edited by hand. `start` and `end` are UTF-16 offsets into its text, end exclusive.
 */
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
  /** The active fact that this one contradicts, until the manager settles it. */
  conflictsWith: z.string().nullable(),
  evidence: z.array(evidenceSchema),
})
export type Fact = z.infer<typeof factSchema>

/** What the interview remembers besides the facts. */
export const agendaSchema = z.object({
  /** What the latest assistant message asked about. */
  asked: z.object({ topic: z.enum(TOPIC_KEYS), followUp: z.boolean() }).nullable(),
  /** Topics whose one follow-up has been used. */
  followedUp: z.array(z.enum(TOPIC_KEYS)),
  closed: z.array(z.object({ topic: z.enum(TOPIC_KEYS), how: z.enum(CLOSURES) })),
  /** Challenges made, by ground; the words that gave rise to them are deliberately not kept here. */
  challenged: z.array(z.enum(CHALLENGE_GROUNDS)),
  /** The manager said that this is all. */
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

/** The typed record between conversation and specification. Facts stand in the order in which they were first said. */
export const briefSchema = z.object({ facts: z.array(factSchema), agenda: agendaSchema })
export type Brief = z.infer<typeof briefSchema>

export const houseRuleSchema = z.object({
  id: z.string(),
  kind: z.enum(HOUSE_RULE_KINDS.map((kind) => kind.key)),
  text: z.string(),
})
export type HouseRule = z.infer<typeof houseRuleSchema>

export const messageSchema = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  /** ISO 8601, UTC. */
  timestamp: z.string(),
  /** `interrupted`: an answer of which only the beginning is there. */
  status: z.enum(['complete', 'interrupted']),
  /** The user message that an assistant message answers. */
  answersId: z.string().nullable(),
  /** The key a client sent a user message with: sending it again with the same key answers the same message. */
  idempotencyKey: z.string().nullable(),
  /** Answers offered with an assistant message. */
  chips: z.array(z.string()),
  /** The built-in consultant stepped in because the configured model failed. */
  fellBack: z.boolean(),
})
export type ChatMessage = z.infer<typeof messageSchema>

export const progressSchema = z.object({
  step: z.enum(PROGRESS_STEPS.map((step) => step.key)),
  completed: z.array(z.enum(PROGRESS_STEPS.map((step) => step.key))),
})
export type Progress = z.infer<typeof progressSchema>

export const checklistItemSchema = z.object({
  key: z.string(),
  label: z.string(),
  state: z.enum(['known', 'open']),
  factIds: z.array(z.string()),
})
export type ChecklistItem = z.infer<typeof checklistItemSchema>

export const sessionSchema = z.object({
  sessionId: z.string(),
  status: z.enum(['active', 'archived']),
  progress: progressSchema,
  /** A user message is there, so that a summary can be generated. */
  canGenerate: z.boolean(),
  /** A turn is running now, perhaps in another tab. */
  answering: z.boolean(),
  messages: z.array(messageSchema),
  brief: briefSchema,
  checklist: z.array(checklistItemSchema),
  /** The answers of the Vacancy Builder that it started from, by the `id` of the evidence that points at them. */
  builderAnswers: z.record(z.string(), z.string()),
  /** The newest specification of this consultation. */
  jobSpecificationId: z.string().nullable(),
})
export type Session = z.infer<typeof sessionSchema>

/** `text` alone is stored: Enter on white space sends nothing. */
export const chatRequestSchema = z.object({
  companyId: id,
  message: z
    .string()
    .max(MESSAGE_MAX, `A message may have at most ${MESSAGE_MAX.toLocaleString('en-GB')} characters`)
    .refine((message) => message.trim() !== '', 'Please write a message')
    .refine((message) => !message.includes('\u0000') && message.isWellFormed(), INVALID),
})

export const companyOnlySchema = z.object({ companyId: id })
export const speechRequestSchema = z.object({
  companyId: id,
  text: text({ min: 1, max: SPEECH_MAX, message: 'There is nothing to say' }),
})
export const generateRequestSchema = z.object({ companyId: id, sessionId: id })

export const houseRuleInputSchema = z.object({
  kind: z.enum(HOUSE_RULE_KINDS.map((kind) => kind.key)),
  text: text({ min: 2, max: HOUSE_RULE_MAX, message: 'A rule has at least 2 characters' }),
})
export type HouseRuleInput = z.infer<typeof houseRuleInputSchema>
