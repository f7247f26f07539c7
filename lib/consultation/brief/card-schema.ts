import { z } from 'zod'
import type { CardKind } from './options'
import { slotSchemas } from './slots/schema'

const { pay, hours, place, pattern, contract, duration, start, notice } = slotSchemas

/** A form in the chat for what is quicker to pick than to type. Each part answers one topic. */
const CARDS = {
  pay: z.object({ pay }),
  place: z.object({ place, pattern: pattern.optional() }),
  hours: z.object({ hours }),
  contract: z.object({ contract, duration: duration.optional() }),
  start: z.object({ start }),
  notice: z.object({ notice }),
} as const satisfies Record<CardKind, z.ZodObject>

const card = <K extends CardKind>(kind: K) => z.object({ kind: z.literal(kind), value: CARDS[kind] })
export const cardSchema = z.discriminatedUnion('kind', [
  card('pay'),
  card('place'),
  card('hours'),
  card('contract'),
  card('start'),
  card('notice'),
])
export type Card = z.infer<typeof cardSchema>
