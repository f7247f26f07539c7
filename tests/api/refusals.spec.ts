import { randomBytes, randomUUID } from 'node:crypto'
import { splitCallKey } from '@/lib/api/call-key'
import { CALL_KEYS, entryOf } from '@/lib/api/contract'
import { BODY_MAX_BYTES } from '@/lib/api/contract/entry'
import { CASES } from './support/cases'
import { expect, test } from './support/fixtures'
import { expectProblem, messagesOf } from './support/problem'

type Ids = [string, string, string, string]
const OWNED = CALL_KEYS.filter((key) => entryOf(key).access === 'owner')
const WITH_PARAMS = CALL_KEYS.filter((key) => entryOf(key).params)
const WITH_QUERY = CALL_KEYS.filter((key) => entryOf(key).query)
const WITH_BODY = CALL_KEYS.filter((key) => entryOf(key).body)
const WRITING = CALL_KEYS.filter((key) => splitCallKey(key).method !== 'GET')

for (const key of OWNED) {
  const { params, body, ids = [] } = CASES[key]

  test.describe(`${key} needs an owner`, () => {
    test('answers 401 without a cookie', async ({ owner, newVisitor }) => {
      const nobody = await newVisitor()
      const response = await nobody.call(key, { params: params?.(owner.owned), body: body?.(owner.owned) })
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
        const options = { params: params?.(owner.owned), body: body?.(owner.owned), headers }
        await expectProblem(await nobody.call(key, options), 401)
      })
    }

    test("answers another owner's ids and unknown ids with the same 404", async ({ owner, stranger }) => {
      const [companyId, secondCompanyId, sessionId, specificationId] = Array.from(
        { length: 4 },
        randomUUID,
      ) as Ids
      const unknown = {
        ...owner.owned,
        companyId,
        secondCompanyId,
        sessionId,
        specificationId,
        contactId: '',
      }
      const answers: string[] = []
      for (const owned of [stranger.owned, unknown]) {
        const response = await owner.call(key, { params: params?.(owned), body: body?.(owned) })
        await expectProblem(response, 404)
        answers.push(await response.text())
      }
      expect(answers[0]).toBe(answers[1])
    })

    for (const id of ids) {
      test(`answers 404 to another owner's ${id} among own ids`, async ({ owner, stranger }) => {
        const mixed = { ...body?.(owner.owned), [id]: body?.(stranger.owned)[id] }
        await expectProblem(await owner.call(key, { params: params?.(owner.owned), body: mixed }), 404)
      })

      test(`answers 422 to a malformed ${id}`, async ({ owner }) => {
        const response = await owner.call(key, { body: { ...body?.(owner.owned), [id]: 'not-an-id' } })
        expect(await messagesOf(response, id)).toEqual(['Invalid input'])
      })
    }
  })
}

for (const key of WITH_PARAMS) {
  const { params, body } = CASES[key]
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
      const names = Object.keys(params?.(owner.owned) ?? {})
      const badParams = Object.fromEntries(names.map((key) => [key, badId]))
      await expectProblem(await owner.call(key, { params: badParams, body: body?.(owner.owned) }), 404)
    })
  }
}

for (const key of WITH_QUERY) {
  test(`${key} rejects invalid query parameters and ignores unknown ones`, async ({ owner }) => {
    const { query, status } = CASES[key]
    for (const field of Object.keys(entryOf(key).query?.shape ?? {})) {
      for (const value of ['x'.repeat(3000), 'a\u0000b', "' OR 1=1 --\u0000"]) {
        const response = await owner.call(key, { query: { ...query, [field]: value } })
        expect(await messagesOf(response, field), `${field}: ${value.slice(0, 20)}`).not.toEqual([])
      }
      const unknown = await owner.call(key, { query: { ...query, [field]: undefined, constructor: 'x' } })
      expect(unknown.status(), await unknown.text()).toBe(status)
    }
  })
}

