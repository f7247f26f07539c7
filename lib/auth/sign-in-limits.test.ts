import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { env } from '@/lib/server/env'
import { type Attempt, canRecordRefusal, countAttempt, forgetAttempts } from './sign-in-limits'

const STRANGER: Attempt = {
  username: 'admin',
  address: '203.0.113.7',
  deviceId: null,
  isKnownAddress: false,
}
const attemptFrom = (address: string, overrides: Partial<Attempt> = {}): Attempt => ({
  ...STRANGER,
  address,
  ...overrides,
})

async function countAllowed(attempts: Iterable<Attempt>): Promise<number> {
  let allowed = 0
  for (const attempt of attempts)
    await countAttempt(attempt).then(
      () => {
        allowed += 1
      },
      (error) => expect(error).toMatchObject({ code: 'rateLimited' }),
    )
  return allowed
}
const repeat = (count: number, attempt: Attempt) => Array.from({ length: count }, () => attempt)

beforeEach(() => {
  env.RATE_LIMITS = 'on'
})
afterEach(() => {
  env.RATE_LIMITS = 'off'
})

describe('countAttempt', () => {
  it('allows five attempts for a name from an address, then says when to retry', async () => {
    expect(await countAllowed(repeat(20, STRANGER))).toBe(5)
    const refusal = await countAttempt(STRANGER).catch((error) => error)
    expect(refusal.retryAfter).toBeGreaterThan(0)
    expect(refusal.retryAfter).toBeLessThanOrEqual(900)
  })

  it('allows five attempts when they come at the same time', async () => {
    const results = await Promise.allSettled(repeat(20, STRANGER).map(countAttempt))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  it('allows thirty attempts from one address for any names', async () => {
    const guesses = Array.from({ length: 60 }, (_, index) => ({ ...STRANGER, username: `name${index}` }))
    expect(await countAllowed(guesses)).toBe(30)
  })

  it('allows five attempts again after a successful sign-in', async () => {
    await countAllowed(repeat(4, STRANGER))
    await forgetAttempts(STRANGER)
    expect(await countAllowed(repeat(20, STRANGER))).toBe(5)
  })
})

describe('an attacker', () => {
  it('cannot lock out a known browser at the same address', async () => {
    await countAllowed(repeat(40, STRANGER))
    const knownBrowser = { ...STRANGER, deviceId: crypto.randomUUID() }
    expect(await countAllowed(repeat(20, knownBrowser))).toBe(10)
    await forgetAttempts(knownBrowser)
    expect(await countAllowed([knownBrowser])).toBe(1)
  })

  it('cannot lock out known or new addresses from other addresses', async () => {
    const crowd = Array.from({ length: 30 }, (_, index) =>
      repeat(5, attemptFrom(`198.51.100.${index}`)),
    ).flat()
    const allowed = await countAllowed(crowd)
    expect(allowed).toBeGreaterThanOrEqual(100)
    expect(allowed).toBeLessThan(crowd.length)
    expect(await countAllowed(repeat(20, attemptFrom('192.0.2.1', { isKnownAddress: true })))).toBe(5)
    expect(await countAllowed(repeat(20, attemptFrom('192.0.2.2')))).toBe(1)
  })

  it('has ten attempts with the cookie of a known browser, from any address', async () => {
    const stolen = (address: string) =>
      attemptFrom(address, { deviceId: 'd0000000-0000-7000-8000-000000000001' })
    const tries = Array.from({ length: 40 }, (_, index) => stolen(`198.51.100.${index}`))
    expect(await countAllowed(tries)).toBe(10)
  })
})

describe('canRecordRefusal', () => {
  const countRecorded = async (attempts: Attempt[], isKnownName: boolean) => {
    let entries = 0
    for (const attempt of attempts) if (await canRecordRefusal(attempt, isKnownName)) entries += 1
    return entries
  }

  it('allows one entry for a known name from an address and one for all unknown names from it', async () => {
    expect(await countRecorded(repeat(20, STRANGER), true)).toBe(1)
    expect(await countRecorded(repeat(20, attemptFrom('192.0.2.1')), true)).toBe(1)
    const guesses = Array.from({ length: 20 }, (_, index) => ({ ...STRANGER, username: `name${index}` }))
    expect(await countRecorded(guesses, false)).toBe(1)
  })

  it('limits the total number of entries', async () => {
    const flood = Array.from({ length: 90 }, (_, index) => attemptFrom(`198.51.100.${index}`))
    expect(await countRecorded(flood, true)).toBe(60)
  })
})
