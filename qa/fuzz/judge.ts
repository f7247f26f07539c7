import { insecurityOf } from '@/tests/support/secure-headers'
import type { Answer } from './fire'
import type { Shot } from './shots'

/** What tells of the inside of a server. */
const INTERNALS =
  /[Pp]risma|[Pp]ostgres|PGlite|\bSQL(?:STATE)?\b|SELECT .* FROM|INSERT INTO|node_modules|\.next\/|\.[jt]sx?:\d|\n\s+at \S+ \(|ZodError|\/standalone\//
/** A failure that is told as what it is: a website that cannot be read, a server without speech. */
const STATED: [label: RegExp, status: number, type: string][] = [
  [/^(researchCompany|careerInsights)$/, 502, '/problems/website-unread'],
  [/^(transcribe|speak)$/, 501, '/problems/not-implemented'],
]
/** What Node's own reader of HTTP refuses before anything of ours runs: no HTTP, headers beyond every measure, a body that never came. */
const BY_NODE = [400, 408, 413, 417, 431]
/** What the framework answers to a method that is none of ours. */
const OTHER_METHODS = /^(?!(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$)/

/** What is wrong with an answer; null where nothing is. */
export function judge(origin: URL, shot: Shot, answer: Answer): string | null {
  const { status, headers, text } = answer
  if (status === -1) return 'hangs'
  if (status === 0) return null
  // What Node itself refuses is an empty answer that nothing of ours sees.
  const isOfNode = BY_NODE.includes(status) && headers['content-type'] === undefined
  const lacks = isOfNode ? null : insecurityOf(status, (name) => headers[name] ?? null)
  if (lacks) return `${status}, ${lacks}`
  if (status >= 500) {
    const isStated = STATED.some(
      ([label, code, type]) => label.test(shot.label) && code === status && text.includes(`"type":"${type}"`),
    )
    return isStated ? null : `answers ${status}: ${text.slice(0, 300)}`
  }
  const { location } = headers
  if (location !== undefined && leavesUs(origin, location)) return `leads to ${location}`
  if (status < 400) return null
  const sent = reflected(shot, text)
  const inside = INTERNALS.exec(sent)
  if (inside) return `tells of the inside: ${sent.slice(Math.max(0, inside.index - 80), inside.index + 80)}`
  // A dot segment leads out of the API again; the document is a file, made at build: what is refused of it, the framework refuses.
  const isCall =
    /^\/api(?!\/openapi\.json)(?:[/?]|$)/.test(shot.path) &&
    !/(?:^|\/)\.\.?(?:\/|$)/.test(decoded(shot.path).split('?')[0] ?? '')
  if (!isCall || shot.method === 'HEAD') return null
  if (text.trim() === '' && (BY_NODE.includes(status) || OTHER_METHODS.test(shot.method))) return null
  return isProblem(headers, text, status) ? null : `${status} is no problem document: ${text.slice(0, 200)}`
}

/** The answer without what the case itself sent: an address that is told back is not ours. */
function reflected(shot: Shot, text: string): string {
  const own = [shot.path, decoded(shot.path), ...shot.headers.map(([, value]) => value)].filter(
    ({ length }) => length > 3,
  )
  return own.reduce((left, one) => left.replaceAll(one, ''), text)
}

function decoded(path: string): string {
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

/** Whether a browser that follows this would leave the site. */
function leavesUs(origin: URL, location: string): boolean {
  if (!URL.canParse(location, origin)) return false
  return new URL(location, origin).origin !== origin.origin
}
