import { z } from 'zod'

const counts = z.record(z.string(), z.number().int().nonnegative())

/** Rows by table, and the approvals of the person’s companies. */
export const heldDataSchema = z.object({ counts, approvals: z.number().int().nonnegative() })
export type HeldData = z.infer<typeof heldDataSchema>

export const exportedPersonSchema = z.object({
  email: z.string(),
  /** ISO 8601, UTC. */
  exportedAt: z.string(),
  /** Of the entry in the audit log, which does not name the person. */
  reference: z.string(),
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})

export const erasedPersonSchema = z.object({ counts, reference: z.string() })
export type ErasedPerson = z.infer<typeof erasedPersonSchema>
