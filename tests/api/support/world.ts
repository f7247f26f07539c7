import { splitCallKey } from '@/lib/api/call-key'
import { buildUrl } from '@/lib/api/client'
import type { CallKey } from '@/lib/api/contract'
import { ADMIN } from '@/tests/support/app-server'
import { readServerActions, type ServerAction } from '@/tests/support/server-actions'
import { addRule, createOwned, type Owned, REGISTRATION, type ReadCall, readHandbook } from './owned'

export const SESSION_COOKIE = 'next-auth.session-token'

export type TestCompany = Omit<Owned, 'contactId' | 'website'> & { cookie: string }

export interface TestWorld {
  owner: TestCompany
  stranger: TestCompany
  token: string
  contactId: string
  website: string
  actions: ServerAction[]
}

/** Returns the JSON and the browser's cookie. The call must succeed. */
async function callApi(origin: string, key: CallKey, input: CallInput = {}) {
  const { params, query, body, cookie = '', token } = input
  const response = await fetch(origin + buildUrl(key, params, query), {
    method: splitCallKey(key).method,
    headers: {
      cookie,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${key}: ${response.status} ${text}`)
  return {
    json: text && JSON.parse(text),
    cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie,
  }
}

interface CallInput {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: unknown
  cookie?: string
  token?: string
}

/** Two companies of one browser: one with a message, a specification and a house rule, one with a document. */
export async function createTestCompany(origin: string): Promise<TestCompany> {
  let cookie = ''
  const read: ReadCall = async (key, input) => {
    const answer = await callApi(origin, key, { ...input, cookie })
    cookie = answer.cookie
    return answer.json
  }
  const owned = { ...(await createOwned(read)), contactId: '', website: '' }
  return { ...owned, ...(await addRule(read, owned)), ...(await readHandbook(read, owned)), cookie }
}

export async function createTestWorld(origin: string, website: string): Promise<TestWorld> {
  const actions = readServerActions()
  const { json: signedIn } = await callApi(origin, 'POST /api/admin/login', { body: ADMIN })
  const { token } = signedIn
  const { name, email } = REGISTRATION
  const enquiry = { name, email, company: name, role: 'Head of Structures', message: crypto.randomUUID() }
  await callApi(origin, 'POST /api/contact-sales', { body: enquiry })
  await callApi(origin, 'POST /api/interest', { body: { ...enquiry, userType: 'hiring_manager' } })
  const { json: list } = await callApi(origin, 'GET /api/admin/contact-sales', {
    query: { search: email, size: 1 },
    token,
  })
  const [owner, stranger] = [await createTestCompany(origin), await createTestCompany(origin)]
  return { owner, stranger, token, contactId: list.contacts[0].id, website, actions }
}

/** All data of a company, as its owner and the administrator see it, as one text. */
export async function readState(origin: string, company: TestCompany, token: string): Promise<string> {
  const { companyId, secondCompanyId, specificationId, cookie, sessionId } = company
  const responses = [
    await callApi(origin, 'GET /api/companies/{companyId}', { params: { companyId }, cookie }),
    await callApi(origin, 'GET /api/companies/{companyId}', {
      params: { companyId: secondCompanyId },
      cookie,
    }),
    await callApi(origin, 'GET /api/consultations/company/{companyId}', { params: { companyId }, cookie }),
    await callApi(origin, 'GET /api/companies/{companyId}/house-rules', { params: { companyId }, cookie }),
    await callApi(origin, 'GET /api/job-specifications/{id}', { params: { id: specificationId }, cookie }),
    await callApi(origin, 'GET /api/admin/vacancies/{id}', { params: { id: sessionId }, token }),
  ]
  return JSON.stringify(responses.map(({ json }) => json))
}
