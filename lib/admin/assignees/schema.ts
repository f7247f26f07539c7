import { z } from 'zod'
import { ACTOR_MAX } from '@/lib/audit/schema'
import { text } from '@/lib/fields'

/** `me`, `nobody`, or `@` and the name of an administrator. */
export const assigneeFilterSchema = z.object({
  assignee: z
    .string()
    .max(ACTOR_MAX + 1)
    .regex(/^(me|nobody|@[^\0]+)$/)
    .optional(),
})

/** `assignee` is the name of an administrator who can sign in. With `version`, a change fails if someone else made one first. */
export const assigneeChangeSchema = z.object({
  assignee: text({ min: 1, max: ACTOR_MAX }).nullable(),
  version: z.int32().nonnegative().nullish(),
})
export type AssigneeChange = z.infer<typeof assigneeChangeSchema>

/** Of a record. */
export const assigneeFields = {
  /** The administrator who deals with it, by name; it stays when they go. */
  assignee: z.string().nullable(),
  /** Number of changes of the assignee; sent back to detect conflicts. */
  assigneeVersion: z.number().int(),
}