for (const key of WITH_BODY) {
  const { params, body, status, optional = [], ids = [] } = CASES[key]
  const sample =
    body?.({
      companyId: '',
      secondCompanyId: '',
      sessionId: '',
      specificationId: '',
      contactId: '',
      website: '',
    }) ?? {}
  const required = Object.keys(sample).filter((field) => !optional.includes(field))
  const texts = Object.keys(sample).filter(
    (field) => typeof sample[field] === 'string' && !ids.includes(field),
  )

  test.describe(`${key} validates its body`, () => {
    for (const field of required) {
      test(`rejects a body without ${field}`, async ({ owner }) => {
        for (const value of [undefined, null]) {
          const response = await owner.call(key, {
            params: params?.(owner.owned),
            body: { ...body?.(owner.owned), [field]: value },
          })
          expect(await messagesOf(response, field), `${field}: ${value}`).not.toEqual([])
        }
      })
    }

    for (const field of Object.keys(sample)) {
      test(`rejects ${field} of another type`, async ({ owner }) => {
        const listOrText = Array.isArray(sample[field]) ? 'text' : []
        for (const value of [1, true, listOrText, {}, ['text'], { toString: 'text' }]) {
          const response = await owner.call(key, {
            params: params?.(owner.owned),
            body: { ...body?.(owner.owned), [field]: value },
          })
          expect(await messagesOf(response, field), JSON.stringify(value)).not.toEqual([])
        }
      })
    }

    for (const field of texts) {
      test(`rejects text in ${field} that PostgreSQL cannot store`, async ({ owner }) => {
        for (const broken of [
          'a\u0000b and more of it',
          'a lone \ud83d surrogate',
          '\udc00 another one here',
        ]) {
          const response = await owner.call(key, {
            params: params?.(owner.owned),
            body: { ...body?.(owner.owned), [field]: broken },
          })
          expect(await messagesOf(response, field), JSON.stringify(broken)).not.toEqual([])
        }
      })
    }

    test('rejects JSON that is no object', async ({ owner }) => {
      for (const json of ['null', '[]', '"text"', '1', 'true', `${'['.repeat(5000)}${']'.repeat(5000)}`]) {
        const response = await owner.call(key, { params: params?.(owner.owned), body: json })
        const { errors } = await expectProblem(response, 422)
        expect(errors.length).toBeGreaterThan(0)
      }
    })

    test('rejects invalid JSON', async ({ owner }) => {
      for (const raw of [
        '',
        '{',
        '{"a":',
        '{a:1}',
        'a=1',
        '['.repeat(50_000),
        Buffer.from([0x22, 0xff, 0x22]),
      ]) {
        const response = await owner.call(key, { params: params?.(owner.owned), body: raw })
        await expectProblem(response, 400)
      }
    })

    test('rejects other content types', async ({ owner }) => {
      const otherTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/mixed', 'text/json']
      if (!entryOf(key).form) otherTypes.push('multipart/form-data')
      for (const type of otherTypes) {
        const response = await owner.call(key, {
          params: params?.(owner.owned),
          body: body?.(owner.owned),
          headers: { 'content-type': type },
        })
        await expectProblem(response, 415)
      }
    })

    test('accepts a body up to the size limit and rejects a larger one', async ({ owner }) => {
      const huge = { ...body?.(owner.owned), more: 'a'.repeat(1024 * 1024) }
      await expectProblem(await owner.call(key, { params: params?.(owner.owned), body: huge }), 413)
      const fitting = { ...body?.(owner.owned), more: 'a'.repeat(BODY_MAX_BYTES - 4096) }
      const response = await owner.call(key, { params: params?.(owner.owned), body: fitting })
      expect(response.status(), await response.text()).toBe(status)
    })

    test('ignores unknown keys', async ({ owner }) => {
      const good = JSON.stringify(body?.(owner.owned)).slice(1, -1)
      const deep = `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`
      const odd = `{"__proto__":{"companyId":"x"},"constructor":{"prototype":1},"more":${deep},${good}}`
      const response = await owner.call(key, { params: params?.(owner.owned), body: odd })
      expect(response.status(), await response.text()).toBe(status)
    })

    test('ignores fields under __proto__', async ({ owner }) => {
      const planted = `{"__proto__":${JSON.stringify(body?.(owner.owned))}}`
      const { errors } = await expectProblem(
        await owner.call(key, { params: params?.(owner.owned), body: planted }),
        422,
      )
      expect(errors.map(({ field }: { field: string }) => field)).toEqual(expect.arrayContaining(required))
    })
  })
}

for (const key of WRITING) {
  const { params, body, status } = CASES[key]

  test.describe(`${key} checks the origin`, () => {
    for (const origin of [
      'null',
      'http://evil.example',
      'https://127.0.0.1',
      'http://127.0.0.1:1',
      'garbage',
    ]) {
      test(`refuses the origin ${origin}`, async ({ owner }) => {
        const options = { params: params?.(owner.owned), body: body?.(owner.owned), headers: { origin } }
        await expectProblem(await owner.call(key, options), 403)
      })
    }

    test('accepts its own origin', async ({ owner, app }) => {
      const response = await owner.call(key, {
        params: params?.(owner.owned),
        body: body?.(owner.owned),
        headers: { origin: app.url },
      })
      expect(response.status(), await response.text()).toBe(status)
    })

    for (const site of ['cross-site', 'same-site']) {
      test(`refuses a ${site} request without an origin`, async ({ owner }) => {
        const headers = { 'sec-fetch-site': site }
        const options = { params: params?.(owner.owned), body: body?.(owner.owned), headers }
        await expectProblem(await owner.call(key, options), 403)
      })
    }

    test('ignores X-Forwarded-Host', async ({ owner }) => {
      const headers = {
        origin: 'http://evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
      }
      const options = { params: params?.(owner.owned), body: body?.(owner.owned), headers }
      await expectProblem(await owner.call(key, options), 403)
    })
  })
}

const CALLS = CALL_KEYS.map(splitCallKey)

for (const path of new Set(CALLS.map((call) => call.path))) {
  const allowed: string[] = CALLS.flatMap((call) => (call.path === path ? [call.method] : []))

  test(`${path} allows only ${allowed.join(' and ')}`, async ({ owner }) => {
    const address = path.replace(/\{\w+\}/, owner.owned.companyId)
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
