import { randomBytes, randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { splitCallKey } from '@/lib/api/call-key'
import { CALL_KEYS, type CallKey, entryOf } from '@/lib/api/contract'
import { toJsonSchema } from '@/lib/api/json-schema'
import { CASES, type CallInput, inputOf } from './support/cases'
import { checkEach, checkInTurn, inTurns, withCases } from './support/check-each'
import { expect, type Owned, test, type Visitor } from './support/fixtures'
import { expectProblem, messagesOf } from './support/problem'

const paramsOf = (key: CallKey) => Object.keys(entryOf(key).params?.shape ?? {})
const idsOf = (key: CallKey) => CASES[key].ids ?? []
const OWNED = CALL_KEYS.filter((key) => entryOf(key).access === 'owner')
const ADMIN = CALL_KEYS.filter((key) => entryOf(key).access === 'admin')
const WITH_PARAMS = CALL_KEYS.filter((key) => paramsOf(key).length > 0)
const WITH_QUERY = CALL_KEYS.filter((key) => entryOf(key).query)
const WRITING = CALL_KEYS.filter((key) => splitCallKey(key).method !== 'GET')

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const NO_CALLS = ['/api', '/api/nothing', '/api/companies/a/b', '/api/admin', '/api/ai', '/api/..%2f..%2fetc']
/** Made up, malformed and huge. */
const TOKENS = [randomBytes(32).toString('base64url'), "' OR 1=1 --", 'a'.repeat(4000)]
const BAD_IDS = [
  '1',
  'not-an-id',
  '%00',
  "' OR 1=1 --",
  '🏗️',
  'a'.repeat(3000),
  '0190f3a0-0000-7000-8000-0000000000000',
]
/** Headers of requests from other sites. */
const FOREIGN: Record<string, string>[] = [
  ...['null', 'http://evil.example', 'https://127.0.0.1', 'http://127.0.0.1:1', 'garbage'].map((origin) => ({
    origin,
  })),
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'http://evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
]

/** The same records with ids that nobody has. */
const newUnknown = (owned: Owned): Owned => ({
  ...owned,
  companyId: randomUUID(),
  secondCompanyId: randomUUID(),
  sessionId: randomUUID(),
  secondVacancyId: randomUUID(),
  specificationId: randomUUID(),
  contactId: randomUUID(),
  factId: randomUUID(),
  kitId: randomUUID(),
  candidateId: randomUUID(),
})

async function expectSame404(owner: Visitor, key: CallKey, inputs: readonly CallInput[]) {
  const answers: string[] = []
  for (const input of inputs) {
    const response = await owner.call(key, input)
    await expectProblem(response, 404)
    answers.push(await response.text())
  }
  expect(new Set(answers).size).toBe(1)
}

test("an owner's call answers 401 without a cookie, or with a token that nobody has", async ({
  owner,
  newVisitor,
}) => {
  const nobody = await newVisitor()
  await checkEach(
    withCases(OWNED, () => ['', ...TOKENS]),
    async ([key, token]) => {
      const cookie = `spanwright_owner=${encodeURIComponent(token)}; __Host-spanwright_owner=${token}`
      const headers: Record<string, string> = token ? { cookie } : {}
      const response = await nobody.call(key, { ...inputOf(key, owner.owned), headers })
      await expectProblem(response, 401)
      expect(response.headers()['set-cookie']).toBeUndefined()
    },
  )
})

test("an owner's call answers another owner's ids and unknown ids with the same 404", async ({
  owner,
  stranger,
}) => {
  const keys = OWNED.filter((key) => paramsOf(key).length + idsOf(key).length > 0)
  await checkInTurn(keys, async (key) => {
    const foreign = await stranger.prepare(key, stranger.owned)
    await expectSame404(owner, key, [foreign, inputOf(key, newUnknown(owner.owned))])
  })
})

test("an owner's call answers another owner's id among own ids like an unknown one", async ({
  owner,
  stranger,
}) => {
  await checkInTurn(
    withCases(OWNED, (key) => paramsOf(key).slice(1)),
    async ([key, name]) => {
      const own = await owner.prepare(key, owner.owned)
      const foreign = await stranger.prepare(key, stranger.owned)
      const withId = (id: string) => ({ ...own, params: { ...own.params, [name]: id } })
      await expectSame404(owner, key, [withId(foreign.params?.[name] ?? ''), withId(randomUUID())])
    },
  )
})

test("an id in a body answers 404 if it is another owner's, and 422 if it is malformed", async ({
  owner,
  stranger,
}) => {
  await checkEach(withCases(OWNED, idsOf), async ([key, id]) => {
    const { params, body } = inputOf(key, owner.owned)
    const mixed = { ...body, [id]: inputOf(key, stranger.owned).body?.[id] }
    await expectProblem(await owner.call(key, { params, body: mixed }), 404)
    const response = await owner.call(key, { params, body: { ...body, [id]: 'not-an-id' } })
    expect(await messagesOf(response, id)).toEqual(['Invalid input'])
  })
})

test("an administrator's call answers 404 to an unknown id", async ({ owner }) => {
  await checkEach(
    ADMIN.filter((key) => paramsOf(key).length > 0),
    async (key) => {
      await expectProblem(await owner.call(key, inputOf(key, newUnknown(owner.owned))), 404)
    },
  )
})

const withBadId = (key: CallKey, badId: string) =>
  Object.fromEntries(paramsOf(key).map((name) => [name, badId]))

/** The contract refuses most of them: of those, every call gets one over HTTP. What it takes, such as a token, is sent. */
test('an id that is none answers 404', async ({ owner }) => {
  const isRefused = (key: CallKey, badId: string) =>
    entryOf(key).params?.safeParse(withBadId(key, badId)).success === false
  const sent = WITH_PARAMS.flatMap((key, call) =>
    BAD_IDS.filter((badId, index) => !isRefused(key, badId) || index === call % BAD_IDS.length).map(
      (badId) => [key, badId] as const,
    ),
  )
  await checkEach(sent, async ([key, badId]) => {
    const params = withBadId(key, badId)
    await expectProblem(await owner.call(key, { ...inputOf(key, owner.owned), params }), 404)
  })
})

test('invalid query parameters are rejected and unknown ones ignored', async ({ owner }) => {
  await checkEach(
    withCases(WITH_QUERY, (key) => Object.keys(entryOf(key).query?.shape ?? {})),
    async ([key, field]) => {
      const { params, query } = inputOf(key, owner.owned)
      const { properties = {}, required = [] } = toJsonSchema(entryOf(key).query as z.ZodType, 'input') as {
        properties?: Record<string, { enum?: string[] }>
        required?: string[]
      }
      for (const value of ['x'.repeat(3000), 'a\u0000b', "' OR 1=1 --\u0000"]) {
        const response = await owner.call(key, { params, query: { ...query, [field]: value } })
        expect(await messagesOf(response, field), value.slice(0, 20)).not.toEqual([])
      }
      const { enum: values } = properties[field] ?? {}
      if (values) {
        const response = await owner.call(key, { params, query: { ...query, [field]: 'no such value' } })
        const { errors } = await expectProblem(response, 422)
        expect(errors).toContainEqual(expect.objectContaining({ field, allowed: values }))
      }
      const unknown = await owner.call(key, {
        params,
        query: { ...query, ...(!required.includes(field) && { [field]: undefined }), constructor: 'x' },
      })
      expect(unknown.status(), await unknown.text()).toBe(CASES[key].status)
    },
  )
})

/** Their own origin is accepted in contract.spec.ts. Which origins are foreign: lib/server/http/client-address.test.ts. */
test('a call that writes is refused to other origins', async ({ owner }) => {
  await checkEach(inTurns(WRITING, FOREIGN), async ([key, headers]) => {
    await expectProblem(await owner.call(key, { ...inputOf(key, owner.owned), headers }), 403)
  })
})

test('a path allows only the methods of its calls', async ({ owner }) => {
  const calls = CALL_KEYS.map(splitCallKey)
  const allowedOn = (path: string): string[] =>
    calls.flatMap((call) => (call.path === path ? [call.method] : []))
  const paths = [...new Set(calls.map(({ path }) => path))]
  const others = withCases(paths, (path) => METHODS.filter((method) => !allowedOn(path).includes(method)))
  await checkEach(others, async ([path, method]) => {
    const response = await owner.request.fetch(path.replace(/\{\w+\}/g, owner.owned.companyId), { method })
    await expectProblem(response, 405)
    expect(response.headers().allow?.split(', ').sort()).toEqual(allowedOn(path).sort())
  })
})

test('a path of no call answers 404 to every method', async ({ owner }) => {
  await checkEach(
    withCases(NO_CALLS, () => METHODS),
    async ([path, method]) => {
      await expectProblem(await owner.request.fetch(path, { method }), 404)
    },
  )
})
