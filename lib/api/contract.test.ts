import { describe, expect, it } from 'vitest'
import { BODY_MAX_BYTES, CONTRACT, type ContractEntry, type RouteName } from './contract'

const NAMES = Object.keys(CONTRACT) as RouteName[]
const entryOf = (name: RouteName): ContractEntry => CONTRACT[name]
const fieldsOf = (schema: unknown) =>
  Object.keys((schema as { shape?: Record<string, unknown> } | undefined)?.shape ?? {})

/** Each nearly fits a pattern over and over: a phone, an address, a website, an id, a list of words. */
const NEARLY = ['1', '1 ', '(1)', 'a.', 'a@', 'a@a.', '-', 'http://a/', '0f-', ' ,', 'é', 'x1']
/** A pattern that goes over it again for every letter takes minutes; one that goes over it once, a few milliseconds. */
const BOUND_MS = 2000

describe('what a body may cost before it is refused', () => {
  it.each(NAMES.filter((name) => fieldsOf(entryOf(name).body).length > 0))('%s', (name) => {
    const { body } = entryOf(name)
    for (const piece of NEARLY) {
      const long = `${piece.repeat(BODY_MAX_BYTES / piece.length)}!`
      const sent = Object.fromEntries(fieldsOf(body).map((field) => [field, long]))
      const started = performance.now()
      expect(body?.safeParse(sent).success).toBe(false)
      expect(performance.now() - started, JSON.stringify(piece)).toBeLessThan(BOUND_MS)
    }
  })
})

/** Probes are asked every second; the sign-in counts tries of its own (lib/auth/sign-in-limits.ts). */
const UNCOUNTED: RouteName[] = ['adminLogin', 'health', 'ready']
const PER = { public: 'address', owner: 'owner', admin: 'administrator' } as const
/** What reads a website or a file, or asks a model. */
const isDear = ({ problems = [], upload, form }: ContractEntry) =>
  Boolean(upload ?? form) || problems.includes('modelFailed') || problems.includes('websiteUnread')

describe('how often a call may be made', () => {
  it.each(NAMES.filter((name) => !UNCOUNTED.includes(name)))('%s counts whoever may make it', (name) => {
    const { access, rate, addressRate } = entryOf(name)
    expect(rate?.per).toBe(PER[access])
    expect(rate?.points).toBeGreaterThan(0)
    if (isDear(entryOf(name))) expect(addressRate?.points).toBeGreaterThan(rate?.points ?? 0)
  })
})
