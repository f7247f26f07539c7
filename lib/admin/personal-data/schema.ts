import { z } from 'zod'
import { text } from '@/lib/fields'

const ADDRESS = 'Enter an email address'

/** In lower case, as the commands compare it. */
const email = text({ min: 3, max: 320, message: ADDRESS })
  .refine((value) => value.includes('@'), ADDRESS)
  .transform((value) => value.toLowerCase())

export const personSchema = z.object({ email })
export type PersonInput = z.input<typeof personSchema>

/** What becomes of approved work, which is a record of a contract. */
export const CONTRACT_CHOICES = ['keep', 'erase'] as const

export const erasureSchema = z.object({
  email,
  /** The address once more, typed by whoever erases it. */
  confirmation: text({ max: 320 }).transform((value) => value.toLowerCase()),
  contracts: z.enum(CONTRACT_CHOICES).nullish(),
})

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
