import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getServerSession, type Session } from 'next-auth'
import { cache } from 'react'
import type { Actor } from '@/lib/audit/schema'
import { type AdministratorRole, isAtLeast } from '@/lib/content/administrator-roles'
import { database } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import * as paths from '@/lib/paths'
import { clientAddress, isHttps } from '@/lib/server/http/client-address'
import { createSessionOptions } from './session-options'
import { decodeSession } from './session-token'

declare const proof: unique symbol
/** Checked against the database. Only this file creates values of this type. */
export type Administrator = {
  readonly id: string
  readonly username: string
  readonly role: AdministratorRole
  readonly sessionId: string
  readonly [proof]: 'administrator'
}

const FIND_BY_SESSION_SQL = `SELECT a.id, a.username, a.role FROM admin_sessions AS s JOIN administrators AS a ON a.id = s.administrator_id
  WHERE s.id = $1 AND s.revoked_at IS NULL AND s.expires_at > now() AND a.disabled_at IS NULL`

/** Null if the session is expired or revoked, or its administrator is disabled. */
export async function findAdministratorBySession(sessionId: string): Promise<Administrator | null> {
  // Runs on every admin request; Prisma would send two statements.
  const { rows } = await database().pool.query(FIND_BY_SESSION_SQL, [sessionId])
  return rows[0] ? ({ ...rows[0], sessionId } as Administrator) : null
}

/** Null for a forged token too. */
export async function findAdministratorByToken(token: string | undefined): Promise<Administrator | null> {
  const sessionId = token ? await decodeSession(token) : null
  return sessionId === null ? null : await findAdministratorBySession(sessionId)
}

interface AdministratorSession extends Session {
  administrator: Administrator
}

async function toAdministratorSession(
  sessionId: string,
  session: Session,
): Promise<AdministratorSession | null> {
  const administrator = await findAdministratorBySession(sessionId)
  return administrator && { ...session, administrator }
}

/** By the bearer token, else by the session cookie. */
export const currentAdministrator = cache(async (): Promise<Administrator | null> => {
  const requestHeaders = await headers()
  const bearer = /^Bearer +(\S+)$/i.exec(requestHeaders.get('authorization') ?? '')?.[1]
  if (bearer) return await findAdministratorByToken(bearer)
  const options = createSessionOptions(isHttps(requestHeaders), toAdministratorSession)
  const session = await getServerSession<typeof options, AdministratorSession>(options)
  return session?.administrator ?? null
})

/** Redirects to the sign-in page. */
export async function requireAdministratorPage(): Promise<Administrator> {
  const administrator = await currentAdministrator()
  if (!administrator) redirect(paths.adminLogin)
  return administrator
}

export const notSignedIn = () => new AppError('unauthenticated', 'Authentication expired')

/** Throws 403 where the role is too low. */
export function requireAdministratorRole({ role }: Administrator, needed: AdministratorRole): void {
  if (isAtLeast(role, needed)) return
  throw new AppError(
    'forbidden',
    needed === 'owner'
      ? 'Only an owner of the admin centre can do that.'
      : 'Your role lets you read, but not change anything. Ask an owner of the admin centre.',
  )
}

export async function actorOf(administrator: Administrator, requestId: string): Promise<Actor> {
  return { name: administrator.username, address: clientAddress(await headers()), requestId }
}
