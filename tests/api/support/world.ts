import { splitCallKey } from '@/lib/api/call-key'
import { buildUrl } from '@/lib/api/client'
import type { CallKey } from '@/lib/api/contract'
import { ADMIN } from '@/tests/support/app-server'
import { callServerAction, readServerActions, type ServerAction } from '@/tests/support/server-actions'

export const SESSION_COOKIE = 'next-auth.session-token'

const REGISTRATION = {
  name: 'Northmoor Bridges Ltd',
  email: 'jo@northmoor.example',
  contactName: 'Jo Bloggs',
  phone: '01234 567890',
}
const HANDBOOK =
  'Northmoor Bridges designs steel bridges.\n\nBenefits\n\n- 25 days of holiday\n- Cycle to work scheme'

export interface TestCompany {
  cookie: string
  companyId: string
  secondCompanyId: string
  sessionId: string
  specificationId: string
  factId: string
  lineId: string
  ruleId: string
  runId: string
  itemId: string
}

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
  return { json: JSON.parse(text), cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie }
}

interface CallInput {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: unknown
  cookie?: string
  token?: string
}

/** Registers two companies of one browser: one with a message, a specification and a house rule, one with a document. */
export async function createTestCompany(origin: string, actions: ServerAction[]): Promise<TestCompany> {
  const { json: registration, cookie } = await callApi(origin, 'POST /api/companies', { body: REGISTRATION })
  const companyId = registration.company.id as string
  const message = 'We need a senior bridge engineer in Leeds, up to £55,000. They must know Tekla.'
  const { json: turn } = await callApi(origin, 'POST /api/ai/chat', { body: { companyId, message }, cookie })
  const { sessionId } = turn
  const { json: summary } = await callApi(origin, 'POST /api/ai/generate-summary', {
    body: { companyId, sessionId },
    cookie,
  })
  const specificationId = summary.jobSpecification.id as string
  const { json: secondRegistration } = await callApi(origin, 'POST /api/companies', {
    body: REGISTRATION,
    cookie,
  })
  const secondCompanyId = secondRegistration.company.id as string
  const { json: document } = await callApi(origin, 'POST /api/company/documents', {
    body: { companyId: secondCompanyId, text: HANDBOOK },
    cookie,
  })
  const { json: consultations } = await callApi(origin, 'GET /api/consultations/company/{companyId}', {
    params: { companyId },
    cookie,
  })
  const { json: specification } = await callApi(origin, 'GET /api/job-specifications/{id}', {
    params: { id: specificationId },
    cookie,
  })
  const rules = await callServerAction(
    origin,
    actions,
    'addRule',
    [companyId, { kind: 'tone', text: 'Plain words.' }],
    {
      cookie,
    },
  )
  return {
    cookie,
    companyId,
    secondCompanyId,
    sessionId,
    specificationId,
    factId: consultations.sessions[0].brief.facts[0].id,
    lineId: specification.jobSpecification.evidence[0]?.lineId ?? 'line',
    ruleId: /"id":"([0-9a-f-]{36})"/.exec(rules)?.[1] ?? '',
    runId: document.research.sources[0].runId,
    itemId: document.research.items[0].id,
  }
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
  const [owner, stranger] = [
    await createTestCompany(origin, actions),
    await createTestCompany(origin, actions),
  ]
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
    await callApi(origin, 'GET /api/job-specifications/{id}', { params: { id: specificationId }, cookie }),
    await callApi(origin, 'GET /api/admin/vacancies/{id}', { params: { id: sessionId }, token }),
  ]
  return JSON.stringify(responses.map(({ json }) => json))
}
