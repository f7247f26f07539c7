import { z } from 'zod'
import { id, text } from '@/lib/fields'
import {
  PAGE_KINDS,
  RESEARCH_DECISIONS,
  RESEARCH_FIELD_KEYS,
  RESEARCH_KINDS,
  RESEARCH_LIMITS,
  RESEARCH_NOTICE_KINDS,
} from './options'
import { INVALID_URL, websiteSchema } from './website'

export const researchRequestSchema = z.object({
  website: websiteSchema.refine((website) => website !== '', INVALID_URL),
  companyId: id.nullish(),
  /** Reads the website anew, also where a fresh result is kept. */
  refresh: z.boolean().nullish(),
})
export type ResearchRequest = z.infer<typeof researchRequestSchema>

const GIVE_ONE = 'Please choose a file or paste some text'

/** A document, or a text that was pasted, to be read in place of a website. */
export const documentRequestSchema = z
  .object({
    companyId: id,
    text: text({ max: RESEARCH_LIMITS.sourceText }).nullish(),
    file: z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) }).nullish(),
  })
  .refine((given) => Boolean(given.text) !== Boolean(given.file), {
    path: ['text'],
    message: GIVE_ONE,
    // Also where the company is missing: every wrong field is told at once.
    when: ({ value }) => value !== null && typeof value === 'object',
  })
export type DocumentRequest = z.infer<typeof documentRequestSchema>

/** A page or document that was read. */
export const researchSourceSchema = z.object({
  id: z.string(),
  kind: z.enum(RESEARCH_KINDS),
  /** The reading it belongs to; documents are forgotten by it. */
  runId: z.string(),
  /** The page's address, or the document's name. */
  address: z.string(),
  title: z.string().nullable(),
  language: z.string().nullable(),
})
export type ResearchSource = z.infer<typeof researchSourceSchema>

/** One thing that a source says. `quote` stands in the source letter by letter. */
export const researchItemSchema = z.object({
  id: z.string(),
  field: z.enum(RESEARCH_FIELD_KEYS),
  /** What the card shows: the company's own words where it edited the item. */
  text: z.string(),
  /** As it was found. */
  found: z.string(),
  decision: z.enum(RESEARCH_DECISIONS),
  quote: z.string(),
  sourceId: z.string(),
})
export type ResearchItem = z.infer<typeof researchItemSchema>

/** An item that stands, for a specification to say together with its source. */
export interface CompanyFact extends Omit<ResearchItem, 'found' | 'sourceId'> {
  kind: ResearchSource['kind']
}

/** Something the reader of the card is told; its sentence is `RESEARCH_NOTICES[kind]`. */
export const noticeSchema = z.object({ kind: z.enum(RESEARCH_NOTICE_KINDS), address: z.string().nullable() })
export type ResearchNotice = z.infer<typeof noticeSchema>

const words = z.string().nullable()
const list = z.array(z.string())

/** Career insights (specification, section 3), from what the company accepted or edited. What was not found is null or empty. */
export const insightsSchema = z.object({
  companyOverview: words,
  cultureInsights: z.object({ values: list, workingStyle: words }),
  careerOpportunities: z.object({ growthPath: words, learningDevelopment: words }),
  employeeValue: z.object({ benefits: list, perks: list }),
  companyStrengths: list,
  missionVision: words,
})
export type Insights = z.infer<typeof insightsSchema>

/** What is known of a company from its website and documents; the analyses are null where nothing was found for them. */
export const researchSchema = z.object({
  industryAnalysis: z.object({ sectors: list, customers: list, standards: list }).nullable(),
  /** A company's own pages do not tell of its competitors, only of what it says sets it apart from them. */
  competitorAnalysis: z.object({ differentiators: list }).nullable(),
  cultureAnalysis: z.object({ values: list, workingStyle: words, missionVision: words }).nullable(),
  researchData: z.object({
    recruitmentInsights: z
      .object({ openRoles: list, hiringProcess: list, locations: list, growthPath: words })
      .nullable(),
  }),
  insights: insightsSchema,
  /** The website's own description of the company. */
  description: words,
  items: z.array(researchItemSchema),
  sources: z.array(researchSourceSchema),
  notices: z.array(noticeSchema),
  /** The website as it was asked for; null where only documents were read. */
  website: words,
  /** When the website was read, or else the newest document; ISO 8601. */
  readAt: z.string(),
})
export type Research = z.infer<typeof researchSchema>

/** What the stream tells while a research runs, before its `result` or `problem`. */
export const progressEventSchema = z.object({
  stage: z.enum(['reading', 'writing']),
  /** While reading: what kind of page, and where it is. */
  page: z.enum(PAGE_KINDS.map(({ key }) => key)).nullable(),
  address: words,
})
export type ResearchProgress = z.infer<typeof progressEventSchema>

export const itemDecisionSchema = z.discriminatedUnion('decision', [
  z.object({ itemId: id, decision: z.enum(['accepted', 'rejected']) }),
  z.object({
    itemId: id,
    decision: z.literal('edited'),
    text: text({ min: 2, max: RESEARCH_LIMITS.itemText, message: 'Please write at least 2 characters' }),
  }),
])
export type ItemDecision = z.infer<typeof itemDecisionSchema>
