import { z } from 'zod'
import * as health from '@/lib/api/routes/health'
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
import * as admin from './routes/admin'
import * as companies from './routes/companies'
import * as consultations from './routes/consultations'
import * as enquiries from './routes/enquiries'
import * as jobSpecifications from './routes/job-specifications'
import * as research from './routes/research'
import type { Route } from './routes/route'
import * as speech from './routes/speech'

/**
 * Method and path of every call by name. They stand in a file for each part of the product, so that a page ships the calls of its
 * own part alone.
 */
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

/** Who may call: everybody, the browser that registered a company, or an administrator who is signed in. */
export type Access = 'public' | 'owner' | 'admin'

export interface ContractEntry {
  summary: string
  access: Access
  /** Path parameters. One that does not parse names nothing: 404. */
  params?: z.ZodType
  /** Query parameters, each a text or missing; empty ones count as missing. */
  query?: z.ZodObject
  body?: z.ZodType
  /** The body is a file of one of these content types, of `max` bytes at most, and not JSON. */
  upload?: { types: readonly string[]; max: number }
  /** The body may come as multipart/form-data too, with files of `max` bytes at most. */
  form?: { max: number }
  /** A Blob is answered as the file that it is, anything else as JSON. */
  response: z.ZodType
  /** The status of a success; 200 unless told. */
  status?: number
  /** Answers `text/event-stream` too, where Accept prefers it. */
  streams?: true
  /** Content type of a file that is answered. */
  fileType?: string
  /** Reads `Idempotency-Key`: sent again with the same one, it does nothing twice. */
  idempotent?: true
  /** What it may answer beyond what its access, its parameters and its body bring about. */
  problems?: readonly ErrorCode[]
  /** At most `points` calls in `seconds`. Whoever is nobody that the rule counts is counted by address. */
  rate?: { points: number; seconds: number; per: 'address' | 'owner' | 'administrator' }
  /** What is dear is counted by address too, whoever calls: one can have as many companies as one likes. */
  addressRate?: { points: number; seconds: number; per: 'address' }
}

/** Largest request body in bytes: the longest message as JSON, every character an escaped surrogate pair (12 bytes), fits. */
export const BODY_MAX_BYTES = 320 * 1024

/** What browsers record in. A minute of speech is about a megabyte. */
const RECORDING = {
  types: ['audio/webm', 'audio/mp4', 'audio/ogg', 'audio/wav', 'audio/mpeg'],
  max: 5 * 1024 * 1024,
} as const

const MINUTE = 60
const HOUR = 3600
/** A firm's people may share an address; a crowd of made-up companies may not share this server. */
const EXPENSIVE_CALL_LIMIT = { addressRate: { points: 240, seconds: MINUTE, per: 'address' } } as const
const READING_LIMIT = { addressRate: { points: 60, seconds: HOUR, per: 'address' } } as const
const idParams = { params: z.object({ id }) }
const companyParams = { params: z.object({ companyId: id }) }

/**
 * Every call of the API, one entry each: handlers, the browser's client, contract tests and rate limits derive from it
 * (specification, section 7).
 */
