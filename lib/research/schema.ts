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

const FILE_OR_TEXT_REQUIRED = 'Please choose a file or paste some text'

/** Either a document or pasted text. */
export const documentRequestSchema = z
  .object({
    companyId: id,
    text: text({ max: RESEARCH_LIMITS.sourceText }).nullish(),
    file: z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) }).nullish(),
  })
  .refine(({ text, file }) => Boolean(text) !== Boolean(file), {
    path: ['text'],
    message: FILE_OR_TEXT_REQUIRED,
    // Runs even if the company is missing, so that every invalid field is reported at once.
    when: ({ value }) => value !== null && typeof value === 'object',
  })
export type DocumentRequest = z.infer<typeof documentRequestSchema>

export const researchSourceSchema = z.object({
  id: z.string(),
  kind: z.enum(RESEARCH_KINDS),
  /** Documents are removed by it. */
  runId: z.string(),
  /** The page's address, or the document's name. */
  address: z.string(),
  title: z.string().nullable(),
  language: z.string().nullable(),
})
export type ResearchSource = z.infer<typeof researchSourceSchema>

/** `quote` is copied word for word from the source. */
export const researchItemSchema = z.object({
  id: z.string(),
  field: z.enum(RESEARCH_FIELD_KEYS),
  /** The company's own words if it edited the item. */
  text: z.string(),
  found: z.string(),
  decision: z.enum(RESEARCH_DECISIONS),
  quote: z.string(),
  sourceId: z.string(),
})
export type ResearchItem = z.infer<typeof researchItemSchema>

/** Not rejected; for a specification to cite. */
export interface CompanyFact extends Omit<ResearchItem, 'found' | 'sourceId'> {
  kind: ResearchSource['kind']
}

/** Its text is `RESEARCH_NOTICES[kind]`. */
export const noticeSchema = z.object({ kind: z.enum(RESEARCH_NOTICE_KINDS), address: z.string().nullable() })
export type ResearchNotice = z.infer<typeof noticeSchema>

const nullableText = z.string().nullable()
const list = z.array(z.string())

/** Without rejected items. What was not found is null or empty. */
export const insightsSchema = z.object({
  companyOverview: nullableText,
  cultureInsights: z.object({ values: list, workingStyle: nullableText }),
  careerOpportunities: z.object({ growthPath: nullableText, learningDevelopment: nullableText }),
  employeeValue: z.object({ benefits: list, perks: list }),
  companyStrengths: list,
  missionVision: nullableText,
})
export type Insights = z.infer<typeof insightsSchema>

/** An analysis without findings is null. */
export const researchSchema = z.object({
  industryAnalysis: z.object({ sectors: list, customers: list, standards: list }).nullable(),
  /** A company's own pages only show how it says it differs from competitors. */
  competitorAnalysis: z.object({ differentiators: list }).nullable(),
  cultureAnalysis: z
    .object({ values: list, workingStyle: nullableText, missionVision: nullableText })
    .nullable(),
  researchData: z.object({
    recruitmentInsights: z
      .object({ openRoles: list, hiringProcess: list, locations: list, growthPath: nullableText })
      .nullable(),
  }),
  insights: insightsSchema,
  description: nullableText,
  items: z.array(researchItemSchema),
  sources: z.array(researchSourceSchema),
  notices: z.array(noticeSchema),
  /** Null when only documents were read. */
  website: nullableText,
  /** Of the website, or else the newest document; ISO 8601. */
  readAt: z.string(),
})
export type Research = z.infer<typeof researchSchema>

/** Before the stream's `result` or `problem`. */
export const progressEventSchema = z.object({
  stage: z.enum(['reading', 'writing']),
  /** Null while writing. */
  page: z.enum(PAGE_KINDS.map(({ key }) => key)).nullable(),
  address: nullableText,
})
export type ResearchProgress = z.infer<typeof progressEventSchema>

export const itemDecisionSchema = z.discriminatedUnion('decision', [
  z.object({ decision: z.enum(['accepted', 'rejected']) }),
  z.object({
    decision: z.literal('edited'),
    text: text({ min: 2, max: RESEARCH_LIMITS.itemText, message: 'Enter at least 2 characters' }),
  }),
])
export type ItemDecision = z.infer<typeof itemDecisionSchema>
