import { Agent, fetch } from 'undici'

const CALL_LIMIT_MS = 60_000

/** A connection for each call: a kept one may be closed by the server just as it is used again. */
const dispatcher = new Agent({ pipelining: 0 })

export const newRegistration = (number = 1) => ({
  name: `Northmoor Bridges ${number}`,
  email: `jo${number}@northmoor-bridges.com`,
  contactName: 'Jo Bloggs',
  phone: '01234 567890',
})

export const newInterest = (number = 1) => ({
  name: 'Jo Bloggs',
  company: `Northmoor Bridges ${number}`,
  userType: 'hiring_manager',
  email: `jo${number}@northmoor-bridges.com`,
  phone: '01234 567890',
})

export const newDetails = (description = 'We design and inspect bridges in the north of England.') => ({
  industry: 'manufacturing',
  size: '11-50',
  description,
  jobTitle: 'Senior bridge engineer',
})

/** Enough for a specification that can be approved. */
export const COMPLETE_ROLE =
  'We need a senior bridge engineer in Leeds, up to £55,000. It is permanent. They will design footbridges.'

export class HttpError extends Error {
  constructor(call, status, text) {
    super(`${call}: ${status} ${text.slice(0, 300)}`)
    this.status = status
  }
}

export class Visitor {
  cookie = ''
  companyId = ''
  sessionId = ''

  constructor(origin) {
    this.origin = origin
  }

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

  /** Throws HttpError unless the call succeeds. */
  async callJson(method, path, options) {
    const response = await this.call(method, path, options)
    const text = await response.text()
    if (!response.ok) throw new HttpError(`${method} ${path}`, response.status, text)
    return JSON.parse(text)
  }

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

  sendMessage(message, idempotencyKey, { signal } = {}) {
    const headers = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }
    const body = { companyId: this.companyId, message }
    return this.callJson('POST', '/api/ai/chat', { body, headers, signal })
  }

  addEntry(topic, value) {
    const body = { kind: 'add', topic, value }
    return this.callJson('POST', `/api/consultations/${this.sessionId}/edits`, { body })
  }

  /** The response's body still streams. */
  streamMessage(message, { idempotencyKey, signal } = {}) {
    const headers = { accept: 'text/event-stream' }
    if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey
    const body = { companyId: this.companyId, message }
    return this.call('POST', '/api/ai/chat', { body, headers, signal })
  }

  /** Role and content of every message after the opening one. */
  async readMessages() {
    const { sessions } = await this.callJson('GET', `/api/consultations/company/${this.companyId}`)
    return (sessions[0]?.messages ?? []).slice(1).map(({ role, content }) => [role, content])
  }

  async generateSpecification() {
    const body = { companyId: this.companyId, sessionId: this.sessionId }
    const { jobSpecification } = await this.callJson('POST', '/api/ai/generate-summary', { body })
    return jobSpecification.id
  }

  approve(specificationId) {
    const body = { name: 'Jo Bloggs', acceptTerms: true, revision: 0 }
    return this.callJson('POST', `/api/job-specifications/${specificationId}/approval`, { body })
  }

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
