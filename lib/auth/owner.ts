import 'server-only'
import { db } from '@/lib/db/client'
import { newId } from '@/lib/db/new-id'
import { runStatement } from '@/lib/db/run-statement'
import { AppError } from '@/lib/errors'
import { isHttps } from '@/lib/server/http/client-address'
import { readCookie, requestHeaders, setCookie } from './request'
import { hashToken, isToken, newToken } from './tokens'

declare const proof: unique symbol
/** An owner whose cookie was checked. Only this file creates values of this type. */
export type OwnerId = string & { readonly [proof]: 'owner' }

const PLAIN_NAME = 'spanwright_owner'
const SECURE_NAME = `__Host-${PLAIN_NAME}`
const LIFETIME_SECONDS = 400 * 24 * 3600
const RENEWAL_INTERVAL_MS = 24 * 3600 * 1000

/** Over https the plain name is ignored: another subdomain could set it to a token of its own. */
const cookieName = (secure: boolean) => (secure ? SECURE_NAME : PLAIN_NAME)

export interface FoundOwner {
  id: OwnerId
  lastSeenAt: Date
}

/** Null without a cookie that could be an owner's. */
export async function readOwnerToken(): Promise<string | null> {
  const token = await readCookie(cookieName(isHttps(await requestHeaders())))
  return token && isToken(token) ? token : null
}

export async function findOwner(token: string): Promise<FoundOwner | null> {
  const [owner] = await runStatement<FoundOwner>({
    text: 'SELECT id, last_seen_at AS "lastSeenAt" FROM owners WHERE token_hash = $1',
    values: [hashToken(token)],
  })
  return owner ?? null
}

export async function currentOwner(): Promise<OwnerId | null> {
  const token = await readOwnerToken()
  return token === null ? null : ((await findOwner(token))?.id ?? null)
}

/** Renews the owner's cookie once a day. Works only in route handlers and server actions. */
export async function renewOwner({ id, lastSeenAt }: FoundOwner, token: string): Promise<void> {
  if (!isRenewalDue(lastSeenAt, new Date())) return
  await db().owner.update({ where: { id }, data: { lastSeenAt: new Date() }, select: { id: true } })
  await setOwnerCookie(token)
}

export const isRenewalDue = (lastSeenAt: Date, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= RENEWAL_INTERVAL_MS

async function setOwnerCookie(token: string): Promise<void> {
  const secure = isHttps(await requestHeaders())
  await setCookie(cookieName(secure), token, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: LIFETIME_SECONDS,
  })
}

export const noOwnerError = () =>
  new AppError(
    'unauthenticated',
    'We can’t find a company registered in this browser. If you registered in another browser, use that one, or sign in. Otherwise, please register.',
  )

/** Not stored yet. */
export interface NewOwner {
  id: OwnerId
  token: string
  tokenHash: string
}

/** The caller's owner, or one to store with what it registers and then to remember. */
export async function ownerOrNew(): Promise<OwnerId | NewOwner> {
  const token = await readOwnerToken()
  const existing = token === null ? null : await findOwner(token)
  if (token !== null && existing) {
    await renewOwner(existing, token)
    return existing.id
  }
  const fresh = newToken()
  return { id: newId() as OwnerId, token: fresh, tokenHash: hashToken(fresh) }
}

/** Sets the cookie of a new owner. Works only in route handlers and server actions. */
export async function rememberOwner(owner: OwnerId | NewOwner): Promise<void> {
  if (typeof owner !== 'string') await setOwnerCookie(owner.token)
}
