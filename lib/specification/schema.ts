import { z } from 'zod'
import { evidenceSchema } from '@/lib/consultation/brief/schema'
import { id, text } from '@/lib/fields'
import { LINE_MAX_CHARS, SECTION_KEYS, SPECIFICATION_STATUSES } from './options'

/** One line of a specification. Advice (section `recommendation`) may stand without evidence; nothing else may. */
export const specificationLineSchema = z.object({
  id: z.string(),
  section: z.enum(SECTION_KEYS),
  text: z.string(),
  /** The facts of the brief that the line says. */
  factIds: z.array(z.string()),
  evidence: z.array(evidenceSchema),
})
export type SpecificationLine = z.infer<typeof specificationLineSchema>

/** The canonical content of a specification: what is stored, edited, hashed and approved. */
export const specificationContentSchema = z.object({
  jobTitle: z.string(),
  companyName: z.string(),
  companyDescription: z.string().nullable(),
  lines: z.array(specificationLineSchema),
  /** Lines that were taken out by hand, as they stood: what they said stays out when the text is written anew. */
  removed: z.array(specificationLineSchema).optional(),
})
export type SpecificationContent = z.infer<typeof specificationContentSchema>

/**
 * The texts that evidence points at, by kind and id joined by a colon. `saidAt` is ISO 8601, for messages; `address` is that of a website's
 * page, or the name of a document.
 */
export type SourceTexts = Record<string, { text: string; saidAt: string | null; address?: string }>

const lines = z.array(z.string())
const value = z.string().nullable()

const keyRequirements = z.object({
  technical: lines,
  experience: lines,
  soft_skills: lines,
  niceToHave: lines,
})
const employeeValueProposition = z.object({ culture: lines, growth: lines, benefits: lines })

/** What `GET /api/job-specifications/{id}` carries (specification sections 3 and 7, with the additions of the decisions). */
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
    /** `path` points into this answer, for example `keyRequirements.technical.0`. */
    evidence: z.array(z.object({ path: z.string(), lineId: z.string(), sources: z.array(evidenceSchema) })),
  }),
  jobTitle: z.string(),
  company: z.object({ name: z.string(), description: value }),
  summary: z.object({
    jobOverview: z.string(),
    employeeValueProposition,
    idealCandidateProfile: z.object({ motivation: value, education: value }),
    keyRequirements,
    compensationRange: value,
    practicalDetails: z.object({
      location: value,
      workPattern: value,
      hours: value,
      contractType: value,
      startDate: value,
      duration: value,
      travel: value,
      onCall: value,
      package: value,
      notice: value,
      healthSafety: value,
      expenses: value,
      process: value,
    }),
  }),
})
export type JobSpecificationResponse = z.infer<typeof jobSpecificationResponseSchema>

/** The status call takes `draft` alone: approving is the approval's own action. */
export const statusRequestSchema = z.object({ status: z.literal('draft') })

export const lineEditSchema = z.object({
  specificationId: id,
  lineId: z.string().min(1).max(100),
  /** Empty removes the line. */
  text: text({ max: LINE_MAX_CHARS }),
  /** The revision that the editor saw. */
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

/** Names a specification, for the actions that need nothing else. */
export const specificationIdSchema = z.object({ specificationId: id })
