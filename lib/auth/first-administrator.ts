import 'server-only'
import { randomBytes } from 'node:crypto'
import { db } from '@/lib/db/client'
import { hashPassword } from './passwords'

/** What `ensureAdministrator` did: `password` is set once, when it made one up. */
export interface EnsuredAdministrator {
  username: string
  created: boolean
  password: string | null
}

/**
 * Creates the first administrator where there is none: with the given name and password, or as `admin` with a random password of
 * 128 bits, which the caller prints once. Two processes that start together make one.
 */
export async function ensureAdministrator(input: {
  username: string | undefined
  password: string | undefined
}): Promise<EnsuredAdministrator> {
  const username = input.username ?? 'admin'
  const existing = await db().administrator.findFirst({ select: { username: true } })
  if (existing) return { username: existing.username, created: false, password: null }
  const password = input.password ?? randomBytes(16).toString('base64url')
  const { count } = await db().administrator.createMany({
    data: [{ username, passwordHash: await hashPassword(password) }],
    skipDuplicates: true,
  })
  const created = count === 1
  return { username, created, password: created && !input.password ? password : null }
}
