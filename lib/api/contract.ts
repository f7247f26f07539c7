import { z } from 'zod'
import * as admin from '@/lib/api/urls/admin'
import * as companies from '@/lib/api/urls/companies'
import * as consultations from '@/lib/api/urls/consultations'
import * as enquiries from '@/lib/api/urls/enquiries'
import * as health from '@/lib/api/urls/health'
import * as jobSpecifications from '@/lib/api/urls/job-specifications'
import * as research from '@/lib/api/urls/research'
import * as speech from '@/lib/api/urls/speech'
import type { Route } from '@/lib/api/urls/url'
import {
  companySchema,
  companyUpdateSchema,
  emailTextSchema,
  emailValidationSchema,
  registrationSchema,
} from '@/lib/company/schema'
import { chatRequestSchema, speechRequestSchema } from '@/lib/consultation/messages/schema'
import { companyOnlySchema, generateRequestSchema, sessionSchema } from '@/lib/consultation/session/schema'
import { contactSalesSchema, interestSchema, receivedSchema } from '@/lib/enquiries/schema'
import type { ErrorCode } from '@/lib/errors'
import { id } from '@/lib/fields'
import { RESEARCH_LIMITS } from '@/lib/research/options'
import {
  documentRequestSchema,
  insightsSchema,
  researchRequestSchema,
  researchSchema,
} from '@/lib/research/schema'
import { jobSpecificationResponseSchema, statusRequestSchema } from '@/lib/specification/schema'
import { ADMIN_CONTRACT } from './admin-contract'

/** In separate files, so that a page ships only the calls it makes. */
export const ROUTES = {
  ...admin,
  ...companies,
  ...consultations,
  ...jobSpecifications,
  ...enquiries,
  ...health,
  ...research,
  ...speech,
} as const satisfies Record<string, Route>
export type RouteName = keyof typeof ROUTES

/** `owner` is the browser that registered a company. */
export type Access = 'public' | 'owner' | 'admin'

export interface ContractEntry {
  summary: string
  access: Access
  /** Invalid ones are answered 404. */
  params?: z.ZodType
  /** Empty ones count as missing. */
  query?: z.ZodObject
  body?: z.ZodType
  /** The body is a file of up to `max` bytes. */
  upload?: { types: readonly string[]; max: number }
  /** The body can also be multipart/form-data, with files of up to `max` bytes in all. */
  form?: { max: number }
  /** A Blob is sent as a file, anything else as JSON. */
  response: z.ZodType
  status?: number
  /** If the Accept header prefers `text/event-stream`. */
  streams?: true
  fileType?: string
  /** Reads `Idempotency-Key`: a repeated key has no further effect. */
  idempotent?: true
  /** Errors beyond those implied by access, parameters and body. */
  problems?: readonly ErrorCode[]
}

/** Fits the longest message as JSON with every character an escaped surrogate pair (12 bytes). */
export const BODY_MAX_BYTES = 320 * 1024

/** Formats in which browsers record. One minute of speech is about 1 MB. */
const RECORDING = {
  types: ['audio/webm', 'audio/mp4', 'audio/ogg', 'audio/wav', 'audio/mpeg'],
  max: 5 * 1024 * 1024,
} as const

const idParams = { params: z.object({ id }) }
const companyParams = { params: z.object({ companyId: id }) }

