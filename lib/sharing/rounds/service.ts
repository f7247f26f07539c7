import 'server-only'
import type { Caller } from '@/lib/auth/caller'
import { canDo } from '@/lib/auth/roles'
import { db } from '@/lib/db/client'
import { AppError, notFound } from '@/lib/errors'
import type { Prisma } from '@/lib/generated/prisma/client'
import { enqueueMail } from '@/lib/mail/service'
import type { OpenShare } from '@/lib/sharing/queries'
import { insertShare, lockSpecification } from '@/lib/sharing/service'
import { getSpecification, loadSpecification, type SpecificationRecord } from '@/lib/specification/queries'
import { declinedMail } from '@/lib/specification/rounds/mail'
import { cancelRound, declineRound, type NewApprover, openRound } from '@/lib/specification/rounds/service'
import type { ApprovalRequest } from '@/lib/specification/schema'
import { type ApprovalOutcome, approveVersion, identityOf, requireReady } from '@/lib/specification/service'
import { getRound } from './queries'
import type { Decline, NewRound, NewRoundResult } from './schema'

type Transaction = Prisma.TransactionClient

/** Throws `conflict` where a round is open or the draft isn't ready, and `invalid` for a colleague who can't approve. */
export async function startRound(
  caller: Caller,
  specificationId: string,
  { inOrder, approvers }: NewRound,
): Promise<NewRoundResult> {
  const specification = await getSpecification(caller, specificationId)
  await requireReady(specification)
  const links: NewRoundResult['links'] = []
  await db().$transaction(async (tx) => {
    await lockSpecification(tx, specificationId)
    const company = await tx.company.findUniqueOrThrow({
      where: { id: specification.companyId },
      select: { email: true },
    })
    const madeBy = (caller.person?.email ?? company.email).toLowerCase()
    const rows: NewApprover[] = []
    for (const [index, approver] of approvers.entries()) {
      const row = { personId: null, isBrowser: false, shareId: null, email: null }
      if (approver.kind === 'me')
        rows.push({ ...row, ...identifyCaller(caller, specification), email: madeBy })
      else if (approver.kind === 'colleague')
        rows.push({ ...row, ...(await findColleague(tx, specification, approver.membershipId, index)) })
      else {
        const share = await insertShare(tx, caller, specification, { ...approver, role: 'approve' }, false)
        const { id, url, expiresAt, isEmailed } = share
        links.push({ name: approver.name, url, expiresAt, isEmailed })
        rows.push({ ...row, shareId: id, name: approver.name, email: approver.email ?? null })
      }
    }
    requireDistinct(rows)
    await openRound(tx, specificationId, {
      inOrder,
      madeBy,
      isProved: caller.person !== null,
      approvers: rows,
    })
  })
  const round = await getRound(caller, specificationId)
  if (!round) throw notFound()
  return { round, links }
}

const identifyCaller = (caller: Caller, specification: SpecificationRecord) => ({
  personId: caller.person?.id ?? null,
  isBrowser: specification.isBrowser,
  name: specification.isBrowser ? specification.contactName : (caller.person?.email ?? ''),
})

async function findColleague(
  tx: Transaction,
  { companyId }: SpecificationRecord,
  membershipId: string,
  index: number,
) {
  const membership = await tx.membership.findFirst({
    where: { id: membershipId, companyId },
    select: { role: true, canApprove: true, personId: true, person: { select: { email: true } } },
  })
  if (!membership || !canDo(membership, 'approve'))
    throw refuseApprover(index, 'This colleague can’t approve')
  const { email } = membership.person
  return { personId: membership.personId, name: email, email }
}

function requireDistinct(rows: readonly NewApprover[]): void {
  const seen = new Set<string>()
  for (const [index, { personId, email, isBrowser, name }] of rows.entries()) {
    const key = personId ?? email ?? (isBrowser ? 'browser' : name)
    if (seen.has(key)) throw refuseApprover(index, 'This person is already in the list')
    seen.add(key)
  }
}

const refuseApprover = (index: number, message: string) =>
  new AppError('invalid', message, { fields: [{ field: `approvers.${index}`, message }] })

/** Links of the round can still be read. Throws 404 where none is open. */
export async function endRound(caller: Caller, specificationId: string): Promise<void> {
  await getSpecification(caller, specificationId)
  await db().$transaction(async (tx) => {
    await lockSpecification(tx, specificationId)
    if (!(await cancelRound(tx, specificationId))) throw notFound()
  })
}

/** Of a caller who was asked. Throws `conflict` for anyone else, and where nobody was asked. */
export async function declineAsCaller(
  caller: Caller,
  specificationId: string,
  decline: Decline,
): Promise<void> {
  const specification = await getSpecification(caller, specificationId)
  await db().$transaction(async (tx) => {
    await lockSpecification(tx, specificationId)
    const isDone = await declineRound(tx, specificationId, identityOf(caller, specification), decline)
    if (!isDone) throw new AppError('conflict', 'Nobody was asked to approve this version.')
  })
}

const requireApprover = ({ role }: OpenShare) => {
  if (role !== 'approve') throw new AppError('forbidden', 'This link isn’t for approving.')
}

const ALREADY_DECLINED = 'You’ve already declined this version.'

async function requireNotDeclined(client: Transaction, { id }: OpenShare): Promise<void> {
  const declined = await client.share.count({ where: { id, declinedAt: { not: null } } })
  if (declined > 0) throw new AppError('conflict', ALREADY_DECLINED)
}

/** Throws as `approveVersion` does, and 403 for a link with another role. */
export async function approveShared(share: OpenShare, request: ApprovalRequest): Promise<ApprovalOutcome> {
  requireApprover(share)
  await requireNotDeclined(db(), share)
  return await approveVersion(await loadSpecification(share.specificationId), { shareId: share.id }, request)
}

/** Tells the author. Throws `conflict` for a version that isn't a draft, and where it isn't the reader's turn. */
export async function declineShared(share: OpenShare, decline: Decline): Promise<void> {
  requireApprover(share)
  const { specificationId, madeBy, email } = share
  await db().$transaction(async (tx) => {
    await lockSpecification(tx, specificationId)
    const { status, content, company } = await tx.jobSpecification.findUniqueOrThrow({
      where: { id: specificationId },
      select: { status: true, content: true, company: { select: { name: true } } },
    })
    if (status !== 'draft') throw new AppError('conflict', 'This version is no longer waiting for approval.')
    await requireNotDeclined(tx, share)
    if (await declineRound(tx, specificationId, { shareId: share.id }, decline)) return
    await tx.share.update({
      where: { id: share.id },
      data: { declinedAt: new Date(), declineReason: decline.reason },
      select: { id: true },
    })
    const jobTitle = String((content as { jobTitle?: unknown }).jobTitle ?? '')
    const subject = { madeBy, specificationId, jobTitle, company: company.name }
    await enqueueMail(tx, declinedMail(share.id, subject, { ...decline, email }))
  })
}
