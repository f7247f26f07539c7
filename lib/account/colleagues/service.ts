import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Caller, OwnedCompanyId } from '@/lib/auth/caller'
import type { Person } from '@/lib/auth/person'
import { checkBusinessEmail } from '@/lib/company/business-email'
import { INVITATION_DAYS } from '@/lib/content/retention-periods.mjs'
import { db } from '@/lib/db/client'
import { newId } from '@/lib/db/new-id'
import { AppError, notFound } from '@/lib/errors'
import type { Prisma } from '@/lib/generated/prisma/client'
import { enqueueMail } from '@/lib/mail/service'
import type { NewInvitation, RoleChange } from './schema'

const COLLEAGUES_MAX = 50
/** Companies whose owners hear of one request to join. */
const JOINED_MAX = 5
/** Longer than the work takes, so that the time says nothing about a domain. */
const ANSWER_MS = 250

type Transaction = Prisma.TransactionClient

/** Changes of one company's colleagues wait for one another, so that an owner is always left. */
const lockCompany = (tx: Transaction, companyId: OwnedCompanyId) =>
  tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId}::uuid FOR NO KEY UPDATE`

/** The same address again gets the new role and another email. Throws `conflict` for a colleague, and when there are too many. */
export async function inviteColleague(
  caller: Caller,
  companyId: OwnedCompanyId,
  invitation: NewInvitation,
): Promise<void> {
  const { email } = invitation
  await db().$transaction(async (tx) => {
    const stored = await storeInvitation(tx, companyId, invitation)
    if (!stored) throw refuseEmail('conflict', 'This person already has access.')
    const { company } = stored
    const inviter = caller.person?.email ?? null
    await enqueueMail(tx, {
      kind: 'invitation',
      to: email,
      dedupeKey: `invitation:${newId()}`,
      ...(inviter && { about: inviter }),
      data: { company: inviter && company.name, inviter },
    })
  })
}

/** The same address again gets the new role. Null for a colleague. Throws `conflict` when there are too many. */
export async function storeInvitation(
  tx: Transaction,
  companyId: OwnedCompanyId,
  { email, role, canApprove }: NewInvitation,
): Promise<{ id: string; company: { name: string } } | null> {
  const expiresAt = new Date(Date.now() + INVITATION_DAYS * 24 * 3600 * 1000)
  await lockCompany(tx, companyId)
  await tx.invitation.deleteMany({ where: { companyId, expiresAt: { lt: new Date() } } })
  if ((await tx.membership.count({ where: { companyId, person: { email } } })) > 0) return null
  const [members, invited] = await Promise.all([
    tx.membership.count({ where: { companyId } }),
    tx.invitation.count({ where: { companyId, email: { not: email } } }),
  ])
  if (members + invited >= COLLEAGUES_MAX)
    throw refuseEmail('conflict', `A company can have ${COLLEAGUES_MAX} people. Remove someone first.`)
  return await tx.invitation.upsert({
    where: { companyId_email: { companyId, email } },
    create: { companyId, email, role, canApprove, expiresAt },
    update: { role, canApprove, expiresAt },
    select: { id: true, company: { select: { name: true } } },
  })
}

const refuseEmail = (code: 'conflict', message: string) =>
  new AppError(code, message, { fields: [{ field: 'email', message }] })

export async function withdrawInvitation(companyId: OwnedCompanyId, id: string): Promise<void> {
  const { count } = await db().invitation.deleteMany({ where: { id, companyId } })
  if (count === 0) throw notFound()
}

/** Throws the same 404 for an unknown invitation, one that has expired and one to someone else. */
export async function acceptInvitation(person: Pick<Person, 'id' | 'email'>, id: string): Promise<void> {
  await db().$transaction(async (tx) => {
    if (!(await takeInvitation(tx, person, id))) throw notFound()
  })
}

/** Returns whether there was one: unknown, expired and someone else’s are the same. */
export async function takeInvitation(
  tx: Transaction,
  person: Pick<Person, 'id' | 'email'>,
  id: string,
): Promise<boolean> {
  const [invitation] = await tx.$queryRaw<(RoleChange & { companyId: string })[]>`
    DELETE FROM invitations WHERE id = ${id}::uuid AND email = ${person.email} AND expires_at > now()
    RETURNING company_id AS "companyId", role, can_approve AS "canApprove"`
  if (!invitation) return false
  const { companyId, role, canApprove } = invitation
  await tx.joinRequest.deleteMany({ where: { companyId, personId: person.id } })
  await tx.membership.createMany({
    data: [{ companyId, personId: person.id, role, canApprove }],
    skipDuplicates: true,
  })
  return true
}

export async function declineInvitation(person: Pick<Person, 'email'>, id: string): Promise<void> {
  const { count } = await db().invitation.deleteMany({ where: { id, email: person.email } })
  if (count === 0) throw notFound()
}

/** Throws `conflict` where no owner would be left. */
export async function changeColleague(
  companyId: OwnedCompanyId,
  membershipId: string,
  change: RoleChange,
): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockCompany(tx, companyId)
    if (change.role !== 'owner') await requireAnotherOwner(tx, companyId, membershipId)
    const { count } = await tx.membership.updateMany({
      where: { id: membershipId, companyId },
      data: change,
    })
    if (count === 0) throw notFound()
  })
}

/** Throws `conflict` where no owner would be left. */
export async function removeColleague(companyId: OwnedCompanyId, membershipId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockCompany(tx, companyId)
    await requireAnotherOwner(tx, companyId, membershipId)
    const { count } = await tx.membership.deleteMany({ where: { id: membershipId, companyId } })
    if (count === 0) throw notFound()
  })
}

/** For a person themselves. Throws 404 where they are no colleague, and `conflict` where no owner would be left. */
export async function leaveCompany(
  person: Pick<Person, 'id'> | null,
  companyId: OwnedCompanyId,
): Promise<void> {
  if (!person) throw notFound()
  const membership = await db().membership.findUnique({
    where: { companyId_personId: { companyId, personId: person.id } },
    select: { id: true },
  })
  if (!membership) throw notFound()
  await removeColleague(companyId, membership.id)
}

async function requireAnotherOwner(
  tx: Transaction,
  companyId: OwnedCompanyId,
  membershipId: string,
): Promise<void> {
  const owners = await tx.membership.findMany({
    where: { companyId, role: 'owner' },
    select: { id: true },
  })
  if (owners.length === 1 && owners[0]?.id === membershipId)
    throw new AppError('conflict', 'A company needs an owner. Make someone else an owner first.')
}

/** Asks the owners of companies at the person's own domain. Says nothing about it: the answer and its time are the same for every domain. */
export async function askToJoin(person: Pick<Person, 'id' | 'email'>): Promise<void> {
  await Promise.all([storeJoinRequests(person), sleep(ANSWER_MS)])
}

async function storeJoinRequests({ id: personId, email }: Pick<Person, 'id' | 'email'>): Promise<void> {
  if (!checkBusinessEmail(email).isBusinessEmail) return
  const domain = email.slice(email.lastIndexOf('@') + 1)
  await db().$transaction(async (tx) => {
    // The address of a company proves nothing; that of an owner was proved by a link.
    const companies = await tx.$queryRaw<{ id: string; name: string; owners: string[] }[]>`
      SELECT c.id, c.name, array_agg(p.email) AS owners
      FROM companies AS c JOIN memberships AS m ON m.company_id = c.id AND m.role = 'owner'
        JOIN people AS p ON p.id = m.person_id AND split_part(p.email, '@', 2) = ${domain}
      WHERE NOT EXISTS (SELECT FROM memberships WHERE company_id = c.id AND person_id = ${personId}::uuid)
      GROUP BY c.id ORDER BY c.created_at DESC LIMIT ${JOINED_MAX}`
    for (const { id: companyId, name: company, owners } of companies) {
      const { count } = await tx.joinRequest.createMany({
        data: [{ companyId, personId }],
        skipDuplicates: true,
      })
      if (count === 0) continue
      await enqueueMail(
        tx,
        ...owners.map((to) => ({
          kind: 'joinRequest' as const,
          to,
          about: email,
          dedupeKey: `joinRequest:${newId()}`,
          data: { company, companyId, email },
        })),
      )
    }
  })
}

/** The person who asked becomes a colleague. */
export async function acceptJoinRequest(
  companyId: OwnedCompanyId,
  id: string,
  { role, canApprove }: RoleChange,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const [request] = await tx.$queryRaw<{ personId: string }[]>`
      DELETE FROM join_requests WHERE id = ${id}::uuid AND company_id = ${companyId}::uuid
      RETURNING person_id AS "personId"`
    if (!request) throw notFound()
    await tx.membership.createMany({
      data: [{ companyId, personId: request.personId, role, canApprove }],
      skipDuplicates: true,
    })
  })
}

export async function refuseJoinRequest(companyId: OwnedCompanyId, id: string): Promise<void> {
  const { count } = await db().joinRequest.deleteMany({ where: { id, companyId } })
  if (count === 0) throw notFound()
}
