import 'server-only'
import { cookies, headers } from 'next/headers'
import type { Actor } from '@/lib/audit/schema'
import { recordAudit } from '@/lib/audit/service'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import { isHttps } from '@/lib/server/http/client-address'
import { findKnownDeviceId, rememberDevice } from './admin-device'
import { type Administrator, actorOf, currentAdministrator } from './administrator'
import { isCorrectPassword } from './passwords'
import { RateLimitedError } from './rate-limiter'
import { encodeSession, SESSION_SECONDS, sessionCookieName, sessionCookieOptions } from './session-token'
import { type Attempt, canRecordRefusal, countAttempt, forgetAttempts } from './sign-in-limits'
import type { AdminLogin } from './sign-in-schema'

const KNOWN_ADDRESS_MS = 30 * 24 * 3600 * 1000
const USER_AGENT_MAX = 300

export interface SignInOrigin {
  address: string
  requestId: string
}

/**
 * Checks the password and opens a session, which ends this browser's previous one. Throws the same 401, after the same time, for an unknown name, a wrong password and a disabled administrator, and 429 over the limits of
 * `countAttempt`.
 */
export async function openSession(
  { username, password }: AdminLogin,
  origin: SignInOrigin,
): Promise<{ sessionId: string; username: string }> {
  const attempt = await describeAttempt(username, origin.address)
  await countAttempt(attempt).catch(async (error) => {
    if (error instanceof RateLimitedError) await recordRefusal(attempt, origin)
    throw error
  })
  const administrator = await db().administrator.findUnique({
    where: { username },
    select: { id: true, passwordHash: true, disabledAt: true },
  })
  const isCorrect = await isCorrectPassword(administrator?.passwordHash, password)
  // An unknown name could be a password typed into the wrong field, so it is not recorded.
  const actor: Actor = { name: administrator ? username : 'unknown', ...origin }
  if (!administrator || !isCorrect || administrator.disabledAt) {
    await recordAudit(actor, { action: 'signIn.failed' })
    throw new AppError('unauthenticated', 'Invalid username or password')
  }
  await forgetAttempts(attempt)
  const previous = await currentAdministrator()
  const sessionId = await storeSession(administrator.id, actor, previous?.sessionId ?? null)
  await rememberDevice(administrator.id)
  return { sessionId, username }
}

/** Also sets the session cookie. Throws like `openSession`. */
export async function signIn(login: AdminLogin, origin: SignInOrigin): Promise<{ token: string }> {
  const { sessionId } = await openSession(login, origin)
  const token = await encodeSession(sessionId)
  await setSessionCookie(token, SESSION_SECONDS)
  return { token }
}

async function recordRefusal(attempt: Attempt, origin: SignInOrigin): Promise<void> {
  const { username } = attempt
  const administrator = await db().administrator.findUnique({ where: { username }, select: { id: true } })
  if (await canRecordRefusal(attempt, administrator !== null))
    await recordAudit({ name: administrator ? username : 'unknown', ...origin }, { action: 'signIn.refused' })
}

export async function signOut(administrator: Administrator, requestId: string): Promise<void> {
  await endSession(administrator, await actorOf(administrator, requestId))
  await setSessionCookie('', 0)
}

export async function endSession(administrator: Administrator, actor: Actor): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.adminSession.update({
      where: { id: administrator.sessionId },
      data: { revokedAt: new Date() },
      select: { id: true },
    })
    await recordAudit(actor, { action: 'signOut' }, tx)
  })
}

/** What the limits of sign-in count by. */
export async function describeAttempt(username: string, address: string): Promise<Attempt> {
  const since = new Date(Date.now() - KNOWN_ADDRESS_MS)
  const recentSession = await db().adminSession.findFirst({
    where: { administrator: { username }, address, createdAt: { gt: since } },
    select: { id: true },
  })
  return {
    username,
    address,
    isKnownAddress: recentSession !== null,
    deviceId: await findKnownDeviceId(username),
  }
}

/** Also revokes this browser's previous session and deletes those that expired more than 30 days ago. */
async function storeSession(
  administratorId: string,
  actor: Actor,
  previousSessionId: string | null,
): Promise<string> {
  const now = Date.now()
  const userAgent = (await headers()).get('user-agent')?.replaceAll('\0', '').slice(0, USER_AGENT_MAX)
  return await db().$transaction(async (tx) => {
    await tx.adminSession.deleteMany({ where: { expiresAt: { lt: new Date(now - KNOWN_ADDRESS_MS) } } })
    if (previousSessionId)
      await tx.adminSession.updateMany({
        where: { id: previousSessionId },
        data: { revokedAt: new Date(now) },
      })
    const { id } = await tx.adminSession.create({
      data: {
        administratorId,
        address: actor.address,
        userAgent: userAgent ?? null,
        expiresAt: new Date(now + SESSION_SECONDS * 1000),
      },
      select: { id: true },
    })
    await recordAudit(actor, { action: 'signIn.succeeded' }, tx)
    return id
  })
}

async function setSessionCookie(token: string, maxAge: number): Promise<void> {
  const secure = isHttps(await headers())
  const jar = await cookies()
  jar.set(sessionCookieName(secure), token, { ...sessionCookieOptions(secure), maxAge })
}
