import 'server-only'
import { cookies, headers } from 'next/headers'
import { db } from '@/lib/db/client'
import { AppError, notFound } from '@/lib/errors'
import { isHttps } from '@/lib/server/http/client-address'
import { hashToken, isToken, newToken } from './tokens'

declare const proof: unique symbol
/** An owner whose cookie was checked. Only this file creates values of this type. */
export type OwnerId = string & { readonly [proof]: 'owner' }
/** A company of the caller. Only `requireOwnedCompany` creates values of this type. */
export type OwnedCompanyId = string & { readonly [proof]: 'company' }

const PLAIN_NAME = 'spanwright_owner'
const SECURE_NAME = `__Host-${PLAIN_NAME}`
const LIFETIME_SECONDS = 400 * 24 * 3600
const RENEWAL_INTERVAL_MS = 24 * 3600 * 1000

/** Over https the plain name is ignored: another subdomain could set it to a token of its own. */
const cookieName = (secure: boolean) => (secure ? SECURE_NAME : PLAIN_NAME)

/** With `canSetCookie`, which only route handlers and server actions can, the cookie is renewed once a day. */
export async function currentOwner({ canSetCookie = false } = {}): Promise<OwnerId | null> {
  const jar = await cookies()
  const token = jar.get(cookieName(isHttps(await headers())))?.value
  if (!token || !isToken(token)) return null
  const owner = await db().owner.findUnique({
    where: { tokenHash: hashToken(token) },
    select: { id: true, lastSeenAt: true },
  })
  if (owner && canSetCookie && isRenewalDue(owner.lastSeenAt, new Date())) {
    await db().owner.update({
      where: { id: owner.id },
      data: { lastSeenAt: new Date() },
      select: { id: true },
    })
    await setOwnerCookie(token)
  }
  return owner && (owner.id as OwnerId)
}

export const isRenewalDue = (lastSeenAt: Date, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= RENEWAL_INTERVAL_MS

async function setOwnerCookie(token: string): Promise<void> {
  const secure = isHttps(await headers())
  const jar = await cookies()
  jar.set(cookieName(secure), token, {
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
    'We can’t find a company registered in this browser. If you registered in another browser, use that one. Otherwise, please register.',
  )

/** Who may see and change a company: the filter for queries of companies. */
export const ownedCompanies = (owner: OwnerId) => ({ ownerId: owner })

/** The same for everything that belongs to a company: consultations, specifications. */
export const ofOwnedCompanies = (owner: OwnerId) => ({ company: ownedCompanies(owner) })

/** Throws the same 404 for a missing company and another owner's. */
export async function requireOwnedCompany(owner: OwnerId, companyId: string): Promise<OwnedCompanyId> {
  const company = await db().company.findFirst({
    where: { id: companyId, ...ownedCompanies(owner) },
    select: { id: true },
  })
  if (!company) throw notFound()
  return company.id as OwnedCompanyId
}

/** A new owner's token is set as a cookie; only its hash is stored. Works only in route handlers and server actions. */
export async function ensureOwner(): Promise<OwnerId> {
  const existing = await currentOwner({ canSetCookie: true })
  if (existing) return existing
  const token = newToken()
  const owner = await db().owner.create({ data: { tokenHash: hashToken(token) }, select: { id: true } })
  await setOwnerCookie(token)
  return owner.id as OwnerId
}
