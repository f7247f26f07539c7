import type { z } from 'zod'
import { ACCOUNTS } from './contract/accounts'
import { ADMIN } from './contract/admin'
import { COMPANIES } from './contract/companies'
import { CONSULTATIONS } from './contract/consultations'
import { ENQUIRIES } from './contract/enquiries'
import type { ContractEntry } from './contract/entry'
import { HEALTH } from './contract/health'
import { INTERVIEW_KITS } from './contract/interview-kits'
import { INTERESTS, JOBS } from './contract/jobs'
import { PUBLICATIONS } from './contract/publications'
import { RESEARCH } from './contract/research'
import { SAVED_VIEWS } from './contract/saved-views'
import { SCORECARDS } from './contract/scorecards'
import { SHARING } from './contract/sharing'
import { SPECIFICATIONS } from './contract/specifications'
import { SPEECH } from './contract/speech'
import { VACANCIES } from './contract/vacancies'

/** In the order in which a company needs them. */
export const CALL_GROUPS = {
  Companies: COMPANIES,
  Vacancies: VACANCIES,
  Research: RESEARCH,
  Consultations: CONSULTATIONS,
  Speech: SPEECH,
  'Job specifications': SPECIFICATIONS,
  Sharing: SHARING,
  'Interview kits': { ...INTERVIEW_KITS, ...SCORECARDS },
  Accounts: ACCOUNTS,
  Enquiries: ENQUIRIES,
  Jobs: JOBS,
  'Admin centre': { ...ADMIN, ...PUBLICATIONS, ...INTERESTS, ...SAVED_VIEWS },
  Health: HEALTH,
} as const

/**
 * Every call by method and path. Handlers, OpenAPI document, API reference and contract tests derive from it; the browser uses its types
 * only. How often a call may be made: lib/api/rate-limits.ts.
 */
export const CONTRACT = {
  ...COMPANIES,
  ...VACANCIES,
  ...RESEARCH,
  ...CONSULTATIONS,
  ...SPEECH,
  ...SPECIFICATIONS,
  ...SHARING,
  ...INTERVIEW_KITS,
  ...SCORECARDS,
  ...ACCOUNTS,
  ...ENQUIRIES,
  ...JOBS,
  ...ADMIN,
  ...PUBLICATIONS,
  ...INTERESTS,
  ...SAVED_VIEWS,
  ...HEALTH,
} as const

export type Contract = typeof CONTRACT
/** As in `POST /api/ai/chat`. */
export type CallKey = keyof Contract
export const CALL_KEYS = Object.keys(CONTRACT) as CallKey[]
export const entryOf = (key: CallKey): ContractEntry => CONTRACT[key]

type Output<K extends CallKey, Part extends string> =
  Contract[K] extends Record<Part, infer S extends z.ZodType> ? z.output<S> : undefined

export type Params<K extends CallKey> = Output<K, 'params'>
export type Query<K extends CallKey> = Output<K, 'query'>
export type Body<K extends CallKey> = Contract[K] extends { upload: object } ? Uint8Array : Output<K, 'body'>
export type BodyInput<K extends CallKey> = Contract[K] extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined
export type Result<K extends CallKey> = z.output<Contract[K]['response']>
