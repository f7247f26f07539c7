import { randomBytes, randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { splitCallKey } from '@/lib/api/call-key'
import { CALL_KEYS, entryOf } from '@/lib/api/contract'
import { toJsonSchema } from '@/lib/api/json-schema'
import { CASES, inputOf } from './support/cases'
import { checkEach } from './support/check-each'
import { expect, type Owned, test } from './support/fixtures'
import { expectProblem, messagesOf } from './support/problem'

const OWNED = CALL_KEYS.filter((key) => entryOf(key).access === 'owner')
const ADMIN = CALL_KEYS.filter((key) => entryOf(key).access === 'admin')
const paramsOf = (key: (typeof CALL_KEYS)[number]) => Object.keys(entryOf(key).params?.shape ?? {})
const WITH_PARAMS = CALL_KEYS.filter((key) => paramsOf(key).length > 0)
const WITH_QUERY = CALL_KEYS.filter((key) => entryOf(key).query)
const WRITING = CALL_KEYS.filter((key) => splitCallKey(key).method !== 'GET')

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
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

for (const key of OWNED) {
  const { ids = [] } = CASES[key]

  test.describe(`${key} needs an owner`, () => {
    test('answers 401 without a cookie, or with a token that nobody has', async ({ owner, newVisitor }) => {
      const nobody = await newVisitor()
      await checkEach(['', ...TOKENS], async (token) => {
        const cookie = `spanwright_owner=${encodeURIComponent(token)}; __Host-spanwright_owner=${token}`
        const headers: Record<string, string> = token ? { cookie } : {}
        const response = await nobody.call(key, { ...inputOf(key, owner.owned), headers })
        await expectProblem(response, 401)
        expect(response.headers()['set-cookie']).toBeUndefined()
      })
    })

    if (paramsOf(key).length + ids.length > 0)
      test("answers another owner's ids and unknown ids with the same 404", async ({ owner, stranger }) => {
        const foreign = await stranger.prepare(key, stranger.owned)
        const answers: string[] = []
        for (const input of [foreign, inputOf(key, newUnknown(owner.owned))]) {
          const response = await owner.call(key, input)
          await expectProblem(response, 404)
          answers.push(await response.text())
        }
        expect(answers[0]).toBe(answers[1])
      })

    for (const name of paramsOf(key).slice(1)) {
      test(`answers 404 to another owner's ${name} among own ids`, async ({ owner, stranger }) => {
        const [own, foreign] = [
          await owner.prepare(key, owner.owned),
          await stranger.prepare(key, stranger.owned),
        ]
        const answers: string[] = []
        for (const id of [foreign.params?.[name] ?? '', randomUUID()]) {
          const response = await owner.call(key, { ...own, params: { ...own.params, [name]: id } })
          await expectProblem(response, 404)
          answers.push(await response.text())
        }
        expect(answers[0]).toBe(answers[1])
      })
    }

    if (ids.length > 0)
      test("answers 404 to another owner's id among own ids, and 422 to a malformed one", async ({
        owner,
        stranger,
      }) => {
        const { params, body } = inputOf(key, owner.owned)
        await checkEach(ids, async (id) => {
          const mixed = { ...body, [id]: inputOf(key, stranger.owned).body?.[id] }
          await expectProblem(await owner.call(key, { params, body: mixed }), 404)
          const response = await owner.call(key, { params, body: { ...body, [id]: 'not-an-id' } })
          expect(await messagesOf(response, id)).toEqual(['Invalid input'])
        })
      })
  })
}

for (const key of ADMIN.filter((key) => paramsOf(key).length > 0)) {
  test(`${key} answers 404 to an unknown id`, async ({ owner }) => {
    await expectProblem(await owner.call(key, inputOf(key, newUnknown(owner.owned))), 404)
  })
}

for (const key of WITH_PARAMS) {
  test(`${key} answers 404 to an id that is none`, async ({ owner }) => {
    await checkEach(BAD_IDS, async (badId) => {
      const params = Object.fromEntries(paramsOf(key).map((name) => [name, badId]))
      await expectProblem(await owner.call(key, { ...inputOf(key, owner.owned), params }), 404)
    })
  })
}

for (const key of WITH_QUERY) {
  test(`${key} rejects invalid query parameters and ignores unknown ones`, async ({ owner }) => {
    const { status } = CASES[key]
    const { params, query } = inputOf(key, owner.owned)
    const { properties: queryProperties = {}, required = [] } = toJsonSchema(
      entryOf(key).query as z.ZodType,
      'input',
    ) as { properties?: Record<string, { enum?: string[] }>; required?: string[] }
    await checkEach(Object.keys(entryOf(key).query?.shape ?? {}), async (field) => {
      for (const value of ['x'.repeat(3000), 'a\u0000b', "' OR 1=1 --\u0000"]) {
        const response = await owner.call(key, { params, query: { ...query, [field]: value } })
        expect(await messagesOf(response, field), `${field}: ${value.slice(0, 20)}`).not.toEqual([])
      }
      const { enum: values } = queryProperties[field] ?? {}
      if (values) {
        const response = await owner.call(key, { params, query: { ...query, [field]: 'no such value' } })
        const { errors } = await expectProblem(response, 422)
        expect(errors).toContainEqual(expect.objectContaining({ field, allowed: values }))
      }
      const unknown = await owner.call(key, {
        params,
        query: { ...query, ...(!required.includes(field) && { [field]: undefined }), constructor: 'x' },
      })
      expect(unknown.status(), await unknown.text()).toBe(status)
    })
  })
}

for (const key of WRITING) {
  const { status } = CASES[key]

  test(`${key} accepts its own origin alone`, async ({ owner, callerOf, app }) => {
    await checkEach(FOREIGN, async (headers) => {
      await expectProblem(await owner.call(key, { ...inputOf(key, owner.owned), headers }), 403)
    })
    const input = await owner.prepare(key, owner.owned)
    const response = await (await callerOf(key)).call(key, { ...input, headers: { origin: app.url } })
    expect(response.status(), await response.text()).toBe(status)
  })
}

const CALLS = CALL_KEYS.map(splitCallKey)

for (const path of new Set(CALLS.map((call) => call.path))) {
  const allowed: string[] = CALLS.flatMap((call) => (call.path === path ? [call.method] : []))

  test(`${path} allows only ${allowed.join(' and ')}`, async ({ owner }) => {
    const address = path.replace(/\{\w+\}/g, owner.owned.companyId)
    const others = METHODS.filter((method) => !allowed.includes(method))
    await checkEach(others, async (method) => {
      const response = await owner.request.fetch(address, { method })
      await expectProblem(response, 405)
      expect(response.headers().allow?.split(', ').sort()).toEqual([...allowed].sort())
    })
  })
}

for (const path of [
  '/api',
  '/api/nothing',
  '/api/companies/a/b',
  '/api/admin',
  '/api/ai',
  '/api/..%2f..%2fetc',
]) {
  test(`${path} answers 404 to every method`, async ({ owner }) => {
    await checkEach(METHODS, async (method) => {
      await expectProblem(await owner.request.fetch(path, { method }), 404)
    })
  })
}
