import { z } from 'zod'
import { evidenceSchema } from '@/lib/consultation/brief/schema'
import { payFiguresSchema } from '@/lib/consultation/brief/slots/schema'
import { LINE_REASONS } from '@/lib/consultation/guard/line-reasons'
import { AUDIENCES } from '@/lib/consultation/topics'
import { FILE_FORMATS } from '@/lib/documents/writing/model'
import { id, text } from '@/lib/fields'
import { payNoteSchema } from '@/lib/knowledge/pay/note-schema'
import { EDITIONS, LINE_MAX_CHARS, SECTION_KEYS, SPECIFICATION_STATUSES } from './options'

/** What the writer changed in the words of a fact: those words as a line, and the edits that were made, by name. */
const rewordingSchema = z.object({ said: z.string(), edits: z.array(z.string()) })

/** Every line needs evidence, except in section `recommendation`. */
export const specificationLineSchema = z.object({
  id: z.string(),
  section: z.enum(SECTION_KEYS),
  text: z.string(),
  /** Absent in documents of the first shape: `audienceOf` in content.ts. */
  audience: z.enum(AUDIENCES).optional(),
  factIds: z.array(z.string()),
  evidence: z.array(evidenceSchema),
  /** Of a line on pay whose figures are known. Absent after a hand edit of its text. */
  pay: payFiguresSchema.optional(),
  /** Absent where the line is what was said, and after a hand edit. */
  reworded: rewordingSchema.optional(),
  /** Words of the manager that no candidate should read, and that no model could put into writing. Absent after a hand edit. */
  isUnfit: z.literal(true).optional(),
})
export type SpecificationLine = z.infer<typeof specificationLineSchema>

export const specificationContentSchema = z.object({
  jobTitle: z.string(),
  companyName: z.string(),
  companyDescription: z.string().nullable(),
  /** Sections that the brief had an answer for, even if the answer was “none”. Absent in older documents. */
  answered: z.array(z.enum(SECTION_KEYS)).optional(),
  lines: z.array(specificationLineSchema),
  /** By hand; they stay out when the text is generated again. */
  removed: z.array(specificationLineSchema).optional(),
})
export type SpecificationContent = z.infer<typeof specificationContentSchema>

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
    responsibilities: textList,
    firstYear: textList,
    keyRequirements,
    employeeValueProposition,
    /** For the agency only. */
    internalNotes: textList,
    aiRecommendations: z.array(z.object({ content: z.string() })),
    status: z.enum(SPECIFICATION_STATUSES),
    version: z.number().int(),
    /** Number of hand edits; sent back to detect conflicts. */
    revision: z.number().int(),
    /** Paths of the details that nothing was said about. */
    toBeConfirmed: textList,
    /** `path` points into this response, for example `keyRequirements.technical.0`. */
    evidence: z.array(
      z.object({
        path: z.string(),
        lineId: z.string(),
        sources: z.array(evidenceSchema),
        reworded: rewordingSchema.optional(),
      }),
    ),
    /** Lines that candidates cannot read as they are; the candidate edition leaves them out. */
    needsRewrite: z.array(
      z.object({ path: z.string(), lineId: z.string(), text: z.string(), reason: z.enum(LINE_REASONS) }),
    ),
    /** Paths of the values that are for the agency only. */
    agencyOnly: z.array(z.string()),
  }),
  jobTitle: z.string(),
  company: z.object({ name: z.string(), description: nullableText }),
  summary: z.object({
    jobOverview: z.string(),
    employeeValueProposition,
    idealCandidateProfile: z.object({ motivation: nullableText, education: nullableText }),
    keyRequirements,
    compensationRange: nullableText,
    /** Null where `compensationRange` is, or says no figures that can be read. */
    pay: payFiguresSchema.nullable(),
    practicalDetails: z.object({
      location: nullableText,
      workPattern: nullableText,
      hours: nullableText,
      posts: nullableText,
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
  /** For the manager, beside `compensationRange`. Null where there is nothing to say. */
  payNote: payNoteSchema.nullish(),
})
export type JobSpecificationResponse = z.infer<typeof jobSpecificationResponseSchema>

/** What an edit of a line leaves, and whether candidates still won’t see the line. */
export const lineEditResponseSchema = jobSpecificationResponseSchema.extend({
  keptBack: z
    .object({
      lineId: z.string(),
      reason: z.enum(LINE_REASONS),
      message: z.string(),
    })
    .optional()
    .describe(
      'Present where the text is saved and the candidate edition still leaves the line out. `message` says why, as the screen does.',
    ),
})
export type LineEditResponse = z.infer<typeof lineEditResponseSchema>

/** Only `draft`: approving has its own action. */
export const statusRequestSchema = z.object({ status: z.literal('draft') })

export const lineEditSchema = z.object({
  /** Empty removes the line. */
  text: text({ max: LINE_MAX_CHARS }),
  /** Whom the line is for, and what it was written from; unchanged if absent. */
  audience: z.enum(AUDIENCES).optional(),
  /** The revision the editor saw. */
  revision: z.int32().nonnegative(),
})
export type LineEdit = z.infer<typeof lineEditSchema>

export const approvalRequestSchema = z.object({
  name: text({ min: 2, max: 200, message: 'Please enter your name' }),
  acceptTerms: z.literal(true, 'Please agree to the terms and conditions before proceeding.'),
  /** The revision the approver saw; the newest if absent. */
  revision: z.int32().nonnegative().nullish(),
  /** Paths of the details that may stay open, as in `toBeConfirmed`; all of them if absent. */
  confirmations: z
    .array(text({ max: 100 }))
    .max(100)
    .nullish(),
})
export type ApprovalRequest = z.infer<typeof approvalRequestSchema>

export const approvalResponseSchema = z.object({
  approval: z.object({
    name: z.string(),
    /** ISO 8601. */
    at: z.string(),
    /** SHA-256 of the approved content, in hexadecimal. */
    hash: z.string(),
    termsVersion: z.string(),
  }),
  complete: z.boolean(),
  /** Names of those who still have to approve. */
  waitingFor: textList,
})

/** Keyed by `kind:id` of the evidence. */
export const sourceTextsSchema = z.record(
  z.string(),
  z.object({
    text: z.string(),
    /** ISO 8601, for messages. */
    saidAt: nullableText,
    /** A page's URL or a document's name. */
    address: z.string().optional(),
    /** Who suggested the text of an edit by hand, where it was not the editor. */
    author: z.string().optional(),
  }),
)
export type SourceTexts = z.infer<typeof sourceTextsSchema>

export const specificationIdSchema = z.object({ specificationId: id })

export const documentQuerySchema = z.object({
  format: z.enum(FILE_FORMATS),
  edition: z.enum(EDITIONS).default('candidate'),
})
