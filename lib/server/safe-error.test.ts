import { describe, expect, test } from 'vitest'
import { toSafeError, toSafeText } from './safe-error'

describe('what a log holds of an error', () => {
  test('is its kind, sentence, code and place, and its causes', () => {
    const cause = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' })
    const told = toSafeError(new TypeError('no answer', { cause }))
    expect(told).toMatchObject({
      type: 'TypeError',
      message: 'no answer',
      cause: { type: 'Error', message: 'connection refused', code: 'ECONNREFUSED' },
    })
    expect(told.stack).toMatch(/^\s+at .*safe-error\.test/)
  })

  test('is nothing that a library hung on it: rows, requests, headers', () => {
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

  test("is of Prisma's message the last line, and of PostgreSQL's no value", () => {
    const call = 'Invalid invocation:\n{ data: { name: "Ada Lovelace" } }\n\nArgument `email` is missing.'
    const invalid = Object.assign(new Error(call), { name: 'PrismaClientValidationError' })
    expect(toSafeError(invalid).message).toBe('Argument `email` is missing.')
    const value = new Error('invalid input syntax for type uuid: "Ada Lovelace"')
    expect(toSafeError(value).message).toBe('invalid input syntax for type uuid: [value]')
  })

  test('is short, without addresses, and ends where causes go round in a circle', () => {
    expect(toSafeText(`mail to ada.l@northmoor.example failed ${'x'.repeat(100_000)}`)).toHaveLength(500)
    expect(toSafeText('mail to ada.l@northmoor.example failed')).toBe('mail to [address] failed')
    const round = new Error('round')
    round.cause = round
    expect(JSON.stringify(toSafeError(round)).match(/"round"/g)).toHaveLength(5)
    expect(toSafeError('a thrown text')).toEqual({ type: 'string', message: 'a thrown text' })
  })
})
