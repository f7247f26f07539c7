import { describe, expect, it } from 'vitest'
import { CALL_KEYS, type CallKey, entryOf } from './contract'
import { BODY_MAX_BYTES, type ContractEntry } from './contract/entry'
import { limitsOf } from './rate-limits'

interface Schema {
  shape?: Record<string, unknown>
  options?: unknown[]
}
const fieldsOf = (schema: unknown): string[] => {
  const { shape = {}, options = [] } = (schema ?? {}) as Schema
  return [...new Set([...Object.keys(shape), ...options.flatMap(fieldsOf)])]
}

/** Repeated, each almost matches a pattern: phone, email, website, id, list. */
const ALMOST_MATCHES = ['1', '1 ', '(1)', 'a.', 'a@', 'a@a.', '-', 'http://a/', '0f-', ' ,', 'é', 'x1']
/** A backtracking pattern takes minutes, a linear one a few milliseconds. */
const MAX_MS = 2000

describe('body schemas', () => {
  it.each(CALL_KEYS.filter((key) => fieldsOf(entryOf(key).body).length > 0))(
    'rejects long bodies of %s in linear time',
    (key) => {
      const { body } = entryOf(key)
      for (const piece of ALMOST_MATCHES) {
        const long = `${piece.repeat(BODY_MAX_BYTES / piece.length)}!`
        const input = Object.fromEntries(fieldsOf(body).map((field) => [field, long]))
        const started = performance.now()
        expect(body?.safeParse(input).success).toBe(false)
        expect(performance.now() - started, JSON.stringify(piece)).toBeLessThan(MAX_MS)
      }
    },
  )
})

/** Probes are called every second; sign-in has its own limits (lib/auth/sign-in-limits.ts). */
const UNLIMITED: CallKey[] = ['POST /api/admin/login', 'GET /api/health', 'GET /api/ready']
const PER = { public: 'address', owner: 'owner', person: 'owner', admin: 'administrator' } as const
/** Reads a website or file, or calls an AI model. */
const isExpensive = ({ problems = [], upload, form }: ContractEntry) =>
  Boolean(upload ?? form) || problems.includes('modelFailed') || problems.includes('websiteUnread')

describe('rate limits', () => {
  it.each(CALL_KEYS.filter((key) => !UNLIMITED.includes(key)))(
    'limits %s per caller, and per address if it is expensive',
    (key) => {
      const { rate, addressRate } = limitsOf(key) ?? {}
      expect(rate?.per).toBe(PER[entryOf(key).access])
      expect(rate?.points).toBeGreaterThan(0)
      if (isExpensive(entryOf(key)) && rate?.per !== 'address')
        expect(addressRate?.points).toBeGreaterThan(rate?.points ?? 0)
    },
  )
})
