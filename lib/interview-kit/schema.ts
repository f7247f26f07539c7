import { z } from 'zod'
import { id, text } from '@/lib/fields'
import { ITEM_KINDS, KIT_MINUTES, PROBES_MAX, UNASKED_REASONS } from './options'

const QUESTION_MAX = 600
const ANCHOR_MAX = 400
const POINT_MAX = 2000
const ITEMS_MAX = 60

const anchorsSchema = z.object({
  1: text({ min: 1, max: ANCHOR_MAX, message: 'Describe a weak answer' }),
  3: text({ min: 1, max: ANCHOR_MAX, message: 'Describe a good answer' }),
  5: text({ min: 1, max: ANCHOR_MAX, message: 'Describe an outstanding answer' }),
})
export type Anchors = z.infer<typeof anchorsSchema>

export const kitItemSchema = z.object({
  id: z.string().min(1).max(40),
  /** Of the specification that the kit was made from. */
  lineIds: z.array(z.string().max(100)).min(1).max(60),
  kind: z.enum(ITEM_KINDS),
  question: text({ min: 1, max: QUESTION_MAX, message: 'Enter a question' }),
  probes: z.array(text({ min: 1, max: 200, message: 'Enter a follow-up question' })).max(PROBES_MAX),
  /** What the interviewer reads out, such as the terms, or looks at. Kits of before have none. */
  points: z
    .array(text({ min: 1, max: POINT_MAX, message: 'Enter a point' }))
    .max(20)
    .default([]),
  /** Null where nothing is rated. */
  anchors: anchorsSchema.nullable(),
})
export type KitItem = z.infer<typeof kitItemSchema>

/** A line that no item covers. */
const unaskedSchema = z.object({
  lineIds: z.array(z.string()),
  text: z.string(),
  reason: z.enum(UNASKED_REASONS),
  /** To ask about it after all. Null where nothing can be asked. */
  wording: kitItemSchema
    .pick({ kind: true, question: true, probes: true, points: true, anchors: true })
    .nullable(),
})
export type Unasked = z.infer<typeof unaskedSchema>

export const kitRequestSchema = z.object({
  minutes: z.union(
    KIT_MINUTES.map((minutes) => z.literal(minutes)),
    'Choose 45 or 60 minutes',
  ),
})

export const kitUpdateSchema = z.object({
  items: z.array(kitItemSchema).min(1, 'Keep at least one item').max(ITEMS_MAX),
  /** That the caller has seen. */
  revision: z.int32().nonnegative(),
})

export const kitRenewalSchema = z.object({ revision: kitUpdateSchema.shape.revision })

export const kitSchema = z.object({
  id,
  jobSpecificationId: id,
  jobTitle: z.string(),
  companyName: z.string(),
  version: z.number().int(),
  minutes: z.number().int(),
  revision: z.number().int(),
  /** ISO 8601: when the first scorecard was begun, since when the kit can’t be edited. */
  frozenAt: z.string().nullable(),
  items: z.array(kitItemSchema),
  unasked: z.array(unaskedSchema),
  /** The lines that differ from the newest version, if there is one or the draft has changed. */
  behind: z
    .object({
      jobSpecificationId: id,
      version: z.number().int(),
      added: z.array(z.string()),
      removed: z.array(z.string()),
    })
    .nullable(),
})
export type Kit = z.infer<typeof kitSchema>
