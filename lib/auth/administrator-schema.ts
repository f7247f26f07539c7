import { z } from 'zod'
import { ACTOR_MAX } from '@/lib/audit/schema'
import { ADMINISTRATOR_ROLE_KEYS } from '@/lib/content/administrator-roles'
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
  /** By default an owner. */
  role: z.enum(ADMINISTRATOR_ROLE_KEYS).nullish(),
})
export type NewAdministrator = z.infer<typeof newAdministratorSchema>

export const administratorParamsSchema = z.object({ id })
export const administratorRoleSchema = z.object({ role: z.enum(ADMINISTRATOR_ROLE_KEYS) })
export const administratorAccessSchema = z.object({ enabled: z.boolean() })
