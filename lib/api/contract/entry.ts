import { z } from 'zod'
import type { Need } from '@/lib/auth/roles'
import type { AdministratorRole } from '@/lib/content/administrator-roles'
import type { ErrorCode } from '@/lib/errors'
import { id } from '@/lib/fields'

/** `owner` is the browser that registered a company, or a person who belongs to one. `person` is someone signed in. */
export type Access = 'public' | 'owner' | 'person' | 'admin'

export interface ContractEntry {
  summary: string
  access: Access
  /** For `owner`: by default a GET needs a viewer, anything else an editor. */
  needs?: Need
  /** For `admin`: by default a GET needs a reader, anything else a consultant. */
  adminNeeds?: AdministratorRole
  /** Invalid ones are answered 404. */
  params?: z.ZodObject
  /** Empty ones count as missing. */
  query?: z.ZodObject
  body?: z.ZodType
  /** A valid JSON body, for the documentation. */
  example?: object
  /** The body is a file of up to `max` bytes. */
  upload?: { types: readonly string[]; max: number }
  /** The body can also be a form, with files of up to `max` bytes in all, by default one called `file`. `tooLarge` is the message above that. */
  form?: { max: number; field?: string; tooLarge?: string; isUrlEncodedToo?: true }
  /** A browser that sent a form without script is redirected to a page (page-answer.ts). */
  returnsPage?: true
  /** A Blob is sent as a file, anything else as JSON. */
  response: z.ZodType
  /** 200 by default. 204 goes with the response NOTHING. */
  status?: number
  /** If the Accept header prefers `text/event-stream`. */
  streams?: true
  /** One, or those that the query chooses from. */
  fileType?: string | readonly string[]
  /** Reads `Idempotency-Key`: a repeated key has no further effect. */
  idempotent?: true
  /** Errors beyond those implied by access, parameters and body. */
  problems?: readonly ErrorCode[]
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** The calls of one domain by method and path; `{…}` in a path is a parameter. */
export type Calls = Record<`${Method} /api/${string}`, ContractEntry>

/** Fits the longest message as JSON with every character an escaped surrogate pair (12 bytes). */
export const BODY_MAX_BYTES = 320 * 1024

export const idParams = { params: z.object({ id }) }
export const companyParams = { params: z.object({ companyId: id }) }
export const file = z.instanceof(Blob)
export const NOTHING = z.void()

export const EXAMPLE_COMPANY = '0198f3a0-5b7c-7000-8000-3f6a2c1d9e04'
export const EXAMPLE_FACT = '0198f3a1-7d40-7000-8000-1b9e5c3a7f26'
export const EXAMPLE_CONSULTATION = '0198f3a1-0c2e-7000-8000-8d4b7a6f5e11'
