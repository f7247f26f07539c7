import { z } from 'zod'
import { type EvalCase, isSent, messageOf } from './case-schema'
import { type LineScore, scoreLines } from './lines'
import { type Score, scoreCase } from './score'

export interface CaseResult {
  id: string
  about: string
  score: Score
  lines: LineScore
  /** The turns that were sent, and the reply to each. */
  messages: string[]
  replies: string[]
  answer: unknown
  /** The candidate edition, in Markdown. */
  document: string
  /** Set where the consultation failed; then every fact counts as missed. */
  error?: string
}

const createdCompanySchema = z.object({ company: z.object({ id: z.string() }) })
const chatSchema = z.object({ response: z.string(), sessionId: z.string() })
const summarySchema = z.object({ jobSpecification: z.object({ id: z.string() }) })

const REQUEST_TIMEOUT_MS = 60_000

/** Plays one case over HTTP, as a browser would. `baseUrl` is an origin. Throws where a call fails. */
export async function runCase(baseUrl: string, evalCase: EvalCase): Promise<CaseResult> {
  const read = createClient(baseUrl)
  const call = async (...request: Parameters<typeof read>): Promise<unknown> =>
    JSON.parse(await read(...request))
  const { name, email, contactName, phone, industry, size, website, description } = evalCase.company
  const { jobTitle } = evalCase

  const created = createdCompanySchema.parse(
    await call('POST', '/api/companies', { name, email, contactName, phone }),
  )
  const companyId = created.company.id
  await call('PUT', `/api/companies/${companyId}`, { industry, size, website, description, jobTitle })
  await call('POST', '/api/ai/initialize', { companyId })

  const replies: string[] = []
  const messages: string[] = []
  let sessionId = ''
  for (const turn of evalCase.turns) {
    if (!isSent(turn, replies.at(-1) ?? '')) continue
    const message = messageOf(turn)
    const chat = chatSchema.parse(await call('POST', '/api/ai/chat', { companyId, message }))
    messages.push(message)
    replies.push(chat.response)
    sessionId = chat.sessionId
  }

  const summary = summarySchema.parse(
    await call('POST', '/api/ai/generate-summary', { companyId, sessionId }),
  )
  const specification = `/api/job-specifications/${summary.jobSpecification.id}`
  const answer = await call('GET', specification)
  const document = await read('GET', `${specification}/document?format=md&edition=candidate`)
  return {
    id: evalCase.id,
    about: evalCase.about,
    score: scoreCase(evalCase, answer, replies),
    lines: scoreLines(answer, messages),
    messages,
    replies,
    answer,
    document,
  }
}

/** A case that fails is scored as an empty specification and carries its error, so the others are still measured. */
export async function runCases(
  baseUrl: string,
  cases: readonly EvalCase[],
  concurrency = 4,
): Promise<CaseResult[]> {
  const results: CaseResult[] = []
  const queue = [...cases.entries()]
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [index, evalCase] = next
      results[index] = await runCase(baseUrl, evalCase).catch((cause) => failedResult(evalCase, cause))
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, concurrency) }, worker))
  return results
}

function failedResult(evalCase: EvalCase, cause: unknown): CaseResult {
  return {
    id: evalCase.id,
    about: evalCase.about,
    score: scoreCase(evalCase, {}, []),
    lines: scoreLines({}, []),
    messages: [],
    replies: [],
    answer: {},
    document: '',
    error: cause instanceof Error ? cause.message : String(cause),
  }
}

function createClient(baseUrl: string) {
  const jar = new Map<string, string>()

  return async function read(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<string> {
    const headers = new Headers({ accept: 'application/json, text/*' })
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    if (body !== undefined) headers.set('content-type', 'application/json')

    const response = await fetch(new URL(path, baseUrl), {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    for (const cookie of response.headers.getSetCookie()) storeCookie(jar, cookie)

    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`)
    return text
  }
}

function storeCookie(jar: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';')
  const separator = pair.indexOf('=')
  if (separator < 1) return
  const name = pair.slice(0, separator).trim()
  const isExpired = attributes.some((attribute) => /^\s*max-age\s*=\s*(0|-\d+)\s*$/i.test(attribute))
  if (isExpired) jar.delete(name)
  else jar.set(name, pair.slice(separator + 1).trim())
}
