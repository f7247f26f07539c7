import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/lib/db/client'
import { env } from '@/lib/server/env'
import { type AdmissionRequest, admitCall } from './admission'
import { checkCount, consumeRateLimit } from './rate-limiter'
import { hashToken, newToken } from './tokens'

const OWNER_RULE = { points: 2, seconds: 60, per: 'owner' } as const
const ADDRESS_RULE = { points: 3, seconds: 60, per: 'address' } as const
const STORAGE_RULE = { points: 100, seconds: 3600, per: 'address' } as const
const CALL: AdmissionRequest = {
  token: null,
  personToken: null,
  needsCaller: true,
  address: '192.0.2.1',
  counters: [
    { name: 'POST /call', rule: OWNER_RULE, subject: null },
    { name: 'POST /call.address', rule: ADDRESS_RULE, subject: '192.0.2.1' },
  ],
  storage: { name: 'stored', rule: STORAGE_RULE, subject: '192.0.2.1', points: 40 },
}

async function createOwner() {
  const token = newToken()
  const { id } = await db().owner.create({ data: { tokenHash: hashToken(token) } })
  return { id, token }
}
const readKeys = async () =>
  (await db().rateLimit.findMany({ orderBy: { key: 'asc' } })).map(({ key }) => key)

beforeEach(() => {
  env.RATE_LIMITS = 'on'
})
afterEach(() => {
  env.RATE_LIMITS = 'off'
})

describe('admitCall', () => {
  it('finds the owner and counts the call under the owner, its address and what it stores', async () => {
    const { id, token } = await createOwner()
    const admissions = [await admitCall({ ...CALL, token }), await admitCall({ ...CALL, token })]
    expect(admissions.map(({ owner }) => owner?.id)).toEqual([id, id])
    expect(admissions[1]?.owner?.lastSeenAt).toBeInstanceOf(Date)
    expect(admissions.map(({ counts }) => counts.map(({ points }) => points))).toEqual([
      [1, 1],
      [2, 2],
    ])
    expect(admissions.map(({ storage }) => storage?.points)).toEqual([40, 80])
    expect(await readKeys()).toEqual([
      `POST /call.address:${CALL.address}`,
      `POST /call:${id}`,
      `stored:${CALL.address}`,
    ])
  })

  it('counts a caller who is no owner by address, and reserves nothing for one who needs to be', async () => {
    for (const token of [null, newToken()]) {
      const { owner, storage } = await admitCall({ ...CALL, token })
      expect([owner, storage]).toEqual([null, null])
    }
    const { storage } = await admitCall({ ...CALL, counters: [], needsCaller: false })
    expect(storage?.points).toBe(40)
    expect(await readKeys()).toContain(`POST /call:${CALL.address}`)
  })

  it('reserves nothing for a call that is refused', async () => {
    const { token } = await createOwner()
    for (let call = 0; call < OWNER_RULE.points; call += 1) await admitCall({ ...CALL, token })
    const { counts, storage } = await admitCall({ ...CALL, token })
    expect(storage).toBeNull()
    const [count] = counts
    expect(() => count && checkCount({ name: 'POST /call', rule: OWNER_RULE }, count)).toThrow(
      'Too many requests',
    )
  })

  it('shares its counters with consumeRateLimit, and starts again when their time is over', async () => {
    const [counter] = [{ name: 'shared', rule: ADDRESS_RULE, subject: 'a' }]
    const request = { ...CALL, counters: [counter], storage: null }
    await consumeRateLimit('shared', ADDRESS_RULE, 'a')
    expect((await admitCall(request)).counts).toMatchObject([{ points: 2 }])
    expect(await consumeRateLimit('shared', ADDRESS_RULE, 'a')).toMatchObject({ remaining: 0 })
    await db().rateLimit.updateMany({ data: { expire: Date.now() - 1 } })
    const [count] = (await admitCall(request)).counts
    expect(count?.points).toBe(1)
    expect(count && checkCount(counter, count)).toMatchObject({ remaining: 2, reset: 60 })
  })

  it('counts every one of many calls at the same time', async () => {
    const { token } = await createOwner()
    const admissions = await Promise.all(Array.from({ length: 10 }, () => admitCall({ ...CALL, token })))
    const points = admissions.map(({ counts }) => counts[0]?.points ?? 0)
    expect(points.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(admissions.filter(({ storage }) => storage)).toHaveLength(OWNER_RULE.points)
  })

  it('counts nothing while rate limits are off', async () => {
    env.RATE_LIMITS = 'off'
    const { id, token } = await createOwner()
    expect(await admitCall({ ...CALL, token })).toMatchObject({ owner: { id }, counts: [], storage: null })
    expect(await readKeys()).toEqual([])
  })
})
