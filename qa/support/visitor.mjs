// One browser of a script that plays visitors over HTTP: its cookie, and the calls it makes.
import { readFileSync } from 'node:fs'
import { Agent, fetch } from 'undici'
import { inProject } from '../../scripts/support/project.mjs'

const MANIFEST = '.next/standalone/.next/server/server-reference-manifest.json'
/** Nothing that is asked here may take longer; a call that does is a fault. */
const CALL_MS = 60_000

/** A connection for each call: one that the server closes just as it is used again would fail for no fault. */
const dispatcher = new Agent({ pipelining: 0 })

/** What the registration form sends. */
export const registration = (number = 1) => ({
  name: `Northmoor Bridges ${number}`,
  email: `jo${number}@northmoor-bridges.com`,
  contactName: 'Jo Bloggs',
  phone: '01234 567890',
})

/** What the company details send, with a description of one's own. */
export const details = (description = 'We design and inspect bridges in the north of England.') => ({
  industry: 'manufacturing',
  size: '11-50',
  description,
  jobTitle: 'Senior bridge engineer',
})

/** An answer that was no success; `status` says which. */
export class Refused extends Error {
  constructor(what, status, text) {
    super(`${what}: ${status} ${text.slice(0, 300)}`)
    this.status = status
  }
}

/** The id by which the build calls the server action `name`. */
function actionId(name) {
  const { node } = JSON.parse(readFileSync(inProject(MANIFEST), 'utf8'))
  const found = Object.entries(node).find(([, { exportedName }]) => exportedName === name)
  if (!found) throw new Error(`The build has no server action "${name}"`)
  return found[0]
}

export class Visitor {
  cookie = ''
  companyId = ''
  sessionId = ''

  /** @param {string | (() => string)} origin where each call goes; a function may choose anew each time */
  constructor(origin) {
    this.origin = typeof origin === 'function' ? origin : () => origin
  }

  /** Makes a call; takes cookies over. @returns {Promise<Response>} */
  async call(method, path, { body, headers = {}, signal = AbortSignal.timeout(CALL_MS) } = {}) {
    const response = await fetch(this.origin() + path, {
      method,
      redirect: 'manual',
      dispatcher,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.cookie && { cookie: this.cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      signal,
    })
    const set = response.headers.getSetCookie().map((line) => line.split(';')[0])
    if (set.length) this.cookie = set.join('; ')
    return response
  }

  /** Makes a call that must succeed and returns its body. Throws Refused. */
  async read(method, path, options) {
    const response = await this.call(method, path, options)
    const text = await response.text()
    if (!response.ok) throw new Refused(`${method} ${path}`, response.status, text)
    return JSON.parse(text)
  }

  /** Registers a company; this browser owns it from then on. */
  async register(body = registration()) {
    const { company } = await this.read('POST', '/api/companies', { body })
    this.companyId = company.id
    return company
  }

  describe(body = details()) {
    return this.read('PUT', `/api/companies/${this.companyId}`, { body })
  }

  company() {
    return this.read('GET', `/api/companies/${this.companyId}`)
  }

  async open() {
    const { sessionId } = await this.read('POST', '/api/ai/initialize', {
      body: { companyId: this.companyId },
    })
    this.sessionId = sessionId
  }

  /** Says something and waits for the whole answer. */
  say(message, key) {
    const headers = key === undefined ? {} : { 'idempotency-key': key }
    return this.read('POST', '/api/ai/chat', { body: { companyId: this.companyId, message }, headers })
  }

  /** Says something; the answer is a stream. */
  stream(message, { key, signal } = {}) {
    const headers = { accept: 'text/event-stream', ...(key !== undefined && { 'idempotency-key': key }) }
    const body = { companyId: this.companyId, message }
    return this.call('POST', '/api/ai/chat', { body, headers, signal })
  }

  /** Role and content of every message after the opening one. @returns {Promise<[string, string][]>} */
  async conversation() {
    const { sessions } = await this.read('GET', `/api/consultations/company/${this.companyId}`)
    return (sessions[0]?.messages ?? []).slice(1).map(({ role, content }) => [role, content])
  }

  /** Has the specification written; returns its id. */
  async summarise() {
    const body = { companyId: this.companyId, sessionId: this.sessionId }
    const { jobSpecification } = await this.read('POST', '/api/ai/generate-summary', { body })
    return jobSpecification.id
  }

  /** Calls a server action as the page at `path` does. @returns {Promise<Response>} */
  form(name, path, args) {
    const headers = {
      'next-action': actionId(name),
      'content-type': 'text/plain;charset=UTF-8',
      accept: 'text/x-component',
    }
    return this.call('POST', path, { body: JSON.stringify(args), headers })
  }

  /** The same. Throws Refused unless it answers with success. @returns {Promise<string>} */
  async act(name, path, args) {
    const response = await this.form(name, path, args)
    const text = await response.text()
    if (response.status >= 400) throw new Refused(name, response.status, text)
    return text
  }

  /** Approves a draft. Throws Refused unless that is what comes back. */
  async approve(specificationId) {
    const input = { specificationId, approverName: 'Jo Bloggs', agreed: true, revision: 0 }
    const text = await this.act('approve', `/job-specification/${specificationId}`, [input])
    if (!text.includes('"ok":true')) throw new Refused('approve', 200, text)
  }

  /** Signs in as an administrator; returns the token. */
  async signIn({ username, password }) {
    const { token } = await this.read('POST', '/api/admin/login', { body: { username, password } })
    return token
  }
}

/** Owners with a described company each, from addresses of their own: the limits count each by itself. */
export async function newOwners(origin, count) {
  const owners = []
  for (let number = 0; number < count; number += 1) {
    const visitor = new Visitor(origin)
    const headers = { 'x-forwarded-for': `198.51.100.${number}` }
    const { company } = await visitor.read('POST', '/api/companies', { body: registration(number), headers })
    visitor.companyId = company.id
    await visitor.describe(details())
    owners.push(visitor)
  }
  return owners
}
