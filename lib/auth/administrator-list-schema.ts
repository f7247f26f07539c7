import { z } from 'zod'
import { ADMINISTRATOR_ROLE_KEYS } from '@/lib/content/administrator-roles'
import { id } from '@/lib/fields'

export const administratorSchema = z.object({
  id,
  username: z.string(),
  isYou: z.boolean(),
  role: z.enum(ADMINISTRATOR_ROLE_KEYS),
  /** ISO 8601; null while they may sign in. */
  disabledAt: z.string().nullable(),
  /** ISO 8601; null if they never signed in. */
  lastSignInAt: z.string().nullable(),
  openSessions: z.number().int().nonnegative(),
})
export type AdministratorRow = z.infer<typeof administratorSchema>

export const administratorListSchema = z.object({ administrators: z.array(administratorSchema) })
/** `password` is shown once: only its hash is stored. */
export const createdAdministratorSchema = administratorListSchema.extend({ password: z.string() })
