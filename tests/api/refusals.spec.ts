import { randomBytes, randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { splitCallKey } from '@/lib/api/call-key'
import { CALL_KEYS, entryOf } from '@/lib/api/contract'
import { toJsonSchema } from '@/lib/api/json-schema'
import { CASES, inputOf } from './support/cases'
import { expect, type Owned, test } from './support/fixtures'
import { expectProblem, messagesOf } from './support/problem'

const OWNED = CALL_KEYS.filter((key) => entryOf(key).access === 'owner')
const ADMIN = CALL_KEYS.filter((key) => entryOf(key).access === 'admin')
const paramsOf = (key: (typeof CALL_KEYS)[number]) => Object.keys(entryOf(key).params?.shape ?? {})
const WITH_PARAMS = CALL_KEYS.filter((key) => paramsOf(key).length > 0)
const WITH_QUERY = CALL_KEYS.filter((key) => entryOf(key).query)
const WRITING = CALL_KEYS.filter((key) => splitCallKey(key).method !== 'GET')

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
})

for (const key of OWNED) {
  const { ids = [] } = CASES[key]

  test.describe(`${key} needs an owner`, () => {
    test('answers 401 without a cookie', async ({ owner, newVisitor }) => {
      const nobody = await newVisitor()
      const response = await nobody.call(key, inputOf(key, owner.owned))
      await expectProblem(response, 401)
      expect(response.headers()['set-cookie']).toBeUndefined()
    })

    for (const [kind, token] of [
      ['made-up', randomBytes(32).toString('base64url')],
      ['malformed', "' OR 1=1 --"],
      ['huge', 'a'.repeat(4000)],
    ] as const) {
      test(`answers 401 to a ${kind} token`, async ({ owner, newVisitor }) => {
        const nobody = await newVisitor()
        const headers = {
          cookie: `spanwright_owner=${encodeURIComponent(token)}; __Host-spanwright_owner=${token}`,
        }
        await expectProblem(await nobody.call(key, { ...inputOf(key, owner.owned), headers }), 401)
      })
    }

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

    for (const id of ids) {
      test(`answers 404 to another owner's ${id} among own ids`, async ({ owner, stranger }) => {
        const { params, body } = inputOf(key, owner.owned)
        const mixed = { ...body, [id]: inputOf(key, stranger.owned).body?.[id] }
        await expectProblem(await owner.call(key, { params, body: mixed }), 404)
      })

      test(`answers 422 to a malformed ${id}`, async ({ owner }) => {
        const { params, body } = inputOf(key, owner.owned)
        const response = await owner.call(key, { params, body: { ...body, [id]: 'not-an-id' } })
        expect(await messagesOf(response, id)).toEqual(['Invalid input'])
      })
    }
  })
}

for (const key of ADMIN.filter((key) => paramsOf(key).length > 0)) {
  test(`${key} answers 404 to an unknown id`, async ({ owner }) => {
    await expectProblem(await owner.call(key, inputOf(key, newUnknown(owner.owned))), 404)
  })
}

for (const key of WITH_PARAMS) {
  for (const badId of [
    '1',
    'not-an-id',
    '%00',
    "' OR 1=1 --",
    '🏗️',
    'a'.repeat(3000),
    '0190f3a0-0000-7000-8000-0000000000000',
  ]) {
    test(`${key} answers 404 to the id ${JSON.stringify(badId.slice(0, 20))}`, async ({ owner }) => {
      const params = Object.fromEntries(paramsOf(key).map((name) => [name, badId]))
      await expectProblem(await owner.call(key, { ...inputOf(key, owner.owned), params }), 404)
    })
  }
}

for (const key of WITH_QUERY) {
  test(`${key} rejects invalid query parameters and ignores unknown ones`, async ({ owner }) => {
    const { status } = CASES[key]
    const { params, query } = inputOf(key, owner.owned)
    const { properties: queryProperties = {}, required = [] } = toJsonSchema(
      entryOf(key).query as z.ZodType,
      'input',
    ) as { properties?: Record<string, { enum?: string[] }>; required?: string[] }
    for (const field of Object.keys(entryOf(key).query?.shape ?? {})) {
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
    }
  })
}

for (const key of WRITING) {
  const { status } = CASES[key]

  test.describe(`${key} checks the origin`, () => {
    for (const origin of [
      'null',
      'http://evil.example',
      'https://127.0.0.1',
      'http://127.0.0.1:1',
      'garbage',
    ]) {
      test(`refuses the origin ${origin}`, async ({ owner }) => {
        const options = { ...inputOf(key, owner.owned), headers: { origin } }
        await expectProblem(await owner.call(key, options), 403)
      })
    }

    test('accepts its own origin', async ({ owner, callerOf, app }) => {
      const input = await owner.prepare(key, owner.owned)
      const response = await (await callerOf(key)).call(key, { ...input, headers: { origin: app.url } })
      expect(response.status(), await response.text()).toBe(status)
    })

    for (const site of ['cross-site', 'same-site']) {
      test(`refuses a ${site} request without an origin`, async ({ owner }) => {
        const headers = { 'sec-fetch-site': site }
        const options = { ...inputOf(key, owner.owned), headers }
        await expectProblem(await owner.call(key, options), 403)
      })
    }

    test('ignores X-Forwarded-Host', async ({ owner }) => {
      const headers = {
        origin: 'http://evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
      }
      const options = { ...inputOf(key, owner.owned), headers }
      await expectProblem(await owner.call(key, options), 403)
    })
  })
}

const CALLS = CALL_KEYS.map(splitCallKey)

for (const path of new Set(CALLS.map((call) => call.path))) {
  const allowed: string[] = CALLS.flatMap((call) => (call.path === path ? [call.method] : []))

  test(`${path} allows only ${allowed.join(' and ')}`, async ({ owner }) => {
    const address = path.replace(/\{\w+\}/g, owner.owned.companyId)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
      (other) => !allowed.includes(other),
    )) {
      const response = await owner.request.fetch(address, { method })
      await expectProblem(response, 405)
      expect(response.headers().allow?.split(', ').sort()).toEqual([...allowed].sort())
    }
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
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
      await expectProblem(await owner.request.fetch(path, { method }), 404)
  })
}
