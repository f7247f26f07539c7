import { z } from 'zod'
import { INVALID, id, text } from '@/lib/fields'
import { MESSAGE_MAX, SPEECH_MAX } from './options'

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
})

export type ChatMessage = z.infer<typeof messageSchema>

export const chatRequestSchema = z.object({
  companyId: id,
  message: z
    .string()
    .max(MESSAGE_MAX, `Messages can have up to ${MESSAGE_MAX.toLocaleString('en-GB')} characters`)
    .refine((message) => message.trim() !== '', 'Enter a message')
    .refine((message) => !message.includes('\u0000') && message.isWellFormed(), INVALID),
})

export const speechRequestSchema = z.object({
  companyId: id,
  text: text({ min: 1, max: SPEECH_MAX, message: 'Enter the text to read aloud' }),
})
