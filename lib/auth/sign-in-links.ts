import 'server-only'
import path from 'node:path'
import { database, db } from '@/lib/db/client'
import type { Query } from '@/lib/db/retention.mjs'
import { createSignInLink, importSignInLink } from '@/lib/db/sign-in-links.mjs'
import type { Prisma } from '@/lib/generated/prisma/client'
import * as paths from '@/lib/paths'
import { env } from '@/lib/server/env'
import { hashToken, isToken } from './tokens'

const query: Query = (sql, params) => database().pool.query(sql, params)

/** For a message that is being sent: it has the only copy of the token. Whoever uses the link accepts the invitation, if it is still open. */
export async function createSignInPath(
  email: string,
  invitationId: string | null = null,
): Promise<`/${string}`> {
  return paths.signInConfirm(await createSignInLink(query, email.toLowerCase(), invitationId))
}

export interface SignInTarget {
  email: string
  /** The name of the company that the link adds to the account. */
  company: string | null
}

/** Where a link that can still be used leads, or null. Opening a link uses nothing up. */
export async function findSignInTarget(token: string): Promise<SignInTarget | null> {
  if (!isToken(token)) return null
  const tokenHash = hashToken(token)
  if (database().engine === 'embedded')
    await importSignInLink(query, path.join(env.DATA_DIR, 'pglite'), tokenHash)
  const link = await db().signInLink.findFirst({
    where: { tokenHash, expiresAt: { gt: new Date() } },
    select: { email: true, invitation: { select: { company: { select: { name: true } } } } },
  })
  return link && { email: link.email, company: link.invitation?.company.name ?? null }
}

/** Uses a link up, and every other one of its address with it. Null for a link that is used, old or made up. */
export async function takeSignInLink(
  tx: Prisma.TransactionClient,
  token: string,
): Promise<{ email: string; invitationId: string | null } | null> {
  const [link] = await tx.$queryRaw<{ email: string; invitationId: string | null }[]>`
    DELETE FROM sign_in_links WHERE token_hash = ${hashToken(token)} AND expires_at > now()
    RETURNING email, invitation_id AS "invitationId"`
  if (!link) return null
  await tx.signInLink.deleteMany({ where: { email: link.email } })
  return link
}
