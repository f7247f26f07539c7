import 'server-only'
import { randomBytes } from 'node:crypto'
import { recordAudit } from '@/lib/audit/service'
import type { AdministratorRole } from '@/lib/content/administrator-roles'
import { db } from '@/lib/db/client'
import { AppError, notFound } from '@/lib/errors'
import type { Prisma } from '@/lib/generated/prisma/client'
import { type Administrator, actorOf } from './administrator'
import type { AdministratorRow } from './administrator-list-schema'
import type { NewAdministrator, PasswordChange } from './administrator-schema'
import { hashPassword, isCorrectPassword } from './passwords'
import { describeAttempt, type SignInOrigin } from './sign-in'
import { countAttempt, forgetAttempts } from './sign-in-limits'

/** By name. */
export async function listAdministrators(reader: Administrator): Promise<AdministratorRow[]> {
  const administrators = await db().administrator.findMany({
    orderBy: { username: 'asc' },
    select: {
      id: true,
      username: true,
      role: true,
      disabledAt: true,
      sessions: { select: { createdAt: true, expiresAt: true, revokedAt: true } },
    },
  })
  const now = new Date()
  return administrators.map(({ id, username, role, disabledAt, sessions }) => {
    const last = Math.max(...sessions.map(({ createdAt }) => createdAt.getTime()))
    return {
      id,
      username,
      isYou: id === reader.id,
      role,
      disabledAt: disabledAt?.toISOString() ?? null,
      lastSignInAt: Number.isFinite(last) ? new Date(last).toISOString() : null,
      openSessions: sessions.filter(({ expiresAt, revokedAt }) => !revokedAt && expiresAt > now).length,
    }
  })
}

/** Ends the administrator's other sessions, and forgets the browsers known to them. Throws `invalid` for a wrong current password, and 429 over the limits of sign-in. */
export async function changePassword(
  { currentPassword, newPassword }: PasswordChange,
  administrator: Administrator,
  { address, requestId }: SignInOrigin,
): Promise<void> {
  const { id, username, sessionId } = administrator
  const attempt = await describeAttempt(username, address)
  await countAttempt(attempt)
  const stored = await db().administrator.findUnique({ where: { id }, select: { passwordHash: true } })
  if (!(await isCorrectPassword(stored?.passwordHash, currentPassword)))
    throw new AppError('invalid', 'That isn’t your current password', {
      fields: [{ field: 'currentPassword', message: 'That isn’t your current password' }],
    })
  await forgetAttempts(attempt)
  const passwordHash = await hashPassword(newPassword)
  const actor = await actorOf(administrator, requestId)
  await db().$transaction(async (tx) => {
    await tx.administrator.update({ where: { id }, data: { passwordHash }, select: { id: true } })
    await endSessions(tx, id, sessionId)
    await recordAudit(actor, { action: 'administrator.passwordChanged', target: targetOf(username) }, tx)
  })
}

const targetOf = (username: string) => `administrator:${username}`

async function endSessions(tx: Prisma.TransactionClient, administratorId: string, keptId?: string) {
  await tx.adminSession.updateMany({
    where: { administratorId, revokedAt: null, ...(keptId && { id: { not: keptId } }) },
    data: { revokedAt: new Date() },
  })
  await tx.adminDevice.deleteMany({ where: { administratorId } })
}

/** Returns the password, of which only the hash is stored. Throws `invalid` for a name that is taken. */
export async function createAdministrator(
  { username, role }: NewAdministrator,
  creator: Administrator,
  requestId: string,
): Promise<{ password: string }> {
  const password = randomBytes(16).toString('base64url')
  const passwordHash = await hashPassword(password)
  const actor = await actorOf(creator, requestId)
  await db().$transaction(async (tx) => {
    const { count } = await tx.administrator.createMany({
      data: [{ username, passwordHash, ...(role && { role }) }],
      skipDuplicates: true,
    })
    if (count === 0)
      throw new AppError('invalid', 'There is already an administrator of that name', {
        fields: [{ field: 'username', message: 'There is already an administrator of that name' }],
      })
    await recordAudit(actor, { action: 'administrator.created', target: targetOf(username) }, tx)
  })
  return { password }
}

/**
 * Disabling ends every session. Throws 404 for an unknown administrator and `conflict` for oneself: so an owner who can sign in is always left.
 */
export async function setAdministratorAccess(
  id: string,
  isEnabled: boolean,
  changer: Administrator,
  requestId: string,
): Promise<void> {
  if (id === changer.id && !isEnabled) throw new AppError('conflict', 'You can’t disable yourself.')
  const actor = await actorOf(changer, requestId)
  await db().$transaction(async (tx) => {
    // Locked, so that two owners do not disable or demote each other.
    const owners = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM administrators WHERE disabled_at IS NULL AND role = 'owner' ORDER BY id FOR NO KEY UPDATE`
    if (!owners.some((row) => row.id === changer.id))
      throw new AppError('conflict', 'You have been disabled or are no longer an owner.')
    const { count } = await tx.administrator.updateMany({
      where: { id, disabledAt: isEnabled ? { not: null } : null },
      data: { disabledAt: isEnabled ? null : new Date() },
    })
    const found = await tx.administrator.findUnique({ where: { id }, select: { username: true } })
    if (!found) throw notFound()
    // The same again does nothing.
    if (count === 0) return
    if (!isEnabled) await endSessions(tx, id)
    const action = isEnabled ? 'administrator.enabled' : 'administrator.disabled'
    await recordAudit(actor, { action, target: targetOf(found.username) }, tx)
  })
}

/** Takes effect at the next call. Throws 404 for an unknown administrator and `conflict` for oneself: so an owner is always left. */
export async function setAdministratorRole(
  id: string,
  role: AdministratorRole,
  changer: Administrator,
  requestId: string,
): Promise<void> {
  if (id === changer.id) throw new AppError('conflict', 'You can’t change your own role.')
  const actor = await actorOf(changer, requestId)
  await db().$transaction(async (tx) => {
    // Locked, so that two owners do not demote each other.
    const owners = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM administrators WHERE disabled_at IS NULL AND role = 'owner' ORDER BY id FOR NO KEY UPDATE`
    if (!owners.some((row) => row.id === changer.id))
      throw new AppError('conflict', 'Your own role has changed meanwhile.')
    const found = await tx.administrator.findUnique({ where: { id }, select: { username: true, role: true } })
    if (!found) throw notFound()
    if (found.role === role) return
    await tx.administrator.update({ where: { id }, data: { role }, select: { id: true } })
    const changes = { role: { from: found.role, to: role } }
    await recordAudit(actor, { action: 'administrator.role', target: targetOf(found.username), changes }, tx)
  })
}
