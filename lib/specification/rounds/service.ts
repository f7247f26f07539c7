import 'server-only'
import { markAwaitingApproval, markNotAwaitingApproval } from '@/lib/consultation/vacancy/service'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import type { Prisma } from '@/lib/generated/prisma/client'
import { enqueueMail } from '@/lib/mail/service'
import { declinedMail, type RoundSubject, requestMail, voidedMail } from './mail'
import { REMINDER_DAYS, REMINDERS_MAX, type RoundState } from './options'
import { findTurns } from './turn'

type Transaction = Prisma.TransactionClient

/** Who decides: a caller, as a person, the browser that owns the company, or both; or the reader of a share. */
export interface ApproverIdentity {
  personId?: string | null
  isBrowser?: boolean
  shareId?: string | null
}

export interface Decision {
  name: string
  termsVersion: string
  contentHash: string
}

const APPROVER_SELECT = {
  id: true,
  position: true,
  personId: true,
  isBrowser: true,
  shareId: true,
  name: true,
  email: true,
  state: true,
  askedAt: true,
  decidedName: true,
} as const

type Approver = Prisma.RoundApproverGetPayload<{ select: typeof APPROVER_SELECT }>

export const isApprover = (
  { personId, isBrowser, shareId }: Pick<Approver, 'personId' | 'isBrowser' | 'shareId'>,
  identity: ApproverIdentity,
): boolean =>
  (shareId !== null && shareId === identity.shareId) ||
  (personId !== null && personId === identity.personId) ||
  (isBrowser && identity.isBrowser === true)

