import { z } from 'zod'
import { id } from '@/lib/fields'
import { type CardKind, FACT_MAX, WEIGHTS } from './options'
import { slotSchemas } from './slots/schema'

const { pay, hours, place, pattern, contract, duration, start, notice } = slotSchemas

/** `words` are those of the entry, for the transcript. */
const weightSchema = z.object({
  factId: id,
  words: z.string().min(1).max(FACT_MAX),
  strength: z.enum(WEIGHTS),
})

/** A form in the chat for what is quicker to pick than to type. Each part answers one topic, but for `weigh`, which changes entries. */
const CARDS = {
  pay: z.object({ pay }),
  place: z.object({ place, pattern: pattern.optional() }),
  hours: z.object({ hours }),
  contract: z.object({ contract, duration: duration.optional() }),
  start: z.object({ start }),
  notice: z.object({ notice }),
  weigh: z.object({ weights: z.array(weightSchema).min(1).max(40) }),
} as const satisfies Record<CardKind, z.ZodObject>

const card = <K extends CardKind>(kind: K) => z.object({ kind: z.literal(kind), value: CARDS[kind] })
export const cardSchema = z.discriminatedUnion('kind', [
  card('pay'),
  card('place'),
  card('hours'),
  card('contract'),
  card('start'),
  card('notice'),
  card('weigh'),
])
export type Card = z.infer<typeof cardSchema>
