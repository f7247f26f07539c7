import { z } from 'zod'
import { preflightItemSchema } from '@/lib/advert/preflight-schema'
import { advertSchema } from '@/lib/advert/schema'
import { text } from '@/lib/fields'
import { CLOSURES } from './options'

const nullableText = z.string().nullable()

const optional = (max: number) =>
  text({ max })
    .nullish()
    .transform((value) => value || null)

const choices = {
  /** The last day to respond; 28 days from now if absent. */
  closesOn: z.iso
    .date('Enter a date')
    .nullish()
    .transform((value) => value || null),
  /** Replace what is read from the location line. */
  town: optional(120),
  postcode: optional(10),
}

export const publicationRequestSchema = z.object({
  showClient: z.boolean(),
  applyBy: z.literal('form'),
  ...choices,
  /** Why it is published with what the pre-flight asks to look at. */
  reason: optional(1000),
})
export type PublicationRequest = z.infer<typeof publicationRequestSchema>

/** What the pre-flight assumes; as published, or else the defaults. */
export const publicationQuerySchema = z.object({
  showClient: z.stringbool().optional(),
  closesOn: z.iso.date('Enter a date').optional(),
  town: text({ max: 120 }).optional(),
  postcode: text({ max: 10 }).optional(),
})
export type PublicationQuery = z.infer<typeof publicationQuerySchema>

/** Times are ISO 8601. */
export const publicationSchema = z.object({
  id: z.string(),
  slug: z.string(),
  /** Absolute if APP_URL is set. */
  url: z.string(),
  /** `closed` also when its closing date has passed, or a newer version can't be published. */
  state: z.enum(['open', 'closed']),
  showClient: z.boolean(),
  closesOn: z.string(),
  town: nullableText,
  postcode: nullableText,
  reason: nullableText,
  publishedBy: z.string(),
  publishedAt: z.string(),
  closedAt: nullableText,
  closedBecause: z.enum(CLOSURES.map(({ key }) => key)).nullable(),
})
export type Publication = z.infer<typeof publicationSchema>

export const publicationViewSchema = z.object({
  /** Null before it is published. */
  publication: publicationSchema.nullable(),
  preflight: z.array(preflightItemSchema),
  /** What candidates would read. Null before an approval. */
  advert: advertSchema.nullable(),
  showClient: z.boolean(),
  closesOn: z.string(),
})
export type PublicationView = z.infer<typeof publicationViewSchema>

export const jobSlugSchema = z.object({ slug: text({ min: 1, max: 120 }) })

/** Of the list of jobs. */
export const jobSearchSchema = z.object({
  title: text({ max: 100 }).catch('').default(''),
  place: text({ max: 100 }).catch('').default(''),
})
export type JobSearch = z.infer<typeof jobSearchSchema>
