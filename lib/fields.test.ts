import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { id, PHONE, text } from './fields'

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)

describe('default messages', () => {
  const schema = z.object({
    name: z.string(),
    size: z.number(),
    kind: z.enum(['a', 'b']),
    status: z.literal('draft'),
  })

  it.each([
    ['missing fields', {}, ['Required', 'Required', 'Invalid input', 'Invalid input']],
    ['null fields', { name: null, size: null, kind: 'a', status: 'draft' }, ['Required', 'Required']],
    [
      'fields of another type',
      { name: 1, size: 'x', kind: 'c', status: 'x' },
      Array(4).fill('Invalid input'),
    ],
  ])('are given for %s', (_, value, expected) => {
    expect(messages(schema, value)).toEqual(expected)
  })

  it('are given for a missing body and one of another type', () => {
    expect(messages(schema, undefined)).toEqual(['Required'])
    expect(messages(schema, 'text')).toEqual(['Invalid input'])
  })
})

describe('text', () => {
  const short = text({ min: 2, max: 5, message: 'Two at least' })

  it('is trimmed before its length is checked', () => {
    expect(short.parse('  abcde \n')).toBe('abcde')
    expect(messages(short, ' a ')).toEqual(['Two at least'])
    expect(messages(short, 'abcdef')).toEqual(['Use 5 characters or fewer'])
    expect(messages(text({ max: 24_000 }), 'a'.repeat(24_001))).toEqual(['Use 24,000 characters or fewer'])
  })

  it.each(['a\u0000b', '\ud83d', 'ab\udc00'])('rejects %j, which PostgreSQL cannot store', (value) => {
    expect(messages(text({ max: 5 }), value)).toContain('Invalid input')
  })

  it('accepts every script', () => {
    expect(text({ max: 20 }).parse('Zoë 李雷 🏗️ مهندس')).toBe('Zoë 李雷 🏗️ مهندس')
  })
})

describe('PHONE', () => {
  it.each(['01234 567890', '+44 (0)1234-567.890', '(01234) 567890 ext. 12', '01234567890x9', '  1'])(
    'accepts %j',
    (value) => {
      expect(PHONE.test(value)).toBe(true)
    },
  )

  it.each(['', '   ', '+()-.', 'ext. 12', '+ ext 12', '01234 ext', '01234 ext 1234567', '1!', 'x1'])(
    'rejects %j',
    (value) => {
      expect(PHONE.test(value)).toBe(false)
    },
  )

  it('rejects a very long text in linear time', () => {
    const started = performance.now()
    expect(PHONE.test(`${'1'.repeat(300_000)}!`)).toBe(false)
    expect(performance.now() - started).toBeLessThan(2000)
  })
})

describe('id', () => {
  it.each(['', '1', 'not-an-id', '01a1fd0b7f96756bbc13946805dc0b6', "01a1fd0b-7f96-756b-bbc1-3946805dc0b6'"])(
    'rejects %j',
    (value) => {
      expect(id.safeParse(value).success).toBe(false)
    },
  )

  it('accepts a UUID', () => {
    expect(id.safeParse('01a1fd0b-7f96-756b-bbc1-3946805dc0b6').success).toBe(true)
  })
})
