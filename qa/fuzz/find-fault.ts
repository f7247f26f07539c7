import { findHeaderProblem } from '@/tests/support/secure-headers'
import type { FuzzCase } from './cases'
import type { Answer } from './send'

const INTERNALS =
  /[Pp]risma|[Pp]ostgres|PGlite|\bSQL(?:STATE)?\b|SELECT .* FROM|INSERT INTO|node_modules|\.next\/|\.[jt]sx?:\d|\n\s+at \S+ \(|ZodError|\/standalone\//
/** The 5xx answers that are right: a website that cannot be read, a server without speech. */
const EXPECTED_FAILURES: [label: RegExp, status: number, type: string][] = [
  [/^POST \/api\/company\/(research|career-insights)$/, 502, '/problems/website-unread'],
  [/^POST \/api\/ai\/(transcribe\/\{companyId\}|speech)$/, 501, '/problems/not-implemented'],
]
/** Refused by Node's HTTP parser before any product code runs. */
const PARSER_STATUSES = [400, 408, 413, 417, 431]
const UNKNOWN_METHOD = /^(?!(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$)/

export function findFault(origin: URL, fuzzCase: FuzzCase, answer: Answer): string | null {
  const { status, headers, text } = answer
  if (status === -1) return 'hangs'
  if (status === 0) return null
  const isFromParser = PARSER_STATUSES.includes(status) && headers['content-type'] === undefined
  const insecurity = isFromParser ? null : findHeaderProblem(status, (name) => headers[name] ?? null)
  if (insecurity) return `${status}, ${insecurity}`
  if (status >= 500) {
    const isExpected = EXPECTED_FAILURES.some(
      ([label, code, type]) =>
        label.test(fuzzCase.label) && code === status && text.includes(`"type":"${type}"`),
    )
    return isExpected ? null : `answers ${status}: ${text.slice(0, 300)}`
  }
  const { location } = headers
  if (location !== undefined && leavesSite(origin, location)) return `redirects to ${location}`
  if (status < 400) return null
  const ownText = removeReflected(fuzzCase, text)
  const leak = INTERNALS.exec(ownText)
  if (leak) return `reveals internals: ${ownText.slice(Math.max(0, leak.index - 80), leak.index + 80)}`
  if (!isApiCall(fuzzCase.path) || fuzzCase.method === 'HEAD') return null
  const mayBeEmpty = PARSER_STATUSES.includes(status) || UNKNOWN_METHOD.test(fuzzCase.method)
  if (text.trim() === '' && mayBeEmpty) return null
  return isProblem(headers, text, status)
    ? null
    : `${status} is not a problem document: ${text.slice(0, 200)}`
}

/** Not where a dot segment leads out of the API, and not the OpenAPI document, which is a static file. */
const isApiCall = (path: string) =>
  /^\/api(?!\/openapi\.json)(?:[/?]|$)/.test(path) &&
  !/(?:^|\/)\.\.?(?:\/|$)/.test(decode(path).split('?')[0] ?? '')

/** The answer without the parts of the request that it repeats. */
function removeReflected({ path, headers }: FuzzCase, text: string): string {
  const sent = [path, decode(path), ...headers.map(([, value]) => value)].filter(({ length }) => length > 3)
  return sent.reduce((left, part) => left.replaceAll(part, ''), text)
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function isProblem(headers: Record<string, string>, text: string, status: number): boolean {
  if (headers['content-type'] !== 'application/problem+json') return false
  try {
    const problem = JSON.parse(text)
    return (
      problem.status === status &&
      typeof problem.detail === 'string' &&
      /^\/problems\/[a-z-]+$/.test(problem.type)
    )
  } catch {
    return false
  }
}

const leavesSite = (origin: URL, location: string) =>
  URL.canParse(location, origin) && new URL(location, origin).origin !== origin.origin
