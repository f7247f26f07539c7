import { buildUrl } from '@/lib/api/client'
import { ROUTES, type RouteName } from '@/lib/api/contract'
import { ADMIN } from '@/tests/support/app-server'
import { callServerAction, readServerActions, type ServerAction } from '@/tests/support/server-actions'

export const SESSION_COOKIE = 'next-auth.session-token'

const REGISTRATION = {
  name: 'Northmoor Bridges Ltd',
  email: 'jo@northmoor.example',
  contactName: 'Jo Bloggs',
  phone: '01234 567890',
}
const DOCUMENT =
  'Northmoor Bridges designs steel bridges.\n\nBenefits\n\n- 25 days of holiday\n- Cycle to work scheme'

/** A company with one of everything, and what opens it. */
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

/** What cases are made of: two companies that know nothing of each other, an administrator, the server actions of the build. */
export interface TestWorld {
  owner: TestCompany
  stranger: TestCompany
  token: string
  contactId: string
  /** A company's website that the server may read. */
  website: string
  actions: ServerAction[]
}

/** A call that must succeed, with the cookie of a browser. */
async function callApi(origin: string, name: RouteName, input: CallInput = {}) {
  const { params, query, body, cookie = '', token } = input
  const response = await fetch(origin + buildUrl(ROUTES[name], params, query), {
    method: ROUTES[name].method,
    headers: {
      cookie,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${name}: ${response.status} ${text}`)
  return { json: JSON.parse(text), cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie }
}

interface CallInput {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: unknown
  cookie?: string
  token?: string
}

/** A new company that has said one thing, has a specification, a rule and a document. */
export async function createTestCompany(origin: string, actions: ServerAction[]): Promise<TestCompany> {
  const { json: first, cookie } = await callApi(origin, 'createCompany', { body: REGISTRATION })
  const companyId = first.company.id as string
  const message = 'We need a senior bridge engineer in Leeds, up to £55,000. They must know Tekla.'
  const { json: turn } = await callApi(origin, 'chat', { body: { companyId, message }, cookie })
  const { sessionId } = turn
  const { json: summary } = await callApi(origin, 'generateSummary', {
    body: { companyId, sessionId },
    cookie,
  })
  const specificationId = summary.jobSpecification.id as string
  const { json: second } = await callApi(origin, 'createCompany', { body: REGISTRATION, cookie })
  const talkingId = second.company.id as string
  const { json: read } = await callApi(origin, 'readDocument', {
    body: { companyId: talkingId, text: DOCUMENT },
    cookie,
  })
  const { json: told } = await callApi(origin, 'getConsultations', { params: { companyId }, cookie })
  const { json: specification } = await callApi(origin, 'getJobSpecification', {
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
    secondCompanyId: talkingId,
    sessionId,
    specificationId,
    factId: told.sessions[0].brief.facts[0].id,
    lineId: specification.jobSpecification.evidence[0]?.lineId ?? 'line',
    ruleId: /"id":"([0-9a-f-]{36})"/.exec(rules)?.[1] ?? '',
    runId: read.research.sources[0].runId,
    itemId: read.research.items[0].id,
  }
}

/** Both sides, and an administrator who sees what they sent. */
export async function createTestWorld(origin: string, website: string): Promise<TestWorld> {
  const actions = readServerActions()
  const { json: signedIn } = await callApi(origin, 'adminLogin', { body: ADMIN })
  const { token } = signedIn
  const { name, email } = REGISTRATION
  const enquiry = { name, email, company: name, role: 'Head of Structures', message: crypto.randomUUID() }
  await callApi(origin, 'contactSales', { body: enquiry })
  await callApi(origin, 'registerInterest', { body: { ...enquiry, userType: 'hiring_manager' } })
  const { json: list } = await callApi(origin, 'listContacts', { query: { search: email, size: 1 }, token })
  const [owner, stranger] = [
    await createTestCompany(origin, actions),
    await createTestCompany(origin, actions),
  ]
  return { owner, stranger, token, contactId: list.contacts[0].id, website, actions }
}

/** All that a company has, as it and the administrator see it, as one text. */
export async function readState(origin: string, player: TestCompany, token: string): Promise<string> {
  const { companyId, secondCompanyId: talkingId, specificationId, cookie, sessionId } = player
  const answers = [
    await callApi(origin, 'getCompany', { params: { companyId }, cookie }),
    await callApi(origin, 'getCompany', { params: { companyId: talkingId }, cookie }),
    await callApi(origin, 'getConsultations', { params: { companyId }, cookie }),
    await callApi(origin, 'getJobSpecification', { params: { id: specificationId }, cookie }),
    await callApi(origin, 'getVacancy', { params: { id: sessionId }, token }),
  ]
  return JSON.stringify(answers.map(({ json }) => json))
}
