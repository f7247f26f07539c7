import { z } from 'zod'
import { id, text } from '@/lib/fields'
import { FACT_MAX, STRENGTHS } from './options'

/**
 * What a hiring manager may do to the brief by hand. `settle` keeps one side of a contradiction, `keepBoth` both;
 * `restore` takes a removal back.
 */
export const briefChangeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('edit'),
    factId: id,
    value: text({ min: 1, max: FACT_MAX, message: 'Please write what the brief should say' }),
  }),
  z.object({ kind: z.literal('lock'), factId: id, locked: z.boolean() }),
  z.object({ kind: z.literal('strength'), factId: id, strength: z.enum(STRENGTHS) }),
  z.object({ kind: z.enum(['remove', 'restore', 'settle', 'keepBoth']), factId: id }),
])
export type BriefChange = z.infer<typeof briefChangeSchema>

export const briefChangeRequestSchema = z.object({ sessionId: id, change: briefChangeSchema })
