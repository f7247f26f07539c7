import { z } from 'zod'
import { id, text } from '@/lib/fields'

export const NOTE_MAX = 4000

/** A line of the history of a contact or a vacancy: a note, or a status with what it was before. `at` is ISO 8601. */
export const historyEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(['note', 'status']),
  at: z.string(),
  /** The administrator's name. */
  by: z.string(),
  /** Of a note, else null. */
  text: z.string().nullable(),
  /** Of a status, else null. */
  from: z.string().nullable(),
  to: z.string().nullable(),
})
export type HistoryEntry = z.infer<typeof historyEntrySchema>

/** What the form of a note sends. `id` names the contact, or the vacancy by its consultation. */
export const noteSchema = z.object({
  id,
  text: text({ min: 1, max: NOTE_MAX, message: 'Please write a note' }),
})
export type Note = z.infer<typeof noteSchema>
