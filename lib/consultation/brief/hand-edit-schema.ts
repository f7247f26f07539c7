import { z } from 'zod'
import { AUDIENCES, TOPIC_KEYS } from '@/lib/consultation/topics'
import { id, text } from '@/lib/fields'
import { FACT_MAX, STRENGTHS } from './options'

/** `move` puts an entry under another topic. `settle` keeps one side of a contradiction, `keepBoth` both; `restore` undoes a removal. */
export const handEditSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('edit'),
    factId: id,
    value: text({ min: 1, max: FACT_MAX, message: 'Enter what the brief should say' }),
  }),
  z.object({
    kind: z.literal('add'),
    topic: z.enum(TOPIC_KEYS),
    value: text({ min: 1, max: FACT_MAX, message: 'Enter what the brief should say' }),
    /** Absent: that of the topic. */
    audience: z.enum(AUDIENCES).optional(),
    /** Absent: a must. */
    strength: z.enum(STRENGTHS).optional(),
  }),
  z.object({ kind: z.literal('lock'), factId: id, locked: z.boolean() }),
  z.object({ kind: z.literal('strength'), factId: id, strength: z.enum(STRENGTHS) }),
  z.object({ kind: z.literal('audience'), factId: id, audience: z.enum(AUDIENCES) }),
  z.object({ kind: z.literal('move'), factId: id, topic: z.enum(TOPIC_KEYS) }),
  z.object({ kind: z.enum(['remove', 'restore', 'settle', 'keepBoth']), factId: id }),
])
export type HandEdit = z.infer<typeof handEditSchema>
