import { z } from 'zod'

const amount = z.number().nonnegative()
const LENGTH_UNITS = ['week', 'month', 'year'] as const

/** `min` and `max` are equal for a single figure; null where only the other bound was said. In whole currency units. */
const payFigures = {
  min: amount.nullable(),
  max: amount.nullable(),
  unit: z.enum(['year', 'month', 'week', 'day', 'hour']),
  /** ISO 4217. */
  currency: z.enum(['GBP', 'EUR', 'USD']),
  /** What comes on top or what it hangs on, as said. */
  extras: z.string().max(200).nullable(),
}
export const payFiguresSchema = z.object(payFigures)
export type PayFigures = z.infer<typeof payFiguresSchema>

const paySchema = z
  .object({
    kind: z.literal('pay'),
    ...payFigures,
    /** False: the figure is for the agency and stays out of the advert. */
    inAdvert: z.boolean(),
  })
  .refine(({ min, max }) => min !== null || max !== null, { path: ['min'], error: 'Enter a figure' })
  .refine(({ min, max }) => min === null || max === null || min <= max, {
    path: ['max'],
    error: '“To” can’t be lower than “From”',
  })
export type Pay = z.infer<typeof paySchema>

/** Hours a week. */
const hoursSchema = z
  .object({ kind: z.literal('hours'), min: amount.max(168), max: amount.max(168) })
  .refine(({ min, max }) => min <= max, {
    path: ['max'],
    error: '“Up to” can’t be lower than “Hours a week”',
  })

const placeSchema = z.object({ kind: z.literal('place'), name: z.string().min(1).max(120) })

const patternSchema = z.object({
  kind: z.literal('pattern'),
  where: z.enum(['onSite', 'hybrid', 'remote']),
  /** Days a week on site, for hybrid working. May be left out. */
  daysOnSite: z.number().int().min(0).max(7).nullable().default(null),
})

const contractSchema = z.object({
  kind: z.literal('contract'),
  type: z.enum(['permanent', 'fixedTerm', 'contract', 'temporary', 'apprenticeship']),
})

const length = { amount: z.number().positive().max(1000), unit: z.enum(LENGTH_UNITS) }
const durationSchema = z.object({ kind: z.literal('duration'), ...length })
const noticeSchema = z.object({ kind: z.literal('notice'), ...length })

/** A date may be a month alone, and its year unsaid. */
const startSchema = z.object({
  kind: z.literal('start'),
  when: z.enum(['asap', 'flexible', 'date']),
  day: z.number().int().min(1).max(31).nullable(),
  month: z.number().int().min(1).max(12).nullable(),
  year: z.number().int().min(2000).max(2100).nullable(),
})

const postsSchema = z.object({ kind: z.literal('posts'), count: z.number().int().min(1).max(1000) })

export const slotSchemas = {
  pay: paySchema,
  hours: hoursSchema,
  place: placeSchema,
  pattern: patternSchema,
  contract: contractSchema,
  duration: durationSchema,
  start: startSchema,
  notice: noticeSchema,
  posts: postsSchema,
}

/** What a fact means where its topic has one typed value. */
export const slotSchema = z.discriminatedUnion('kind', [
  paySchema,
  hoursSchema,
  placeSchema,
  patternSchema,
  contractSchema,
  durationSchema,
  startSchema,
  noticeSchema,
  postsSchema,
])
export type Slot = z.infer<typeof slotSchema>
export type SlotKind = Slot['kind']
export type SlotOf<K extends SlotKind> = Extract<Slot, { kind: K }>
