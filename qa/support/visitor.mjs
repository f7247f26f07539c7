// A browser of a script that plays visitors over HTTP: its cookie, and the calls it makes.
import { readFileSync } from 'node:fs'
import { Agent, fetch } from 'undici'
import { inProject } from '../../scripts/support/project.mjs'

const MANIFEST = '.next/standalone/.next/server/server-reference-manifest.json'
const CALL_LIMIT_MS = 60_000

/** A connection for each call: a kept one may be closed by the server just as it is used again. */
const dispatcher = new Agent({ pipelining: 0 })

/** What the registration form sends. */
export const newRegistration = (number = 1) => ({
  name: `Northmoor Bridges ${number}`,
  email: `jo${number}@northmoor-bridges.com`,
  contactName: 'Jo Bloggs',
  phone: '01234 567890',
})

/** What the company details form sends. */
export const newDetails = (description = 'We design and inspect bridges in the north of England.') => ({
  industry: 'manufacturing',
  size: '11-50',
  description,
  jobTitle: 'Senior bridge engineer',
})

/** A response that was not a success. */
export class HttpError extends Error {
  constructor(call, status, text) {
    super(`${call}: ${status} ${text.slice(0, 300)}`)
    this.status = status
  }
}

/** The id that the build gave to a server action. */
function findActionId(name) {
  const { node } = JSON.parse(readFileSync(inProject(MANIFEST), 'utf8'))
  const entry = Object.entries(node).find(([, { exportedName }]) => exportedName === name)
  if (!entry) throw new Error(`The build has no server action "${name}"`)
  return entry[0]
}

export class Visitor {
  cookie = ''
  companyId = ''
  sessionId = ''

  /** @param {string} origin the server; it can be changed between calls */
  constructor(origin) {
    this.origin = origin
  }

  /** Makes a call and keeps the cookies it sets. @returns {Promise<Response>} */
  async call(method, path, { body, headers = {}, signal = AbortSignal.timeout(CALL_LIMIT_MS) } = {}) {
    const response = await fetch(this.origin + path, {
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
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0])
    if (cookies.length) this.cookie = cookies.join('; ')
    return response
  }

  /** Makes a call and returns its JSON. Throws HttpError unless it succeeds. */
  async callJson(method, path, options) {
    const response = await this.call(method, path, options)
    const text = await response.text()
    if (!response.ok) throw new HttpError(`${method} ${path}`, response.status, text)
    return JSON.parse(text)
  }

  /** Registers a company, which this visitor owns from then on. */
  async register(body = newRegistration(), headers = {}) {
    const { company } = await this.callJson('POST', '/api/companies', { body, headers })
    this.companyId = company.id
  }

  saveDetails(body = newDetails()) {
    return this.callJson('PUT', `/api/companies/${this.companyId}`, { body })
  }

  readCompany() {
    return this.callJson('GET', `/api/companies/${this.companyId}`)
  }

  async startConsultation() {
    const body = { companyId: this.companyId }
    const { sessionId } = await this.callJson('POST', '/api/ai/initialize', { body })
    this.sessionId = sessionId
  }

  /** Sends a chat message and waits for the complete answer. */
  sendMessage(message, idempotencyKey) {
    const headers = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }
    return this.callJson('POST', '/api/ai/chat', { body: { companyId: this.companyId, message }, headers })
  }

  /** Sends a chat message whose answer is streamed. @returns {Promise<Response>} */
  streamMessage(message, { idempotencyKey, signal } = {}) {
    const headers = { accept: 'text/event-stream' }
    if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey
    const body = { companyId: this.companyId, message }
    return this.call('POST', '/api/ai/chat', { body, headers, signal })
  }

  /** Role and content of every message after the opening one. @returns {Promise<[string, string][]>} */
  async readMessages() {
    const { sessions } = await this.callJson('GET', `/api/consultations/company/${this.companyId}`)
    return (sessions[0]?.messages ?? []).slice(1).map(({ role, content }) => [role, content])
  }

  /** @returns {Promise<string>} the id of the new specification */
  async generateSpecification() {
    const body = { companyId: this.companyId, sessionId: this.sessionId }
    const { jobSpecification } = await this.callJson('POST', '/api/ai/generate-summary', { body })
    return jobSpecification.id
  }

  /** Calls a server action as the page at `path` does. @returns {Promise<Response>} */
  callAction(name, path, args) {
    const headers = {
      'next-action': findActionId(name),
      'content-type': 'text/plain;charset=UTF-8',
      accept: 'text/x-component',
    }
    return this.call('POST', path, { body: JSON.stringify(args), headers })
  }

  /** Approves a draft specification. Throws HttpError unless it succeeds. */
  async approve(specificationId) {
    const input = { specificationId, approverName: 'Jo Bloggs', agreed: true, revision: 0 }
    const response = await this.callAction('approve', `/job-specification/${specificationId}`, [input])
    const text = await response.text()
    if (!text.includes('"ok":true')) throw new HttpError('approve', response.status, text)
  }

  /** Signs in as an administrator. @returns {Promise<string>} the bearer token */
  async signIn({ username, password }) {
    const { token } = await this.callJson('POST', '/api/admin/login', { body: { username, password } })
    return token
  }
}

/** Visitors with a company each, registered from different addresses because registrations are limited by address. */
export async function registerOwners(origin, count) {
  const owners = []
  for (let number = 0; number < count; number += 1) {
    const owner = new Visitor(origin)
    await owner.register(newRegistration(number), { 'x-forwarded-for': `198.51.100.${number}` })
    await owner.saveDetails()
    owners.push(owner)
  }
  return owners
}
