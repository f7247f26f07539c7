import { randomBytes } from 'node:crypto'
import { splitCallKey } from '@/lib/api/call-key'
import { buildUrl } from '@/lib/api/client'
import { CALL_KEYS, type CallKey, entryOf } from '@/lib/api/contract'
import { ADMIN } from '@/tests/support/app-server'
import { CASES } from './support/cases'
import { expect, RECORDING, REGISTRATION, test } from './support/fixtures'
import { expectProblem } from './support/problem'
import { createTestWorld, readState, SESSION_COOKIE } from './support/world'

const TAG = { tag: '@embedded' }
const CALLS = CALL_KEYS.filter((key) => entryOf(key).access !== 'public')
/** They name no record, or one by a token of its own: foreign tokens are in sharing.spec.ts, scorecards.spec.ts and lib/sharing/queries.test.ts. */
const PUBLIC_CALLS: CallKey[] = [
  'GET /api/health',
  'GET /api/interviews/{token}',
  'GET /api/ready',
  'POST /api/admin/login',
  'POST /api/companies',
  'POST /api/contact-sales',
  'POST /api/interest',
  'POST /api/interviews/{token}/scorecards/{candidateId}/submission',
  'POST /api/jobs/{slug}/interests',
  'POST /api/shared/{token}/approval',
  'POST /api/shared/{token}/comments',
  'POST /api/shared/{token}/decline',
  'POST /api/sign-in-links',
  'POST /api/validate-email',
  'PUT /api/interviews/{token}/scorecards/{candidateId}',
]
const OWNER_SCREENS = [
  '/job-specification/{specificationId}',
  '/job-specification/{specificationId}/interviews?minutes=45',
  '/consultation?vacancy={sessionId}',
  '/summary?vacancy={sessionId}',
]
const ADMIN_SCREENS = ['/admin/vacancies/{sessionId}', '/admin', '/admin/audit']
/** They only concern the caller. */
const PUBLIC_ACTIONS = ['postContactSales', 'postInterest']

test('never adopts a planted owner or session token', TAG, async ({ newVisitor, owner }) => {
  const session = await owner.signIn()
  const token = randomBytes(32).toString('base64url')
  const headers = { cookie: `spanwright_owner=${token}; ${SESSION_COOKIE}=${session}` }
  const visitor = await newVisitor()
  for (const [call, body] of [
    ['POST /api/companies', REGISTRATION],
    ['POST /api/admin/login', ADMIN],
  ] as const) {
    const response = await visitor.call(call, { body, headers })
    const set = response.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
    expect(set.length).toBeGreaterThan(0)
    for (const { value } of set)
      expect([value.includes(token), value.includes(session)]).toEqual([false, false])
  }
  // Signing in ends the planted session.
  const bearer = { headers: { authorization: `Bearer ${session}` } }
  await expectProblem(await (await newVisitor()).call('GET /api/admin/contact-sales/counts', bearer), 401)
  await owner.signIn()
})

test('tries every call of the contract but those that anyone may make', TAG, () => {
  expect(CALL_KEYS.filter((key) => !CALLS.includes(key)).sort()).toEqual(PUBLIC_CALLS)
})

test('gives only the owner access to a company in every call and screen', TAG, async ({ app, website }) => {
  const world = await createTestWorld(app.url, website)
  const { owner, stranger, token, contactId, actions } = world
  expect(actions.map(({ name }) => name).sort()).toEqual(PUBLIC_ACTIONS)
  const owned = { ...owner, contactId, website }
  const roles: Record<string, Record<string, string>> = {
    visitor: {},
    stranger: { cookie: stranger.cookie },
    administrator: { authorization: `Bearer ${token}` },
    'stranger and administrator': { cookie: stranger.cookie, authorization: `Bearer ${token}` },
  }
  const before = await readState(app.url, owner, token)
  const actual: Record<string, unknown> = {}
  const expected: Record<string, unknown> = {}

  for (const [role, headers] of Object.entries(roles)) {
    const hasCookie = 'cookie' in headers
    const isAdministrator = 'authorization' in headers
    for (const key of CALLS) {
      const { access, upload } = entryOf(key)
      if (access === 'admin' && isAdministrator) continue
      const { params, query, body } = CASES[key]
      // It names no record; what it lists is checked below.
      if (key === 'GET /api/vacancies' && hasCookie) continue
      const data = upload ? RECORDING : body && JSON.stringify(body(owned))
      const type = upload ? 'audio/webm' : 'application/json'
      const response = await fetch(app.url + buildUrl(key, params?.(owned), query), {
        method: splitCallKey(key).method,
        headers: { ...headers, ...(data && { 'content-type': type }) },
        ...(data && { body: data }),
      })
      const { type: problem } = await response.json()
      actual[`${role}: ${key}`] = [response.status, problem]
      const isMissing = access === 'owner' && hasCookie
      expected[`${role}: ${key}`] = isMissing
        ? [404, '/problems/not-found']
        : [401, '/problems/unauthenticated']
    }

    if (hasCookie) {
      const list = await (await fetch(app.url + buildUrl('GET /api/vacancies'), { headers })).text()
      expect([list.includes(owner.companyId), list.includes(stranger.companyId)]).toEqual([false, true])
    }
    for (const path of [...OWNER_SCREENS, ...(isAdministrator ? [] : ADMIN_SCREENS)]) {
      const filled = path.replace(/\{(\w+)\}/g, (_, key) => String(owned[key as keyof typeof owned]))
      const text = await (await fetch(app.url + filled, { headers })).text()
      actual[`${role}: ${path}`] = /Tekla|Northmoor|Logout/.exec(text)?.[0] ?? 'no company data'
      expected[`${role}: ${path}`] = 'no company data'
    }
  }
  expect(actual).toEqual(expected)
  expect(await readState(app.url, owner, token)).toBe(before)
})
