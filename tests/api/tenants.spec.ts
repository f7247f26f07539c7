import { randomBytes } from 'node:crypto'
import { buildUrl } from '@/lib/api/client'
import { CONTRACT, ROUTES, type RouteName } from '@/lib/api/contract'
import { ADMIN } from '@/tests/support/app-server'
import { callServerAction } from '@/tests/support/server-actions'
import { validArguments } from './support/action-arguments'
import { CASES } from './support/cases'
import { expect, RECORDING, REGISTRATION, test } from './support/fixtures'
import { expectProblem } from './support/problem'
import { createTestWorld, readState, SESSION_COOKIE } from './support/world'

/** Every id is looked up the same way on both engines. */
const TAG = { tag: '@embedded' }
const NAMES = (Object.keys(ROUTES) as RouteName[]).filter((name) => CONTRACT[name].access !== 'public')
/** Screens by whose they are: `{id}` is a specification of one company, or its vacancy. */
const OWN_SCREENS = ['/job-specification/{specificationId}']
const ADMIN_SCREENS = ['/admin/vacancies/{sessionId}', '/admin', '/admin/audit']
/** Actions that need nobody: forms of the public site, and signing out. */
const NOBODYS = ['postInterest', 'postContactSales', 'logout']
const OF_ADMINISTRATOR = ['noteContact', 'noteVacancy', 'setLaunchStatus']

test('a token that somebody planted in a browser is never taken over', TAG, async ({ newVisitor, owner }) => {
  const session = await owner.signIn()
  const token = randomBytes(32).toString('base64url')
  const headers = { cookie: `spanwright_owner=${token}; ${SESSION_COOKIE}=${session}` }
  const visitor = await newVisitor()
  for (const [call, body] of [
    ['createCompany', REGISTRATION],
    ['adminLogin', ADMIN],
  ] as const) {
    const response = await visitor.call(call, { body, headers })
    const set = response.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
    expect(set.length).toBeGreaterThan(0)
    for (const { value } of set)
      expect([value.includes(token), value.includes(session)]).toEqual([false, false])
  }
  // The session that was planted ends with the sign-in.
  const bearer = { headers: { authorization: `Bearer ${session}` } }
  await expectProblem(await (await newVisitor()).call('countContacts', bearer), 401)
  await owner.signIn()
})

test(
  'nobody but its owner reaches a company, by any call, action or screen',
  TAG,
  async ({ app, website }) => {
    const world = await createTestWorld(app.url, website)
    const { owner, stranger, token, contactId, actions } = world
    const owned = { ...owner, contactId, website }
    const roles: Record<string, Record<string, string>> = {
      visitor: {},
      stranger: { cookie: stranger.cookie },
      administrator: { authorization: `Bearer ${token}` },
      'somebody who is both': { cookie: stranger.cookie, authorization: `Bearer ${token}` },
    }
    const before = await readState(app.url, owner, token)
    const found: Record<string, unknown> = {}
    const expected: Record<string, unknown> = {}

    for (const [role, headers] of Object.entries(roles)) {
      const hasCookie = 'cookie' in headers
      const isAdministrator = 'authorization' in headers
      for (const name of NAMES) {
        // What the administrator may do is tried elsewhere; here it would only change things.
        if (CONTRACT[name].access === 'admin' && isAdministrator) continue
        const { params, query, body } = CASES[name]
        const data = 'upload' in CONTRACT[name] ? RECORDING : body && JSON.stringify(body(owned))
        const type = 'upload' in CONTRACT[name] ? 'audio/webm' : 'application/json'
        const response = await fetch(app.url + buildUrl(ROUTES[name], params?.(owned), query), {
          method: ROUTES[name].method,
          headers: { ...headers, ...(data && { 'content-type': type }) },
          ...(data && { body: data }),
        })
        const { type: problem } = await response.json()
        found[`${role}: ${name}`] = [response.status, problem]
        const isMissing = CONTRACT[name].access === 'owner' && hasCookie
        expected[`${role}: ${name}`] = isMissing
          ? [404, '/problems/not-found']
          : [401, '/problems/unauthenticated']
      }

      for (const { name } of actions) {
        const args = validArguments(name, owner, contactId)
        expect(args === null, `${name} is nobody's`).toBe(NOBODYS.includes(name))
        if (args === null || (OF_ADMINISTRATOR.includes(name) && isAdministrator)) continue
        const answer = await callServerAction(app.url, actions, name, args, headers)
        found[`${role}: ${name}`] = /"code":"(\w+)"/.exec(answer)?.[1] ?? answer.slice(0, 300)
        const isMissing = hasCookie && !OF_ADMINISTRATOR.includes(name)
        // The middleware leads to the login before the action is asked.
        const isLed = OF_ADMINISTRATOR.includes(name)
        expected[`${role}: ${name}`] = isLed
          ? expect.not.stringContaining('"ok":true')
          : isMissing
            ? 'notFound'
            : 'unauthenticated'
      }

      for (const path of [...OWN_SCREENS, ...(isAdministrator ? [] : ADMIN_SCREENS)]) {
        const filled = path.replace(/\{(\w+)\}/g, (_, key) => owned[key as keyof typeof owned])
        const text = await (await fetch(app.url + filled, { headers })).text()
        found[`${role}: ${path}`] = /Tekla|Northmoor|Logout/.exec(text)?.[0] ?? 'nothing of it'
        expected[`${role}: ${path}`] = 'nothing of it'
      }
    }
    expect(found).toEqual(expected)
    expect(await readState(app.url, owner, token)).toBe(before)
  },
)
