import { z } from 'zod'
import { text } from '@/lib/fields'

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

export const historySchema = z.object({ history: z.array(historyEntrySchema) })

export const noteSchema = z.object({
  text: text({ min: 1, max: NOTE_MAX, message: 'Please write a note' }),
})
export type Note = z.infer<typeof noteSchema>
