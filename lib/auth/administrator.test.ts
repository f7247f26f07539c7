import { encode } from 'next-auth/jwt'
import { describe, expect, it, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { env } from '@/lib/server/env'
import { findAdministratorByToken } from './administrator'
import { hashPassword, isCorrectPassword } from './passwords'
import { encodeSession, sessionCookieName } from './session-token'

const HOUR = 3600 * 1000
const secret = env.APP_SECRET ?? ''

/** An open session; its parts as given. */
async function newSession(more: { expiresAt?: Date; revokedAt?: Date } = {}) {
  const administrator = await db().administrator.create({ data: { username: 'ada', passwordHash: '-' } })
  const expiresAt = new Date(Date.now() + HOUR)
  const data = { administratorId: administrator.id, address: '203.0.113.7', expiresAt, ...more }
  const session = await db().adminSession.create({ data })
  return { administrator, session }
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('a token', () => {
  it('names its administrator', async () => {
    const { administrator, session } = await newSession()
    expect(await findAdministratorByToken(await encodeSession(session.id))).toEqual({
      id: administrator.id,
      username: 'ada',
      sessionId: session.id,
    })
  })

  it.each([
    ['expired', { expiresAt: new Date(Date.now() - 1) }],
    ['revoked', { revokedAt: new Date() }],
  ])('of a session that is %s names nobody', async (_, more) => {
    const { session } = await newSession(more)
    expect(await findAdministratorByToken(await encodeSession(session.id))).toBeNull()
  })

  it('that was good a moment ago dies with its session, and with its own time', async () => {
    const { session } = await newSession()
    const token = await encodeSession(session.id)
    const short = await encode({ token: { sid: session.id, role: 'administrator' }, secret, maxAge: 60 })
    expect(await findAdministratorByToken(token)).not.toBeNull()
    expect(await findAdministratorByToken(short)).not.toBeNull()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
    expect(await findAdministratorByToken(short)).toBeNull()
    vi.useRealTimers()
    await db().adminSession.update({ where: { id: session.id }, data: { revokedAt: new Date() } })
    expect(await findAdministratorByToken(token)).toBeNull()
  })

  it('dies with its administrator', async () => {
    const { session } = await newSession()
    await db().administrator.deleteMany()
    expect(await findAdministratorByToken(await encodeSession(session.id))).toBeNull()
  })

  it('that is not ours names nobody', async () => {
    const { session } = await newSession()
    const token = { sid: session.id, role: 'administrator' }
    const good = await encodeSession(session.id)
    const forged = [
      undefined,
      '',
      'nonsense',
      session.id,
      `${part({ alg: 'none' })}.${part(token)}.`,
      `${part({ alg: 'dir', enc: 'A256GCM' })}..${part(token)}.${part(token)}.`,
      `${good.slice(0, -2)}${good.endsWith('A') ? 'BB' : 'AA'}`,
      await encode({ token, secret: `${secret}!` }),
      await encode({ token, secret, salt: 'another purpose' }),
      await encode({ token, secret, maxAge: -60 }),
      await encode({ token: { ...token, role: 'owner' }, secret }),
      await encode({ token: { role: 'administrator' }, secret }),
      await encode({ token: { ...token, sid: "' OR true --" }, secret }),
    ]
    for (const one of forged) expect(await findAdministratorByToken(one), String(one)).toBeNull()
  })

  it('has the cookie name that next-auth gives it', () => {
    expect([sessionCookieName(false), sessionCookieName(true)]).toEqual([
      'next-auth.session-token',
      '__Host-next-auth.session-token',
    ])
  })
})

describe('a password', () => {
  it('is known by its hash, and costs what OWASP asks', async () => {
    const hash = await hashPassword('correct horse')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await isCorrectPassword(hash, 'correct horse')).toBe(true)
    expect(await isCorrectPassword(hash, 'correct horse ')).toBe(false)
  })

  it('takes as long where nobody has the name', async () => {
    const hash = await hashPassword('correct horse')
    await isCorrectPassword(undefined, 'a first one, for the hash that is made up')
    const [known, unknown]: [number[], number[]] = [[], []]
    for (let round = 0; round < 15; round += 1)
      for (const [stored, times] of [
        [hash, known],
        [undefined, unknown],
      ] as const) {
        const started = performance.now()
        expect(await isCorrectPassword(stored, 'wrong')).toBe(false)
        times.push(performance.now() - started)
      }
    const fastest = (times: number[]) => Math.min(...times)
    expect(fastest(unknown)).toBeGreaterThan(fastest(known) / 2)
    expect(fastest(unknown)).toBeLessThan(fastest(known) * 2)
  })
})
