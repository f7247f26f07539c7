import { z } from 'zod'
import { cardSchema } from '@/lib/consultation/brief/card-schema'
import { CARD_KINDS, EVIDENCE_KINDS, STRENGTHS } from '@/lib/consultation/brief/options'
import { askSchema, heldSchema } from '@/lib/consultation/brief/schema'
import { TOPIC_KEYS } from '@/lib/consultation/topics'
import { INVALID, id, text } from '@/lib/fields'
import { MESSAGE_MAX, SPEECH_MAX } from './options'

const answersSchema = z
  .array(z.object({ askId: z.string().min(1).max(100), choice: z.string().min(1).max(100) }))
  .min(1, 'Send at least one answer')
  .max(20, 'Send up to 20 answers at once')

/** `review`: lines of a pasted advert wait for the manager. `accept`: they enter the brief. */
const IMPORT_MODES = ['review', 'accept'] as const

/** What a user message brought besides words. The words are the first `length` characters of its text. */
export const givenSchema = z.object({
  answers: answersSchema.optional(),
  card: cardSchema.optional(),
  import: z.enum(IMPORT_MODES).optional(),
  length: z.number().int().nonnegative(),
})
export type Given = z.infer<typeof givenSchema>

/** A line of an advert, with its place in the message. */
export const importLineSchema = z.object({
  id: z.string(),
  topic: z.enum(TOPIC_KEYS),
  /** The section of the specification it would stand in. */
  section: z.string(),
  text: z.string(),
  strength: z.enum(STRENGTHS),
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
})
export const importSchema = z.object({
  id: z.string(),
  lines: z.array(importLineSchema),
  /** ISO 8601; null while the manager has not decided. */
  usedAt: z.string().nullable(),
})
export type Import = z.infer<typeof importSchema>

/** The effect of a choice stays on the server. `text` is what a proposal would write into the brief; null where it writes nothing. */
export const openAskSchema = askSchema.extend({
  text: z.string().nullable(),
  choices: z.array(z.object({ id: z.string(), label: z.string() })),
})

/** `messageId` is the id of what `source` names: a message, or another kind of evidence. */
export const openHeldSchema = heldSchema
  .pick({ id: true, start: true, end: true, ground: true, card: true, otherCards: true, wordings: true })
  .extend({ messageId: z.string(), source: z.enum(EVIDENCE_KINDS) })

/** What waits for the manager, beside an answer and after a reload. */
export const waitingSchema = z.object({ asks: z.array(openAskSchema), held: z.array(openHeldSchema) })
export type Waiting = z.infer<typeof waitingSchema>

/** What an answer rests on, for its reader. */
export const answerSourceSchema = z.object({ id: z.string(), label: z.string() })
export type AnswerSource = z.infer<typeof answerSourceSchema>

export const messageSchema = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  /** ISO 8601, UTC. */
  timestamp: z.string(),
  /** `interrupted`: only the beginning of the answer is there. */
  status: z.enum(['complete', 'interrupted']),
  /** Null for user messages. */
  answersId: z.string().nullable(),
  /** From the client: resending a message with its key does not store it twice. */
  idempotencyKey: z.string().nullable(),
  chips: z.array(z.string()),
  fellBack: z.boolean(),
  /** Reading this message, or the one it answers, failed. Resending that with its key reads it again. */
  notRead: z.boolean(),
  /** The card that the question of an assistant message carries. */
  card: z.enum(CARD_KINDS).nullable(),
  /** What the answers in an assistant message rest on. */
  sources: z.array(answerSourceSchema),
  /** The lines read from a user message that the manager reviews. */
  import: importSchema.nullable(),
  /** Can be undone: the last turn, unless a specification was written from it. */
  undoable: z.boolean(),
})

export type ChatMessage = z.infer<typeof messageSchema>

export const chatRequestSchema = z
  .object({
    companyId: id,
    vacancyId: id.nullish(),
    message: z
      .string()
      .max(MESSAGE_MAX, `Keep your message to ${MESSAGE_MAX.toLocaleString('en-GB')} characters or fewer`)
      .refine((message) => !message.includes('\u0000') && message.isWellFormed(), INVALID),
    import: z.enum(IMPORT_MODES).optional(),
    answers: answersSchema.optional(),
    card: cardSchema.optional(),
  })
  .refine(({ message, answers, card }) => message.trim() !== '' || answers || card, {
    path: ['message'],
    error: 'Enter a message',
  })
export type ChatRequest = z.infer<typeof chatRequestSchema>

/** With `Accept: text/event-stream` the last event carries the same besides the text. */
export const chatResponseSchema = waitingSchema.extend({
  response: z.string(),
  sessionId: z.string(),
  card: z.enum(CARD_KINDS).nullable(),
  import: importSchema.nullable(),
})

/** What becomes of each line; lines that are not named are left out. */
export const useImportSchema = z.object({
  lines: z
    .array(z.object({ id: z.string().min(1).max(100), use: z.enum(['must', 'nice', 'leave']) }))
    .max(600),
})
export type ImportUse = z.infer<typeof useImportSchema>

export const speechRequestSchema = z.object({
  companyId: id,
  text: text({ min: 1, max: SPEECH_MAX, message: 'Enter the text to read aloud' }),
})
