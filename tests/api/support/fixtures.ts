import { type APIRequestContext, expect } from '@playwright/test'
import { splitCallKey } from '@/lib/api/call-key'
import { buildUrl, type QueryValues } from '@/lib/api/client'
import { type CallKey, entryOf } from '@/lib/api/contract'
import { ADMIN } from '@/tests/support/app-server'
import { test as base } from '@/tests/support/app-test'
import { type CallInput, prepareInput } from './cases'
import { fetchWithResponseChecks, withResponseChecks } from './contract-checks'
import { createOwned, type Owned, REGISTRATION } from './owned'

export const ENQUIRY = {
  name: 'Jo Bloggs',
  email: 'jo@northmoor.example',
  company: 'Northmoor Bridges Ltd',
  role: 'Head of Structures',
  phone: '01234 567890',
}
const REFERRAL_SOURCE = 'Word of mouth/referral'

/** The signature of a WebM file; no test decodes the rest. */
export const RECORDING = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 0x01])

export interface CallOptions {
  params?: Record<string, string> | undefined
  query?: QueryValues | undefined
  /** Sent as JSON; strings and buffers are sent unchanged. A call that takes a recording sends RECORDING by default. */
  body?: unknown
  headers?: Record<string, string>
}

export interface FormPart {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A browser with its own cookies. Checks every response for its security headers and against the contract. */
export class Visitor {
  readonly request: APIRequestContext

  constructor(request: APIRequestContext) {
    this.request = withResponseChecks(request)
  }

  call(key: CallKey, { params, query, body, headers }: CallOptions = {}) {
    const { upload } = entryOf(key)
    const data = toBuffer(body) ?? (upload && RECORDING)
    return this.request.fetch(buildUrl(key, params, query), {
      method: splitCallKey(key).method,
      maxRedirects: 0,
      headers: { ...(data && { 'content-type': upload?.types[0] ?? 'application/json' }), ...headers },
      ...(data && { data }),
    })
  }

  send(key: CallKey, multipart: Record<string, string | FormPart>) {
    return this.request.fetch(buildUrl(key), { method: splitCallKey(key).method, multipart })
  }

  async read(key: CallKey, options: CallOptions = {}) {
    const response = await this.call(key, options)
    expect(response.ok(), `${key}: ${response.status()} ${await response.text()}`).toBe(true)
    return response.status() === 204 ? undefined : await response.json()
  }

  async register(overrides: Partial<typeof REGISTRATION> = {}): Promise<string> {
    const { company } = await this.read('POST /api/companies', { body: { ...REGISTRATION, ...overrides } })
    return company.id
  }

  /** Registers two companies. The first gets a message and a specification. */
  async consult(message?: string): Promise<Omit<Owned, 'contactId' | 'website'>> {
    return await createOwned((key, input) => this.read(key, input), message)
  }

  /** Valid input for a call, with all that it needs. */
  async prepare(key: CallKey, owned: Owned): Promise<CallInput> {
    return await prepareInput((other, input) => this.read(other, input), key, owned)
  }

  async signIn(): Promise<string> {
    const { token } = await this.read('POST /api/admin/login', { body: ADMIN })
    return token
  }

  /** Sends both enquiry forms. Returns the id of the contact-sales request; needs `signIn` first. */
  async enquire(): Promise<string> {
    const { name, email } = ENQUIRY
    await this.read('POST /api/interest', {
      body: { ...ENQUIRY, userType: 'hiring_manager', howDidYouHear: REFERRAL_SOURCE },
    })
    await this.read('POST /api/contact-sales', { body: { ...ENQUIRY, message: crypto.randomUUID() } })
    const { contacts } = await this.read('GET /api/admin/contact-sales', {
      query: { search: email, size: 1 },
    })
    expect(contacts[0].name).toBe(name)
    return contacts[0].id
  }

  async cookie(): Promise<string> {
    const { cookies } = await this.request.storageState()
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  }

  async session(companyId: string) {
    const { sessions } = await this.read('GET /api/consultations/company/{companyId}', {
      params: { companyId },
    })
    return sessions[0]
  }

  /** The stored messages after the opening one. */
  async conversation(companyId: string): Promise<[role: string, content: string][]> {
    const { messages } = await this.session(companyId)
    return messages
      .slice(1)
      .map((message: { role: string; content: string }) => [message.role, message.content])
  }
}

/** Playwright would encode a string as JSON; it sends a buffer unchanged. */
function toBuffer(body: unknown): Buffer | undefined {
  if (body === undefined || Buffer.isBuffer(body)) return body
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
}

interface TestFixtures {
  newVisitor(): Promise<Visitor>
  /** A visitor of a new company, which has nothing yet. */
  newOwner(): Promise<Visitor & { companyId: string }>
  /** `owner`, but for signing out a visitor whose session no other test needs. */
  callerOf(key: CallKey): Promise<Visitor>
}

interface WorkerFixtures {
  checkedFetch: undefined
  /** Signed in as the administrator. Owns nothing, unlike `owner`, whose records take seconds to make. */
  admin: Visitor
  /** Owns one record of every kind and is signed in as the administrator. */
  owner: Visitor & { owned: Owned }
  stranger: Visitor & { owned: Owned }
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  checkedFetch: [
    async ({ website }, use) => {
      const { fetch } = globalThis
      globalThis.fetch = fetchWithResponseChecks(fetch, website)
      await use(undefined)
      globalThis.fetch = fetch
    },
    { scope: 'worker', auto: true },
  ],

  request: async ({ request }, use) => {
    await use(withResponseChecks(request))
  },

  admin: [
    async ({ app, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: app.url })
      const visitor = new Visitor(request)
      await visitor.signIn()
      await use(visitor)
      await request.dispose()
    },
    { scope: 'worker' },
  ],

  owner: [
    async ({ app, website, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: app.url })
      const visitor = new Visitor(request)
      await visitor.signIn()
      const owned = { ...(await visitor.consult()), contactId: await visitor.enquire(), website }
      await use(Object.assign(visitor, { owned }))
      await request.dispose()
    },
    { scope: 'worker' },
  ],

  stranger: [
    async ({ app, website, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: app.url })
      const visitor = new Visitor(request)
      const owned = { ...(await visitor.consult()), contactId: '', website }
      await use(Object.assign(visitor, { owned }))
      await request.dispose()
    },
    { scope: 'worker' },
  ],

  newVisitor: async ({ app, playwright }, use) => {
    const contexts: APIRequestContext[] = []
    await use(async () => {
      const request = await playwright.request.newContext({ baseURL: app.url })
      contexts.push(request)
      return new Visitor(request)
    })
    for (const request of contexts) await request.dispose()
  },

  newOwner: async ({ newVisitor }, use) => {
    await use(async () => {
      const visitor = await newVisitor()
      return Object.assign(visitor, { companyId: await visitor.register() })
    })
  },

  callerOf: async ({ owner, newVisitor }, use) => {
    await use(async (key) => {
      if (key !== 'POST /api/admin/sign-out') return owner
      const visitor = await newVisitor()
      await visitor.signIn()
      return visitor
    })
  },
})

export { expect, type Owned, REGISTRATION }
