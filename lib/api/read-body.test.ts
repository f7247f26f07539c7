import { describe, expect, it } from 'vitest'
import { AppError } from '@/lib/errors'
import { inputOf } from '@/tests/api/support/cases'
import {
  enumerationsOf,
  NO_JSON,
  NO_OBJECTS,
  refusedByField,
  refusedTypesOf,
  requiredOf,
  SAMPLE,
  sampleOf,
  schemaOf,
  WITH_BODY,
  withField,
  withUnknownKeys,
} from '@/tests/api/support/wrong-bodies'
import { readBody } from './body'
import { type CallKey, entryOf } from './contract'
import { BODY_MAX_BYTES } from './contract/entry'

/** As `tests/api/request-bodies.spec.ts` sends them. */
const toRequest = (body: unknown, type = 'application/json') =>
  new Request('http://127.0.0.1/', {
    method: 'POST',
    headers: { 'content-type': type },
    body:
      typeof body === 'string' || Buffer.isBuffer(body)
        ? new Uint8Array(Buffer.from(body))
        : JSON.stringify(body),
  })

async function errorOf(key: CallKey, body: unknown, type?: string): Promise<AppError> {
  const error = await readBody(entryOf(key), toRequest(body, type)).catch((caught: AppError) => caught)
  expect(error, `${key} ${JSON.stringify(body)?.slice(0, 200)}`).toBeInstanceOf(AppError)
  return error as AppError
}

const codeOf = async (...input: Parameters<typeof errorOf>) => (await errorOf(...input)).code

describe.each(WITH_BODY)('the body of %s', (key) => {
  it('may miss no field, and may have none of another type or that cannot be stored', async () => {
    for (const [field, values] of refusedByField(key))
      for (const value of values) {
        const { code, fields } = await errorOf(key, withField(key, SAMPLE, field, value).body)
        const names = fields.map((error) => error.field)
        const isNamed = names.some((name) => name === field || name.startsWith(`${field}.`))
        expect({ field, value, code, isNamed }).toEqual({ field, value, code: 'invalid', isNamed: true })
      }
  })

  it('gets the values that a field allows', async () => {
    for (const [field, values] of enumerationsOf(schemaOf(key))) {
      const { code, fields } = await errorOf(key, withField(key, SAMPLE, field, 'no such value').body)
      expect(code).toBe('invalid')
      const error = fields.find((candidate) => candidate.field === field)
      expect(error?.allowed).toEqual(expect.arrayContaining(values))
    }
    expect(inputOf(key, SAMPLE).body).toBeDefined()
  })

  it('is an object in JSON of an accepted type and size', async () => {
    for (const body of NO_OBJECTS) {
      const { code, fields } = await errorOf(key, body)
      expect([code, fields.length > 0]).toEqual(['invalid', true])
    }
    for (const body of NO_JSON) expect(await codeOf(key, body)).toBe('malformed')
    for (const type of refusedTypesOf(key))
      expect(await codeOf(key, sampleOf(key), type)).toBe('unsupportedMedia')
    const huge = { ...sampleOf(key), more: 'a'.repeat(1024 * 1024) }
    expect(await codeOf(key, huge)).toBe('payloadTooLarge')
  })

  it('is read up to the size limit, without its unknown keys', async () => {
    const body = entryOf(key).example ?? {}
    const plain = await readBody(entryOf(key), toRequest(body))
    const fitting = await readBody(entryOf(key), toRequest(withUnknownKeys(body, BODY_MAX_BYTES)))
    expect(fitting).toEqual(plain)
  })

  it('is not read from under __proto__', async () => {
    const { code, fields } = await errorOf(key, `{"__proto__":${JSON.stringify(sampleOf(key))}}`)
    expect(code).toBe('invalid')
    const expected = requiredOf(key).filter((field) => !field.includes('.'))
    // Without its discriminator, no other field of a union is looked at.
    expect(fields.map(({ field }) => field)).toEqual(
      'oneOf' in schemaOf(key) ? expected.slice(0, 1) : expect.arrayContaining(expected),
    )
  })
})
