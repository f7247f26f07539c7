import { z } from 'zod'
import { ACTOR_MAX } from '@/lib/audit/schema'
import { id, PASSWORD_MAX, password, text } from '@/lib/fields'

/** In characters. */
export const PASSWORD_MIN = 12

const TOO_SHORT = `Use at least ${PASSWORD_MIN} characters`

export const passwordChangeSchema = z
  .object({
    currentPassword: password('Enter your current password'),
    newPassword: password(TOO_SHORT).min(PASSWORD_MIN, TOO_SHORT).max(PASSWORD_MAX),
  })
  .refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
    path: ['newPassword'],
    error: 'Choose a password that differs from the current one',
  })
export type PasswordChange = z.infer<typeof passwordChangeSchema>

export const newAdministratorSchema = z.object({
  username: text({ min: 1, max: ACTOR_MAX, message: 'Enter a name' }),
})
export type NewAdministrator = z.infer<typeof newAdministratorSchema>

export const administratorParamsSchema = z.object({ id })
export const administratorAccessSchema = z.object({ enabled: z.boolean() })

export const administratorSchema = z.object({
  id,
  username: z.string(),
  isYou: z.boolean(),
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
