import { describe, expect, test } from 'vitest'
import { toSafeError, toSafeText } from './safe-error'

describe('toSafeError', () => {
  test('keeps the type, message, code, stack and causes of an error', () => {
    const cause = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' })
    const safe = toSafeError(new TypeError('no answer', { cause }))
    expect(safe).toMatchObject({
      type: 'TypeError',
      message: 'no answer',
      cause: { type: 'Error', message: 'connection refused', code: 'ECONNREFUSED' },
    })
    expect(safe.stack).toMatch(/^\s+at .*safe-error\.test/)
  })

  test('drops rows, requests and headers that a library attached to an error', () => {
    const error = Object.assign(new Error('duplicate key value violates unique constraint "owners_key"'), {
      name: 'error',
      code: '23505',
      detail: 'Key (email)=(ada@northmoor.example) already exists.',
      requestBodyValues: { messages: ['We pay 48,000'] },
      config: { headers: { authorization: 'Bearer sk-secret' } },
    })
    const text = JSON.stringify(toSafeError(error))
    expect(text).toContain('23505')
    expect(text).not.toMatch(/northmoor|48,000|sk-secret/)
  })

  test("keeps the last line of Prisma's message and hides values that PostgreSQL quotes", () => {
    const message = 'Invalid invocation:\n{ data: { name: "Ada Lovelace" } }\n\nArgument `email` is missing.'
    const invalid = Object.assign(new Error(message), { name: 'PrismaClientValidationError' })
    expect(toSafeError(invalid).message).toBe('Argument `email` is missing.')
    const value = new Error('invalid input syntax for type uuid: "Ada Lovelace"')
    expect(toSafeError(value).message).toBe('invalid input syntax for type uuid: [value]')
  })

  test('shortens messages, hides email addresses and stops at circular causes', () => {
    expect(toSafeText(`mail to ada.l@northmoor.example failed ${'x'.repeat(100_000)}`)).toHaveLength(500)
    expect(toSafeText('mail to ada.l@northmoor.example failed')).toBe('mail to [address] failed')
    const circular = new Error('circular')
    circular.cause = circular
    expect(JSON.stringify(toSafeError(circular)).match(/"circular"/g)).toHaveLength(5)
    expect(toSafeError('a thrown text')).toEqual({ type: 'string', message: 'a thrown text' })
  })
})