export const CONTRACT = {
  validateEmail: {
    summary: 'Whether an e-mail address belongs to a business',
    access: 'public',
    body: z.object({ email: emailTextSchema }),
    response: z.object({ validation: emailValidationSchema }),
    rate: { points: 30, seconds: MINUTE, per: 'address' },
  },
  createCompany: {
    summary: 'Register a company; sets the cookie that owns it',
    access: 'public',
    body: registrationSchema,
    response: z.object({ company: companySchema }),
    status: 201,
    rate: { points: 20, seconds: HOUR, per: 'address' },
  },
  getCompany: {
    summary: 'A company and what is known of it from its website',
    access: 'owner',
    ...companyParams,
    response: z.object({ company: companySchema, research: researchSchema.nullable() }),
    rate: { points: 300, seconds: MINUTE, per: 'owner' },
  },
  updateCompany: {
    summary: 'Save the company details',
    access: 'owner',
    ...companyParams,
    body: companyUpdateSchema,
    response: z.object({ company: companySchema }),
    rate: { points: 60, seconds: MINUTE, per: 'owner' },
  },
  researchCompany: {
    summary: 'Research a company website for a description',
    problems: ['websiteUnread'],
    access: 'owner',
    body: researchRequestSchema,
    response: z.object({ description: z.string(), research: researchSchema }),
    streams: true,
    rate: { points: 20, seconds: HOUR, per: 'owner' },
    ...READING_LIMIT,
  },
  careerInsights: {
    summary: 'Research a company website for career insights',
    problems: ['websiteUnread'],
    access: 'owner',
    body: researchRequestSchema,
    response: z.object({ insights: insightsSchema, research: researchSchema }),
    streams: true,
    rate: { points: 20, seconds: HOUR, per: 'owner' },
    ...READING_LIMIT,
  },
  readDocument: {
    summary: 'Read a PDF, a DOCX or a text for career insights; takes JSON, or a form with a file',
    access: 'owner',
    body: documentRequestSchema,
    form: { max: RESEARCH_LIMITS.documentBytes },
    response: z.object({ insights: insightsSchema, research: researchSchema }),
    rate: { points: 20, seconds: HOUR, per: 'owner' },
    ...READING_LIMIT,
  },
  getConsultations: {
    summary: 'The consultations of a company with messages, brief and progress',
    access: 'owner',
    ...companyParams,
    response: z.object({ sessions: z.array(sessionSchema) }),
    rate: { points: 300, seconds: MINUTE, per: 'owner' },
  },
  initializeConsultation: {
    summary: 'Open the consultation, or return its opening message',
    access: 'owner',
    body: companyOnlySchema,
    response: z.object({ response: z.string(), sessionId: z.string() }),
    rate: { points: 60, seconds: MINUTE, per: 'owner' },
    ...EXPENSIVE_CALL_LIMIT,
  },
  chat: {
    summary: 'Send a message to the consultant; answers JSON, or streams to text/event-stream',
    idempotent: true,
    problems: ['modelFailed'],
    access: 'owner',
    body: chatRequestSchema,
    response: z.object({ response: z.string(), sessionId: z.string() }),
    streams: true,
    rate: { points: 60, seconds: MINUTE, per: 'owner' },
    ...EXPENSIVE_CALL_LIMIT,
  },
  transcribe: {
    summary: 'Write down what was said in a recording',
    problems: ['notImplemented', 'modelFailed'],
    access: 'owner',
    ...companyParams,
    upload: RECORDING,
    response: z.object({ text: z.string() }),
    rate: { points: 20, seconds: MINUTE, per: 'owner' },
    ...EXPENSIVE_CALL_LIMIT,
  },
  speak: {
    summary: 'Read a text aloud',
    fileType: 'audio/mpeg',
    problems: ['notImplemented', 'modelFailed'],
    access: 'owner',
    body: speechRequestSchema,
    response: z.instanceof(Blob),
    rate: { points: 30, seconds: MINUTE, per: 'owner' },
    ...EXPENSIVE_CALL_LIMIT,
  },
  generateSummary: {
    summary: 'Write the job specification from what was said',
    problems: ['modelFailed'],
    access: 'owner',
    body: generateRequestSchema,
    response: z.object({ jobSpecification: z.object({ id: z.string() }) }),
    rate: { points: 30, seconds: MINUTE, per: 'owner' },
    ...EXPENSIVE_CALL_LIMIT,
  },
  getJobSpecification: {
    summary: 'A job specification',
    access: 'owner',
    ...idParams,
    response: jobSpecificationResponseSchema,
    rate: { points: 300, seconds: MINUTE, per: 'owner' },
  },
  updateJobSpecification: {
    summary: 'Save a job specification as a draft',
    access: 'owner',
    ...idParams,
    body: statusRequestSchema,
    response: jobSpecificationResponseSchema,
    rate: { points: 60, seconds: MINUTE, per: 'owner' },
  },
  registerInterest: {
    summary: 'Register interest as a hiring manager or candidate',
    idempotent: true,
    access: 'public',
    body: interestSchema,
    response: receivedSchema,
    status: 201,
    rate: { points: 20, seconds: HOUR, per: 'address' },
  },
  contactSales: {
    summary: 'Ask sales to get in touch',
    idempotent: true,
    access: 'public',
    body: contactSalesSchema,
    response: receivedSchema,
    status: 201,
    rate: { points: 20, seconds: HOUR, per: 'address' },
  },
  ...ADMIN_CONTRACT,
  health: {
    summary: 'Whether the process answers',
    access: 'public',
    response: z.object({ status: z.literal('ok') }),
  },
  ready: {
    summary: 'Whether the database answers and its migrations are applied',
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
