import { z } from 'zod'
import { id, text } from '@/lib/fields'
import { FACT_MAX, STRENGTHS } from './options'

/** `settle` keeps one side of a contradiction, `keepBoth` both; `restore` undoes a removal. */
export const handEditSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('edit'),
    factId: id,
    value: text({ min: 1, max: FACT_MAX, message: 'Enter what the brief should say' }),
  }),
  z.object({ kind: z.literal('lock'), factId: id, locked: z.boolean() }),
  z.object({ kind: z.literal('strength'), factId: id, strength: z.enum(STRENGTHS) }),
  z.object({ kind: z.enum(['remove', 'restore', 'settle', 'keepBoth']), factId: id }),
])
export type HandEdit = z.infer<typeof handEditSchema>
