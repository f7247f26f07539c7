import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { database } from '@/lib/db/client'
import { env } from '@/lib/server/env'
import { checkRateLimit, consumeRateLimit } from './rate-limiter'

const RULE = { points: 3, seconds: 60, per: 'address' } as const

beforeEach(() => {
  env.RATE_LIMITS = 'on'
})
afterEach(() => {
  env.RATE_LIMITS = 'off'
})

describe('consumeRateLimit', () => {
  it('counts down, then refuses with the seconds to wait', async () => {
    const states = [
      await consumeRateLimit('calm', RULE, 'a'),
      await consumeRateLimit('calm', RULE, 'a'),
      await consumeRateLimit('calm', RULE, 'a'),
    ]
    expect(states.map((state) => state?.remaining)).toEqual([2, 1, 0])
    expect(states[0]).toMatchObject({ rule: RULE, reset: 60 })
    const refusal = await consumeRateLimit('calm', RULE, 'a').catch((error) => error)
    expect(refusal).toMatchObject({ code: 'rateLimited' })
    expect(refusal.retryAfter).toBeGreaterThan(0)
    expect(refusal.retryAfter).toBeLessThanOrEqual(60)
    expect(refusal.message).toContain(`${refusal.retryAfter} seconds`)
  })

  it('counts each subject and each call separately', async () => {
    for (let call = 0; call < RULE.points; call += 1) await consumeRateLimit('own', RULE, 'a')
    await expect(consumeRateLimit('own', RULE, 'b')).resolves.toMatchObject({ remaining: 2 })
    await expect(consumeRateLimit('another', RULE, 'a')).resolves.toMatchObject({ remaining: 2 })
  })

  it('counts a local rule without a database query', async () => {
    const local = { ...RULE, isLocal: true } as const
    const query = vi.spyOn(database().pool, 'query')
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => consumeRateLimit('near', local, 'a')),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(RULE.points)
    expect(query).not.toHaveBeenCalled()
    query.mockRestore()
    await expect(consumeRateLimit('near', local, 'b')).resolves.toMatchObject({ remaining: 2, reset: 60 })
  })

  it('allows exactly the limit when calls come at the same time', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => consumeRateLimit('rush', RULE, 'a')),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(RULE.points)
  })

  it('starts again when its time is over', async () => {
    const short = { ...RULE, points: 1, seconds: 1 }
    await consumeRateLimit('short', short, 'a')
    await expect(consumeRateLimit('short', short, 'a')).rejects.toMatchObject({
      code: 'rateLimited',
      retryAfter: 1,
    })
    await sleep(1100)
    await expect(consumeRateLimit('short', short, 'a')).resolves.toMatchObject({ remaining: 0 })
  })

  it('stores its count in the database only', async () => {
    await consumeRateLimit('stored', RULE, 'a')
    const { rows } = await database().pool.query(
      "SELECT key, points, expire FROM rate_limits WHERE key LIKE 'stored%'",
    )
    expect(rows).toEqual([{ key: 'stored:a', points: 1, expire: expect.any(String) }])
    await database().pool.query('TRUNCATE rate_limits')
    await expect(consumeRateLimit('stored', RULE, 'a')).resolves.toMatchObject({ remaining: 2 })
  })

  it('counts a subject that contains SQL', async () => {
    await expect(consumeRateLimit('odd', RULE, "'; DROP TABLE rate_limits; --")).resolves.toMatchObject({
      remaining: 2,
    })
  })

  it('counts nothing when limits are off', async () => {
    env.RATE_LIMITS = 'off'
    const states = await Promise.all(Array.from({ length: 10 }, () => consumeRateLimit('off', RULE, 'a')))
    expect(states).toEqual(states.map(() => null))
  })
})

describe('checkRateLimit', () => {
  it.each([RULE, { ...RULE, isLocal: true } as const])(
    'refuses once the points of %j are used, and counts nothing',
    async (rule) => {
      const name = `check-${'isLocal' in rule}`
      for (let call = 0; call < rule.points; call += 1) {
        await checkRateLimit(name, rule, 'a')
        await checkRateLimit(name, rule, 'a')
        await consumeRateLimit(name, rule, 'a')
      }
      await expect(checkRateLimit(name, rule, 'a')).rejects.toMatchObject({ code: 'rateLimited' })
      await checkRateLimit(name, rule, 'b')
      env.RATE_LIMITS = 'off'
      await checkRateLimit(name, rule, 'a')
    },
  )
})
