import { z } from 'zod'
import { evidenceSchema } from '@/lib/consultation/brief/schema'
import { id, text } from '@/lib/fields'
import { LINE_MAX_CHARS, SECTION_KEYS, SPECIFICATION_STATUSES } from './options'

/** Every line needs evidence, except in section `recommendation`. */
export const specificationLineSchema = z.object({
  id: z.string(),
  section: z.enum(SECTION_KEYS),
  text: z.string(),
  factIds: z.array(z.string()),
  evidence: z.array(evidenceSchema),
})
export type SpecificationLine = z.infer<typeof specificationLineSchema>

export const specificationContentSchema = z.object({
  jobTitle: z.string(),
  companyName: z.string(),
  companyDescription: z.string().nullable(),
  lines: z.array(specificationLineSchema),
  /** By hand; they stay out when the text is generated again. */
  removed: z.array(specificationLineSchema).optional(),
})
export type SpecificationContent = z.infer<typeof specificationContentSchema>

/** Keyed by `kind:id`. `saidAt` is ISO 8601, for messages; `address` is a page's URL or a document's name. */
export type SourceTexts = Record<string, { text: string; saidAt: string | null; address?: string }>

const textList = z.array(z.string())
const nullableText = z.string().nullable()

const keyRequirements = z.object({
  technical: textList,
  experience: textList,
  soft_skills: textList,
  niceToHave: textList,
})
const employeeValueProposition = z.object({ culture: textList, growth: textList, benefits: textList })

export const jobSpecificationResponseSchema = z.object({
  jobSpecification: z.object({
    id: z.string(),
    jobTitle: z.string(),
    jobOverview: z.string(),
    keyRequirements,
    employeeValueProposition,
    aiRecommendations: z.array(z.object({ content: z.string() })),
    status: z.enum(SPECIFICATION_STATUSES),
    version: z.number().int(),
    /** `path` points into this response, for example `keyRequirements.technical.0`. */
    evidence: z.array(z.object({ path: z.string(), lineId: z.string(), sources: z.array(evidenceSchema) })),
  }),
  jobTitle: z.string(),
  company: z.object({ name: z.string(), description: nullableText }),
  summary: z.object({
    jobOverview: z.string(),
    employeeValueProposition,
    idealCandidateProfile: z.object({ motivation: nullableText, education: nullableText }),
    keyRequirements,
    compensationRange: nullableText,
    practicalDetails: z.object({
      location: nullableText,
      workPattern: nullableText,
      hours: nullableText,
      contractType: nullableText,
      startDate: nullableText,
      duration: nullableText,
      travel: nullableText,
      onCall: nullableText,
      package: nullableText,
      notice: nullableText,
      healthSafety: nullableText,
      expenses: nullableText,
      process: nullableText,
    }),
  }),
})
export type JobSpecificationResponse = z.infer<typeof jobSpecificationResponseSchema>

/** Only `draft`: approving has its own action. */
export const statusRequestSchema = z.object({ status: z.literal('draft') })

export const lineEditSchema = z.object({
  specificationId: id,
  lineId: z.string().min(1).max(100),
  /** Empty removes the line. */
  text: text({ max: LINE_MAX_CHARS }),
  /** The revision the editor saw. */
  revision: z.number().int().nonnegative(),
})
export type LineEdit = z.infer<typeof lineEditSchema>

export const approvalInputSchema = z.object({
  specificationId: id,
  approverName: text({ min: 2, max: 200, message: 'Please enter your name' }),
  agreed: z.literal(true, 'Please agree to the terms and conditions before proceeding.'),
  revision: z.number().int().nonnegative(),
})
export type ApprovalInput = z.infer<typeof approvalInputSchema>

export const specificationIdSchema = z.object({ specificationId: id })
