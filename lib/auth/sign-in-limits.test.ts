import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { env } from '@/lib/server/env'
import { type Attempt, canRecordRefusal, countAttempt, forgetAttempts } from './sign-in-limits'

const STRANGER: Attempt = {
  username: 'admin',
  address: '203.0.113.7',
  deviceId: null,
  isKnownAddress: false,
}
const from = (address: string, more: Partial<Attempt> = {}): Attempt => ({ ...STRANGER, address, ...more })

/** How many tries get through of many. */
async function through(attempts: Iterable<Attempt>): Promise<number> {
  let passed = 0
  for (const attempt of attempts)
    await countAttempt(attempt).then(
      () => {
        passed += 1
      },
      (error) => expect(error).toMatchObject({ code: 'rateLimited' }),
    )
  return passed
}
const times = (count: number, attempt: Attempt) => Array.from({ length: count }, () => attempt)

beforeEach(() => {
  env.RATE_LIMITS = 'on'
})
afterEach(() => {
  env.RATE_LIMITS = 'off'
})

describe('tries to sign in', () => {
  it('are five for a name from an address, and told when to come back', async () => {
    expect(await through(times(20, STRANGER))).toBe(5)
    const refusal = await countAttempt(STRANGER).catch((error) => error)
    expect(refusal.retryAfter).toBeGreaterThan(0)
    expect(refusal.retryAfter).toBeLessThanOrEqual(900)
  })

  it('are no more when they come at once', async () => {
    const results = await Promise.allSettled(times(20, STRANGER).map(countAttempt))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  it('of one address are thirty, whatever the names', async () => {
    const guesses = Array.from({ length: 60 }, (_, index) => ({ ...STRANGER, username: `name${index}` }))
    expect(await through(guesses)).toBe(30)
  })

  it('are forgotten after a success', async () => {
    await through(times(4, STRANGER))
    await forgetAttempts(STRANGER)
    expect(await through(times(20, STRANGER))).toBe(5)
  })
})

describe('a stranger', () => {
  it('at the same address locks no known browser out', async () => {
    await through(times(40, STRANGER))
    const own = { ...STRANGER, deviceId: crypto.randomUUID() }
    expect(await through(times(20, own))).toBe(10)
    await forgetAttempts(own)
    expect(await through([own])).toBe(1)
  })

  it('at other addresses locks neither a known address out nor a new one', async () => {
    const crowd = Array.from({ length: 30 }, (_, index) => times(5, from(`198.51.100.${index}`))).flat()
    const passed = await through(crowd)
    expect(passed).toBeGreaterThanOrEqual(100)
    expect(passed).toBeLessThan(crowd.length)
    expect(await through(times(20, from('192.0.2.1', { isKnownAddress: true })))).toBe(5)
    expect(await through(times(20, from('192.0.2.2')))).toBe(1)
  })

  it('who has the browser has no more than its ten tries', async () => {
    const stolen = (address: string) => from(address, { deviceId: 'd0000000-0000-7000-8000-000000000001' })
    const tries = Array.from({ length: 40 }, (_, index) => stolen(`198.51.100.${index}`))
    expect(await through(tries)).toBe(10)
  })
})

describe('a refusal', () => {
  const told = async (attempts: Attempt[], isKnownName: boolean) => {
    let lines = 0
    for (const attempt of attempts) if (await canRecordRefusal(attempt, isKnownName)) lines += 1
    return lines
  }

  it('is told once for a name from an address, once for an address whose names nobody has', async () => {
    expect(await told(times(20, STRANGER), true)).toBe(1)
    expect(await told(times(20, from('192.0.2.1')), true)).toBe(1)
    const guesses = Array.from({ length: 20 }, (_, index) => ({ ...STRANGER, username: `name${index}` }))
    expect(await told(guesses, false)).toBe(1)
  })

  it('of a flood fills no log', async () => {
    const flood = Array.from({ length: 90 }, (_, index) => from(`198.51.100.${index}`))
    expect(await told(flood, true)).toBe(60)
  })
})
