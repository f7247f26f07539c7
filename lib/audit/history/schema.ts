import { z } from 'zod'

/** A note, a note that the client sees (`to` is the day it is about), or a change of the status or the assignee. `at` is ISO 8601. */
export const historyEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(['note', 'clientNote', 'status', 'assignee']),
  at: z.string(),
  by: z.string(),
  text: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
})
export type HistoryEntry = z.infer<typeof historyEntrySchema>

/** The record that a history belongs to. */
export type HistorySubject =
  | { contactId: string }
  | { vacancyId: string }
  | { registrationId: string }
  | { interestId: string }

export const historySchema = z.object({ history: z.array(historyEntrySchema) })
