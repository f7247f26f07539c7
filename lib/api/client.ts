import { QUOTA_REASON, UNAVAILABLE_MESSAGE } from '@/lib/errors'
import type { Card } from '@/lib/knowledge/card'
import { splitCallKey } from './call-key'
import type { BodyInput, CallKey, Params, Query, Result } from './contract'
import type { Problem } from './problem'

/** `message` is the status code, a colon, a space and the detail; status 0 means no response. */
export class ApiError extends Error {
  readonly status: number
  readonly detail: string
  readonly problem: Problem | null

  constructor(status: number, detail: string, problem: Problem | null = null) {
    super(`${status}: ${detail}`)
    this.name = 'ApiError'
    this.status = status
    this.detail = detail
    this.problem = problem
  }
}

/** The visitor has stored as much as they may; the detail says what to do about it. */
export const isQuotaRefusal = (error: ApiError): boolean => error.problem?.reason === QUOTA_REASON

export type CallInput<K extends CallKey> = (Params<K> extends undefined ? object : { params: Params<K> }) &
  (Query<K> extends undefined ? object : { query?: Query<K> }) &
  (BodyInput<K> extends undefined ? object : { body: BodyInput<K> }) & {
    signal?: AbortSignal
    headers?: Record<string, string>
  }

export type QueryValues = Record<string, string | number | undefined>

/** Leaves out undefined and empty query values. */
export function buildUrl(key: CallKey, params: Record<string, string> = {}, query: QueryValues = {}): string {
  const path = splitCallKey(key).path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const present = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  if (present.length === 0) return path
  return `${path}?${new URLSearchParams(present.map(([key, value]) => [key, String(value)]))}`
}

/** Returns undefined for 204. For files use `fetch` with `buildUrl`. Throws ApiError for any response that is not OK. */
export async function callApi<K extends CallKey>(key: K, input: CallInput<K>): Promise<Result<K>> {
  const { params, query, body, signal, headers } = input as {
    params?: Record<string, string>
    query?: QueryValues
    body?: unknown
    signal?: AbortSignal
    headers?: Record<string, string>
  }
  const response = await fetch(buildUrl(key, params, query), {
    method: splitCallKey(key).method,
    signal,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch((cause) => {
    throw signal?.aborted ? cause : noResponseError()
  })
  if (!response.ok) throw await toApiError(response)
  if (response.status === 204) return undefined as Result<K>
  return await response.json().catch((cause) => {
    throw signal?.aborted ? cause : noResponseError()
  })
}

/** The server's reason, or `unreachable` if it gave none. */
export const reasonOf = (error: unknown, unreachable: string): string =>
  error instanceof ApiError && error.status > 0 ? error.detail : unreachable

/** `cards` say what the law is, where the server refused for its sake. */
export interface Failure {
  message: string
  cards: readonly Card[]
}

/** As `reasonOf`, with the law cards. */
export function failureOf(error: unknown, unreachable: string): Failure {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : []
  return {
    message: reasonOf(error, unreachable),
    cards: errors.flatMap(({ cards = [] }) => cards),
  }
}

export const noResponseError = () =>
  new ApiError(0, 'We couldn’t reach the server. Anything you’ve typed is still here. Please try again.')

export async function toApiError(response: Response): Promise<ApiError> {
  const raw = await response.text().catch(() => '')
  if (response.headers.get('content-type')?.startsWith('application/problem+json')) {
    const problem = parseProblem(raw)
    if (problem) return new ApiError(response.status, problem.detail, problem)
  }
  return new ApiError(
    response.status,
    isProxyPage(raw) ? describeProxyError(response.status) : raw || response.statusText,
  )
}

const isProxyPage = (raw: string) => /^\s*</.test(raw) || raw.trim().includes('\n') || raw.length > 300

function describeProxyError(status: number): string {
  if (status === 413) return 'That’s too large to send. Make it shorter, or choose a smaller file.'
  if (status === 429) return 'Too many requests. Please wait a moment, then try again.'
  if (status === 502 || status === 503 || status === 504) return UNAVAILABLE_MESSAGE
  return 'Something went wrong. Please try again.'
}

/** Null if the connection was interrupted before the end. */
function parseProblem(raw: string): Problem | null {
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}
