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
  /** The address, typed a second time. */
  confirmation: text({ max: 320 }).transform((value) => value.toLowerCase()),
  contracts: z.enum(CONTRACT_CHOICES).nullish(),
})
