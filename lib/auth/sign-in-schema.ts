import { z } from 'zod'
import { ACTOR_MAX } from '@/lib/audit/schema'
import { password, text } from '@/lib/fields'

export const adminLoginSchema = z.object({
  username: text({ min: 1, max: ACTOR_MAX, message: 'Username is required' }),
  password: password('Password is required'),
})
export type AdminLogin = z.infer<typeof adminLoginSchema>