/** Locked until the end of the transaction. Null if nobody in particular was asked. */
async function lockOpenRound(tx: Transaction, specificationId: string) {
  const [open] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM approval_rounds WHERE job_specification_id = ${specificationId}::uuid AND state = 'open' FOR UPDATE`
  if (!open) return null
  const { jobSpecification, ...round } = await tx.approvalRound.findUniqueOrThrow({
    where: { id: open.id },
    select: {
      id: true,
      inOrder: true,
      madeBy: true,
      isProved: true,
      approvers: { orderBy: { position: 'asc' }, select: APPROVER_SELECT },
      jobSpecification: {
        select: { id: true, sessionId: true, content: true, company: { select: { name: true } } },
      },
    },
  })
  const { id, content, company, sessionId } = jobSpecification
  const subject: RoundSubject = {
    specificationId: id,
    madeBy: round.madeBy,
    isProved: round.isProved,
    jobTitle: String((content as { jobTitle?: unknown }).jobTitle ?? ''),
    company: company.name,
  }
  return { ...round, sessionId, subject }
}

function findOwnTurn<A extends Approver>(
  round: { inOrder: boolean; approvers: A[] },
  identity: ApproverIdentity,
): A {
  const own = round.approvers.filter((approver) => isApprover(approver, identity))
  if (own.length === 0)
    throw new AppError('conflict', 'Others were asked to approve this version. Ask whoever asked them.')
  const waiting = own.filter(({ state }) => state === 'waiting')
  if (waiting.length === 0) throw new AppError('conflict', 'You’ve already approved this version.')
  const turns = findTurns(round)
  const turn = waiting.find((approver) => turns.includes(approver))
  if (!turn)
    throw new AppError('conflict', `It isn’t your turn yet. ${turns[0]?.name ?? 'Someone'} approves first.`)
  return turn
}

/** A share of a round counts only in that round: after an edit its reader is asked again. */
async function requireOwnRound(
  tx: Transaction,
  roundId: string | null,
  { shareId }: ApproverIdentity,
): Promise<void> {
  if (!shareId) return
  const approver = await tx.roundApprover.findUnique({ where: { shareId }, select: { roundId: true } })
  if (approver && approver.roundId !== roundId)
    throw new AppError(
      'conflict',
      'This round of approvals has ended. You’ll be asked again if you need to be.',
    )
}

/**
 * Records one approval. The caller holds the lock on the version and has checked what it approves. Null where nobody in particular was
 * asked, so that this approval is enough. Throws `conflict` for someone who wasn't asked, has approved, or has to wait.
 */
export async function recordRoundApproval(
  tx: Transaction,
  specificationId: string,
  identity: ApproverIdentity,
  { name, termsVersion, contentHash }: Decision,
): Promise<{ at: Date; waitingFor: string[]; names: string[] } | null> {
  const round = await lockOpenRound(tx, specificationId)
  await requireOwnRound(tx, round?.id ?? null, identity)
  if (!round) return null
  const own = findOwnTurn(round, identity)
  const at = new Date()
  await tx.roundApprover.update({
    where: { id: own.id },
    data: { state: 'approved', decidedName: name, decidedAt: at, termsVersion, contentHash },
    select: { id: true },
  })
  own.state = 'approved'
  own.decidedName = name
  const waiting = round.approvers.filter(({ state }) => state === 'waiting')
  if (waiting.length === 0) await endRound(tx, round.id, 'complete')
  else await askNext(tx, round)
  return {
    at,
    waitingFor: waiting.map((approver) => approver.name),
    names: round.approvers.map((approver) => approver.decidedName ?? approver.name),
  }
}

/** Asks whose turn it has become. */
export async function askNext(
  tx: Transaction,
  round: { inOrder: boolean; approvers: Approver[]; subject: RoundSubject },
): Promise<void> {
  const next = findTurns(round).filter(({ askedAt }) => askedAt === null)
  await tx.roundApprover.updateMany({
    where: { id: { in: next.map(({ id }) => id) } },
    data: { askedAt: new Date() },
  })
  await enqueueMail(tx, ...requestMail(next, round.subject))
}

const endRound = (tx: Transaction, id: string, state: RoundState) =>
  tx.approvalRound.update({ where: { id }, data: { state, endedAt: new Date() }, select: { id: true } })

/** Ends the round, and tells its author. False where there is none. Throws `conflict` as `recordRoundApproval` does. */
export async function declineRound(
  tx: Transaction,
  specificationId: string,
  identity: ApproverIdentity,
  { name, reason }: { name: string; reason: string },
): Promise<boolean> {
  const round = await lockOpenRound(tx, specificationId)
  await requireOwnRound(tx, round?.id ?? null, identity)
  if (!round) return false
  const own = findOwnTurn(round, identity)
  await tx.roundApprover.update({
    where: { id: own.id },
    data: { state: 'declined', decidedName: name, decidedAt: new Date(), reason },
    select: { id: true },
  })
  await endRound(tx, round.id, 'declined')
  await markNotAwaitingApproval(tx, round.sessionId)
  await enqueueMail(tx, declinedMail(own.id, round.subject, { name, reason, email: own.email }))
  return true
}

/** The version was changed: nobody has approved what it says now. Tells everyone who was asked. */
export async function voidRound(tx: Transaction, specificationId: string): Promise<void> {
  const round = await lockOpenRound(tx, specificationId)
  if (!round) return
  await endRound(tx, round.id, 'voided')
  await markNotAwaitingApproval(tx, round.sessionId)
  const asked = round.approvers.filter(({ askedAt }) => askedAt !== null)
  await enqueueMail(tx, ...voidedMail(round.id, asked, round.subject))
}

/** False where none is open. */
export async function cancelRound(tx: Transaction, specificationId: string): Promise<boolean> {
  const round = await lockOpenRound(tx, specificationId)
  if (!round) return false
  await endRound(tx, round.id, 'cancelled')
  await markNotAwaitingApproval(tx, round.sessionId)
  return true
}

export type NewApprover = Pick<Approver, 'personId' | 'isBrowser' | 'shareId' | 'name' | 'email'>

/** The caller holds the lock on the version, a draft. Throws `conflict` where a round is open. */
export async function openRound(
  tx: Transaction,
  specificationId: string,
  {
    approvers,
    ...round
  }: { inOrder: boolean; madeBy: string; isProved: boolean; approvers: readonly NewApprover[] },
): Promise<void> {
  if (await lockOpenRound(tx, specificationId))
    throw new AppError('conflict', 'Others have been asked already. Cancel that round first.')
  await tx.approvalRound.create({
    data: {
      jobSpecificationId: specificationId,
      ...round,
      approvers: { create: approvers.map((approver, position) => ({ ...approver, position })) },
    },
    select: { id: true },
  })
  const open = await lockOpenRound(tx, specificationId)
  if (!open) return
  await markAwaitingApproval(tx, open.sessionId)
  await askNext(tx, open)
}

const REMIND_AT_ONCE = 50

/** Reminds those whose turn it has been for days. Several processes may call it at once. Returns how many were written. */
export async function remindApprovers(): Promise<number> {
  return await db().$transaction(async (tx) => {
    const due = await tx.$queryRaw<
      (RoundSubject & { id: string; email: string; shareId: string | null; reminders: number })[]
    >`
      SELECT a.id, a.email, a.share_id AS "shareId", a.reminders, r.made_by AS "madeBy", r.is_proved AS "isProved",
        j.id AS "specificationId", coalesce(j.content->>'jobTitle', '') AS "jobTitle", c.name AS company
      FROM round_approvers a JOIN approval_rounds r ON r.id = a.round_id AND r.state = 'open'
        JOIN job_specifications j ON j.id = r.job_specification_id JOIN companies c ON c.id = j.company_id
        LEFT JOIN shares s ON s.id = a.share_id
      WHERE a.state = 'waiting' AND a.email IS NOT NULL AND a.reminders < ${REMINDERS_MAX}
        AND a.asked_at <= now() - make_interval(days => ${REMINDER_DAYS} * (a.reminders + 1))
        AND (s.id IS NULL OR (s.revoked_at IS NULL AND s.expires_at > now()))
      ORDER BY a.asked_at LIMIT ${REMIND_AT_ONCE} FOR UPDATE OF a SKIP LOCKED`
    for (const { reminders, ...approver } of due) {
      await tx.roundApprover.update({
        where: { id: approver.id },
        data: { reminders: reminders + 1 },
        select: { id: true },
      })
      await enqueueMail(tx, ...requestMail([approver], approver, reminders + 1))
    }
    return due.length
  })
}
