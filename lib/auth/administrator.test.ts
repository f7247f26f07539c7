import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { encode } from 'next-auth/jwt'
import { describe, expect, inject, it, vi } from 'vitest'
import { database, db } from '@/lib/db/client'
import { env } from '@/lib/server/env'
import { findAdministratorByToken } from './administrator'
import { hashPassword, isCorrectPassword } from './passwords'
import { encodeSession, sessionCookieName } from './session-token'

const HOUR = 3600 * 1000
const secret = env.APP_SECRET ?? ''

async function createAdminSession(overrides: { expiresAt?: Date; revokedAt?: Date } = {}) {
  const administrator = await db().administrator.create({ data: { username: 'ada', passwordHash: '-' } })
  const expiresAt = new Date(Date.now() + HOUR)
  const data = { administratorId: administrator.id, address: '203.0.113.7', expiresAt, ...overrides }
  const session = await db().adminSession.create({ data })
  return { administrator, session }
}

const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('findAdministratorByToken', () => {
  it('returns the administrator of an open session', async () => {
    const { administrator, session } = await createAdminSession()
    expect(await findAdministratorByToken(await encodeSession(session.id))).toEqual({
      id: administrator.id,
      username: 'ada',
      role: 'owner',
      sessionId: session.id,
    })
  })

  it.each([
    ['expired', { expiresAt: new Date(Date.now() - 1) }],
    ['revoked', { revokedAt: new Date() }],
  ])('returns null for a session that is %s', async (_, overrides) => {
    const { session } = await createAdminSession(overrides)
    expect(await findAdministratorByToken(await encodeSession(session.id))).toBeNull()
  })

  it('rejects a token once its session is revoked or the token has expired', async () => {
    const { session } = await createAdminSession()
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

  it('rejects a token while its administrator is disabled', async () => {
    const { administrator, session } = await createAdminSession()
    const token = await encodeSession(session.id)
    expect(await findAdministratorByToken(token)).not.toBeNull()
    await db().administrator.update({ where: { id: administrator.id }, data: { disabledAt: new Date() } })
    expect(await findAdministratorByToken(token)).toBeNull()
  })

  it('rejects a token whose administrator was deleted', async () => {
    const { session } = await createAdminSession()
    await db().administrator.deleteMany()
    expect(await findAdministratorByToken(await encodeSession(session.id))).toBeNull()
  })

  it('rejects forged tokens', async () => {
    const { session } = await createAdminSession()
    const token = { sid: session.id, role: 'administrator' }
    const good = await encodeSession(session.id)
    const forged = [
      undefined,
      '',
      'nonsense',
      session.id,
      `${encodePart({ alg: 'none' })}.${encodePart(token)}.`,
      `${encodePart({ alg: 'dir', enc: 'A256GCM' })}..${encodePart(token)}.${encodePart(token)}.`,
      // The last character carries two bits of the tag alone, so another one is changed.
      `${good.slice(0, -9)}${good.at(-9) === 'A' ? 'B' : 'A'}${good.slice(-8)}`,
      await encode({ token, secret: `${secret}!` }),
      await encode({ token, secret, salt: 'another purpose' }),
      await encode({ token, secret, maxAge: -60 }),
      await encode({ token: { ...token, role: 'owner' }, secret }),
      await encode({ token: { role: 'administrator' }, secret }),
      await encode({ token: { ...token, sid: "' OR true --" }, secret }),
    ]
    for (const forgedToken of forged)
      expect(await findAdministratorByToken(forgedToken), String(forgedToken)).toBeNull()
  })

  it('uses the cookie name of next-auth', () => {
    expect([sessionCookieName(false), sessionCookieName(true)]).toEqual([
      'next-auth.session-token',
      '__Host-next-auth.session-token',
    ])
  })
})

const SERVER = inject('databaseServer')

describe.runIf(SERVER)('npm run admin on a server', () => {
  const run = promisify(execFile)
  const { connectionString = '' } = database().pool.options
  const runAdmin = (...args: string[]) =>
    run('env', [`DATABASE_URL=${connectionString}`, process.execPath, 'scripts/admin.mjs', ...args])

  it('ends the sessions of an administrator while the server runs', async () => {
    const { session } = await createAdminSession()
    await db().administrator.create({ data: { username: 'grace', passwordHash: '-' } })
    const token = await encodeSession(session.id)
    expect(await findAdministratorByToken(token)).not.toBeNull()
    await runAdmin('disable', 'ada')
    expect(await findAdministratorByToken(token)).toBeNull()
    await runAdmin('enable', 'ada')
    expect(await findAdministratorByToken(token)).toBeNull()
  }, 30_000)

  it('keeps one administrator enabled when several commands disable all of them at once', async () => {
    const names = ['ada', 'grace', 'joan']
    await db().administrator.createMany({
      data: names.map((username) => ({ username, passwordHash: '-' })),
    })
    const outcomes = await Promise.allSettled(names.map((name) => runAdmin('disable', name)))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(await db().administrator.count({ where: { disabledAt: null } })).toBe(1)
  }, 30_000)
})

describe('isCorrectPassword', () => {
  it('checks an argon2id hash with the parameters that OWASP recommends', async () => {
    const hash = await hashPassword('correct horse')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await isCorrectPassword(hash, 'correct horse')).toBe(true)
    expect(await isCorrectPassword(hash, 'correct horse ')).toBe(false)
  })
})
