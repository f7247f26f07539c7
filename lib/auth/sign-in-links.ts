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

/** For a message that is being sent: it has the only copy of the token. */
export async function createSignInPath(email: string): Promise<`/${string}`> {
  return paths.signInConfirm(await createSignInLink(query, email.toLowerCase()))
}

/** The address of a link that can still be used, or null. Opening a link uses nothing up. */
export async function findSignInEmail(token: string): Promise<string | null> {
  if (!isToken(token)) return null
  const tokenHash = hashToken(token)
  if (database().engine === 'embedded')
    await importSignInLink(query, path.join(env.DATA_DIR, 'pglite'), tokenHash)
  const link = await db().signInLink.findFirst({
    where: { tokenHash, expiresAt: { gt: new Date() } },
    select: { email: true },
  })
  return link?.email ?? null
}

/** Uses a link up, and every other one of its address with it. Returns the address; null for a link that is used, old or made up. */
export async function takeSignInLink(tx: Prisma.TransactionClient, token: string): Promise<string | null> {
  const [link] = await tx.$queryRaw<{ email: string }[]>`
    DELETE FROM sign_in_links WHERE token_hash = ${hashToken(token)} AND expires_at > now() RETURNING email`
  if (!link) return null
  await tx.signInLink.deleteMany({ where: { email: link.email } })
  return link.email
}
