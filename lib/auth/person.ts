import 'server-only'
import { cache } from 'react'
import { SIGN_IN_DAYS } from '@/lib/content/retention-periods.mjs'
import { db } from '@/lib/db/client'
import { runStatement } from '@/lib/db/run-statement'
import { AppError, notFound } from '@/lib/errors'
import type { Prisma } from '@/lib/generated/prisma/client'
import { isHttps } from '@/lib/server/http/client-address'
import { readCookie, requestHeaders, setCookie } from './request'
import { hashToken, isToken, newToken } from './tokens'

declare const proof: unique symbol
/** Signed in: the session was checked against the database. Only this file creates values of this type. */
export type Person = {
  readonly id: string
  readonly email: string
  readonly sessionId: string
  readonly lastSeenAt: Date
  readonly [proof]: 'person'
}

const PLAIN_NAME = 'spanwright_person'
const LIFETIME_MS = SIGN_IN_DAYS * 24 * 3600 * 1000
const RENEWAL_INTERVAL_MS = 24 * 3600 * 1000
const USER_AGENT_MAX = 300

const cookieName = (secure: boolean) => (secure ? `__Host-${PLAIN_NAME}` : PLAIN_NAME)

/** Null without a cookie that could be a person's. */
export async function readPersonToken(): Promise<string | null> {
  const token = await readCookie(cookieName(isHttps(await requestHeaders())))
  return token && isToken(token) ? token : null
}

const FIND_SQL = `SELECT p.id, p.email, s.id AS "sessionId", s.last_seen_at AS "lastSeenAt"
  FROM person_sessions AS s JOIN people AS p ON p.id = s.person_id
  WHERE s.token_hash = $1 AND s.revoked_at IS NULL AND s.expires_at > now()`

/** Null if the session has ended. */
export async function findPerson(token: string): Promise<Person | null> {
  const [person] = await runStatement<Person>({ text: FIND_SQL, values: [hashToken(token)] })
  return person ?? null
}

/** Of a row that a query of open sessions found. */
export const toPerson = ({
  id,
  email,
  sessionId,
  lastSeenAt,
}: Record<'id' | 'email' | 'sessionId' | 'lastSeenAt', unknown>) =>
  ({ id, email, sessionId, lastSeenAt }) as Person

export const currentPerson = cache(async (): Promise<Person | null> => {
  const token = await readPersonToken()
  return token === null ? null : await findPerson(token)
})

export const notSignedInError = () =>
  new AppError('unauthenticated', 'You’re not signed in. Please sign in and try again.')

/** Throws 401. */
export async function requirePerson(): Promise<Person> {
  const person = await currentPerson()
  if (!person) throw notSignedInError()
  return person
}

/** Renews session and cookie once a day. Works only in route handlers. */
export async function renewPerson({ id, sessionId, lastSeenAt }: Person, token: string): Promise<void> {
  const now = Date.now()
  if (now - lastSeenAt.getTime() < RENEWAL_INTERVAL_MS) return
  const seen = { lastSeenAt: new Date(now) }
  await db().$transaction([
    db().person.updateMany({ where: { id }, data: seen }),
    db().personSession.updateMany({
      where: { id: sessionId, revokedAt: null },
      data: { ...seen, expiresAt: new Date(now + LIFETIME_MS) },
    }),
  ])
  await setPersonCookie(token)
}

export async function setPersonCookie(token: string): Promise<void> {
  const secure = isHttps(await requestHeaders())
  await setCookie(cookieName(secure), token, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: token === '' ? 0 : LIFETIME_MS / 1000,
  })
}

/** Whoever opened a link to `email`. */
export async function findOrCreatePerson(
  tx: Prisma.TransactionClient,
  email: string,
): Promise<{ id: string; hasSignedInBefore: boolean }> {
  const { id } = await tx.person.upsert({
    where: { email },
    create: { email },
    update: { lastSeenAt: new Date() },
    select: { id: true },
  })
  const sessions = await tx.personSession.count({ where: { personId: id }, take: 1 })
  return { id, hasSignedInBefore: sessions > 0 }
}

/** Opens a session with a new token, and ends the one that this browser had. */
export async function openPersonSession(
  tx: Prisma.TransactionClient,
  personId: string,
  address: string,
): Promise<{ token: string; userAgent: string | null; isKnownBrowser: boolean }> {
  const now = Date.now()
  const previous = await readPersonToken()
  const previousHash = previous && hashToken(previous)
  const isKnownBrowser =
    previousHash !== null &&
    (await tx.personSession.count({ where: { personId, tokenHash: previousHash } })) > 0
  await tx.personSession.deleteMany({ where: { expiresAt: { lt: new Date(now - LIFETIME_MS) } } })
  if (previousHash)
    await tx.personSession.updateMany({
      where: { tokenHash: previousHash, revokedAt: null },
      data: { revokedAt: new Date(now) },
    })
  const token = newToken()
  const userAgent =
    (await requestHeaders())
      .get('user-agent')
      ?.replaceAll('\0', '')
      .slice(0, USER_AGENT_MAX)
      .toWellFormed() ?? null
  await tx.personSession.create({
    data: {
      personId,
      tokenHash: hashToken(token),
      address,
      userAgent,
      expiresAt: new Date(now + LIFETIME_MS),
    },
    select: { id: true },
  })
  return { token, userAgent, isKnownBrowser }
}

export interface OpenSession {
  id: string
  userAgent: string | null
  isThis: boolean
  createdAt: Date
  lastSeenAt: Date
}

/** Last used first. */
export async function listOpenSessions({ id, sessionId }: Person): Promise<OpenSession[]> {
  const sessions = await db().personSession.findMany({
    where: { personId: id, revokedAt: null, expiresAt: { gt: new Date() } },
    orderBy: { lastSeenAt: 'desc' },
    select: { id: true, userAgent: true, createdAt: true, lastSeenAt: true },
  })
  return sessions.map((session) => ({ ...session, isThis: session.id === sessionId }))
}

/** Throws the same 404 for an unknown session, one that has ended and another person's. Ending this browser's signs out. */
export async function endPersonSession(person: Person, sessionId: string): Promise<void> {
  const { count } = await db().personSession.updateMany({
    where: { id: sessionId, personId: person.id, revokedAt: null },
    data: { revokedAt: new Date() },
  })
  if (count === 0) throw notFound()
  if (sessionId === person.sessionId) await setPersonCookie('')
}
