import { z } from 'zod'
import { id, text } from '@/lib/fields'

const NOTE_MAX = 4000

/** A note or a status change. `at` is ISO 8601. */
export const historyEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(['note', 'status']),
  at: z.string(),
  by: z.string(),
  text: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
})
export type HistoryEntry = z.infer<typeof historyEntrySchema>

/** `id` is that of the contact, or of the vacancy's consultation session. */
export const noteSchema = z.object({
  id,
  text: text({ min: 1, max: NOTE_MAX, message: 'Please write a note' }),
})
export type Note = z.infer<typeof noteSchema>
