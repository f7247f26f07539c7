import type { BodyInput, Params, QueryInput, Result, RouteName } from './contract'
import type { Problem } from './problem'
import type { Route } from './routes/route'

/**
 * What a failed call throws. `message` is the status code, a colon, a space and the detail (specification section 8, with the
 * decisions' reading); status 0 means that no answer came.
 */
export class ApiError extends Error {
  readonly status: number
  readonly detail: string
  /** The problem document, where the answer was one. */
  readonly problem: Problem | null

  constructor(status: number, detail: string, problem: Problem | null = null) {
    super(`${status}: ${detail}`)
    this.name = 'ApiError'
    this.status = status
    this.detail = detail
    this.problem = problem
  }
}

type Input<N extends RouteName> = (Params<N> extends undefined ? object : { params: Params<N> }) &
  (QueryInput<N> extends undefined ? object : { query?: QueryInput<N> }) &
  (BodyInput<N> extends undefined ? object : { body: BodyInput<N> }) & {
    signal?: AbortSignal
    headers?: Record<string, string>
  }

/** The values of a query by name; those that are missing or empty are left out. */
export type QueryValues = Record<string, string | number | undefined>

/** The address of a call, its path parameters and its query filled in. */
export function buildUrl(route: Route, params: Record<string, string> = {}, query: QueryValues = {}): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  if (given.length === 0) return path
  return `${path}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`
}

/**
 * Calls the API from the browser, JSON in and out; `fetch` sends the session's cookies to our own origin. Files go by `fetch` and
 * `urlOf`, so that forms do not carry what only recordings use. Throws ApiError for every answer that is not OK.
 */
export async function callApi<N extends RouteName>(route: Route<N>, input: Input<N>): Promise<Result<N>> {
  const { params, query, body, signal, headers } = input as {
    params?: Record<string, string>
    query?: QueryValues
    body?: unknown
    signal?: AbortSignal
    headers?: Record<string, string>
  }
  const response = await fetch(buildUrl(route, params, query), {
    method: route.method,
    signal,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch((cause) => {
    throw signal?.aborted ? cause : noAnswerError()
  })
  if (!response.ok) throw await toApiError(response)
  return await response.json().catch((cause) => {
    throw signal?.aborted ? cause : noAnswerError()
  })
}

/** No answer came, or only a part of one. */
const noAnswerError = () => new ApiError(0, 'No connection. Nothing is lost: please try again.')

/** The error that a response which is not OK stands for. Reads its body. */
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

/** Whether a text is a page or a report of whatever stands in front of the server, and no sentence for a person. */
const isProxyPage = (raw: string) => /^\s*</.test(raw) || raw.trim().includes('\n') || raw.length > 300

/** What a proxy's page says, for a person. */
function describeProxyError(status: number): string {
  if (status === 413) return 'This is larger than the server takes.'
  if (status === 429) return 'Too many requests. Please wait a moment, then try again.'
  if (status === 502 || status === 503 || status === 504)
    return 'The service is not available right now. Please try again in a moment.'
  return 'The request could not be answered. Please try again.'
}

/** The document, or null where the connection broke off in the middle of it. */
function parseProblem(raw: string): Problem | null {
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}
