import { z } from 'zod'
import { payFiguresSchema } from '@/lib/consultation/brief/slots/schema'

const nullableText = z.string().nullable()

export const CONTRACTS = ['permanent', 'fixedTerm', 'contract', 'temporary', 'apprenticeship'] as const
export type Contract = (typeof CONTRACTS)[number]

export const WORK_PATTERNS = ['onSite', 'hybrid', 'remote'] as const
export type WorkPattern = (typeof WORK_PATTERNS)[number]

/**
 * What a candidate reads of an approved specification, and nothing else: no agency lines, no evidence, and no name of a client that isn't
 * shown. Plain text throughout. The page, its JSON-LD, feeds, texts to paste and documents read this.
 */
export const advertSchema = z.object({
  title: z.string(),
  /** Null where the client isn't shown. */
  employer: z.object({ name: z.string(), website: nullableText, about: nullableText }).nullable(),
  agency: z.object({
    product: z.string(),
    legalName: z.string(),
    companyNumber: z.string(),
    registeredOffice: z.string(),
  }),
  /** `text` is the line as written. Null where it names no place, for work that is always remote. */
  place: z
    .object({ text: z.string(), town: z.string(), postcode: nullableText, isTownRead: z.boolean() })
    .nullable(),
  workPattern: z.enum(WORK_PATTERNS).nullable(),
  contract: z.enum(CONTRACTS).nullable(),
  /** From the hours or the words "full-time" and "part-time". */
  time: z.enum(['full', 'part']).nullable(),
  /** Null where the advert says nothing about pay; `figures` null for words without figures. */
  pay: z.object({ text: z.string(), figures: payFiguresSchema.nullable() }).nullable(),
  /** The overview, a sentence or line each. */
  summary: z.array(z.string()),
  /** Pay, place, contract, hours and the other practical details, in the order of the document. */
  details: z.array(z.object({ key: z.string(), label: z.string(), text: z.string() })),
  sections: z.array(z.object({ key: z.string(), heading: z.string(), lines: z.array(z.string()) })),
  /** "2026-12-20", the last day to respond; null before it is published. */
  closesOn: nullableText,
  /** How to respond, as a sentence. Empty where nobody can: a document of what isn't published. */
  respond: z.string(),
})
export type Advert = z.infer<typeof advertSchema>