/** Handlers, browser client, OpenAPI document and contract tests derive from it. Its limits: rate-limits.ts. */
export const CONTRACT = {
  validateEmail: {
    summary: 'Check whether an email address belongs to a business',
    access: 'public',
    body: z.object({ email: emailTextSchema }),
    response: z.object({ validation: emailValidationSchema }),
  },
  createCompany: {
    summary: 'Register a company and set its ownership cookie',
    access: 'public',
    body: registrationSchema,
    response: z.object({ company: companySchema }),
    status: 201,
  },
  getCompany: {
    summary: 'Get a company and its research',
    access: 'owner',
    ...companyParams,
    response: z.object({ company: companySchema, research: researchSchema.nullable() }),
  },
  updateCompany: {
    summary: 'Save company details',
    access: 'owner',
    ...companyParams,
    body: companyUpdateSchema,
    response: z.object({ company: companySchema }),
  },
  researchCompany: {
    summary: 'Research a company website for a description',
    problems: ['websiteUnread'],
    access: 'owner',
    body: researchRequestSchema,
    response: z.object({ description: z.string(), research: researchSchema }),
    streams: true,
  },
  careerInsights: {
    summary: 'Research a company website for career insights',
    problems: ['websiteUnread'],
    access: 'owner',
    body: researchRequestSchema,
    response: z.object({ insights: insightsSchema, research: researchSchema }),
    streams: true,
  },
  readDocument: {
    summary: 'Read a PDF, DOCX or text for career insights, sent as JSON or as a form with a file',
    access: 'owner',
    body: documentRequestSchema,
    form: { max: RESEARCH_LIMITS.documentBytes },
    response: z.object({ insights: insightsSchema, research: researchSchema }),
  },
  getConsultations: {
    summary: 'List the consultations of a company with messages, brief and progress',
    access: 'owner',
    ...companyParams,
    response: z.object({ sessions: z.array(sessionSchema) }),
  },
  initializeConsultation: {
    summary: 'Open a consultation, or return the opening message of the open one',
    access: 'owner',
    body: companyOnlySchema,
    response: z.object({ response: z.string(), sessionId: z.string() }),
  },
  chat: {
    summary: 'Send a message to the consultant and get the reply as JSON or an event stream',
    idempotent: true,
    problems: ['modelFailed'],
    access: 'owner',
    body: chatRequestSchema,
    response: z.object({ response: z.string(), sessionId: z.string() }),
    streams: true,
  },
  transcribe: {
    summary: 'Transcribe a recording',
    problems: ['notImplemented', 'modelFailed'],
    access: 'owner',
    ...companyParams,
    upload: RECORDING,
    response: z.object({ text: z.string() }),
  },
  speak: {
    summary: 'Read a text aloud',
    fileType: 'audio/mpeg',
    problems: ['notImplemented', 'modelFailed'],
    access: 'owner',
    body: speechRequestSchema,
    response: z.instanceof(Blob),
  },
  generateSummary: {
    summary: 'Generate the job specification from the consultation',
    problems: ['modelFailed'],
    access: 'owner',
    body: generateRequestSchema,
    response: z.object({ jobSpecification: z.object({ id: z.string() }) }),
  },
  getJobSpecification: {
    summary: 'Get a job specification',
    access: 'owner',
    ...idParams,
    response: jobSpecificationResponseSchema,
  },
  updateJobSpecification: {
    summary: 'Save a job specification as a draft',
    access: 'owner',
    ...idParams,
    body: statusRequestSchema,
    response: jobSpecificationResponseSchema,
  },
  registerInterest: {
    summary: 'Register interest as a hiring manager or candidate',
    idempotent: true,
    access: 'public',
    body: interestSchema,
    response: receivedSchema,
    status: 201,
  },
  contactSales: {
    summary: 'Send a contact-sales request',
    idempotent: true,
    access: 'public',
    body: contactSalesSchema,
    response: receivedSchema,
    status: 201,
  },
  ...ADMIN_CONTRACT,
  health: {
    summary: 'Liveness check',
    access: 'public',
    response: z.object({ status: z.literal('ok') }),
  },
  ready: {
    summary: 'Readiness check: the database responds and its migrations are applied',
    access: 'public',
    response: z.object({ status: z.literal('ready') }),
  },
} as const satisfies Record<RouteName, ContractEntry>

export type Contract = typeof CONTRACT
export type Params<N extends RouteName> = Contract[N] extends { params: infer P extends z.ZodType }
  ? z.output<P>
  : undefined
export type Query<N extends RouteName> = Contract[N] extends { query: infer Q extends z.ZodType }
  ? z.output<Q>
  : undefined
export type QueryInput<N extends RouteName> = Contract[N] extends { query: infer Q extends z.ZodType }
  ? z.output<Q>
  : undefined
export type Body<N extends RouteName> = Contract[N] extends { body: infer B extends z.ZodType }
  ? z.output<B>
  : Contract[N] extends { upload: object }
    ? Uint8Array
    : undefined
export type BodyInput<N extends RouteName> = Contract[N] extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined
export type Result<N extends RouteName> = z.output<Contract[N]['response']>
