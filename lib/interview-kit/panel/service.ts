import 'server-only'
import type { Actor } from '@/lib/audit/schema'
import { recordAudit } from '@/lib/audit/service'
import type { Caller } from '@/lib/auth/caller'
import { createShareToken, interviewUrlOf } from '@/lib/auth/share-links'
import { hashToken } from '@/lib/auth/tokens'
import { SHARE_DAYS } from '@/lib/content/retention-periods.mjs'
import { db } from '@/lib/db/client'
import { newId } from '@/lib/db/new-id'
import { AppError, notFound } from '@/lib/errors'
import type { Prisma } from '@/lib/generated/prisma/client'
import { getKit } from '@/lib/interview-kit/queries'
import { enqueueMail, isMailSetUp } from '@/lib/mail/service'
import { reserveCompanyBytes } from '@/lib/quotas/storage/service'
import { getPanel, requireCandidate } from './queries'
import type { NewDecision, NewInterviewer, Panel } from './schema'

const CANDIDATES_MAX = 100
const OPEN_INTERVIEWERS_MAX = 30

const DAY_MS = 24 * 3600 * 1000

/** The log doesn’t name the person: it outlives them. */
export const byEditor = (caller: Omit<Actor, 'name'>): Actor => ({
  ...caller,
  name: 'An editor of the company',
})

const lockKit = (tx: Prisma.TransactionClient, id: string) =>
  tx.$queryRaw`SELECT id FROM interview_kits WHERE id = ${id}::uuid FOR NO KEY UPDATE`

/** Throws `conflict` for a label that the kit has, and for one candidate too many. */
export async function addCandidate(
  caller: Caller,
  kitId: string,
  { label }: { label: string },
): Promise<Panel> {
  const { companyId } = await getKit(caller, kitId)
  await db().$transaction(async (tx) => {
    await lockKit(tx, kitId)
    const existing = await tx.candidate.findMany({ where: { kitId }, select: { label: true } })
    if (existing.length >= CANDIDATES_MAX)
      throw new AppError('conflict', `A kit can have ${CANDIDATES_MAX} candidates. Delete one first.`)
    const same = label.toLowerCase()
    if (existing.some((candidate) => candidate.label.toLowerCase() === same)) {
      const message = 'Another candidate is called that. Choose something to tell them apart.'
      throw new AppError('conflict', message, { fields: [{ field: 'label', message }] })
    }
    await reserveCompanyBytes(tx, companyId, 'text', label)
    await tx.candidate.create({ data: { kitId, label }, select: { id: true } })
  })
  return await getPanel(caller, kitId)
}

/** It can be changed, and the latest counts. */
export async function decideOnCandidate(
  caller: Caller,
  candidateId: string,
  { decision, reason }: NewDecision,
  by: Omit<Actor, 'name'>,
): Promise<Panel> {
  const { id, kitId, companyId } = await requireCandidate(caller, candidateId)
  await db().$transaction(async (tx) => {
    await reserveCompanyBytes(tx, companyId, 'text', reason)
    await tx.candidate.update({
      where: { id },
      data: { decision, decisionReason: reason, decidedAt: new Date() },
      select: { id: true },
    })
    await recordAudit(
      byEditor(by),
      { action: 'candidate.decided', target: `candidate:${id}`, changes: { decision } },
      tx,
    )
  })
  return await getPanel(caller, kitId)
}

/** With every scorecard of them, at once and for good. */
export async function deleteCandidate(
  caller: Caller,
  candidateId: string,
  by: Omit<Actor, 'name'>,
): Promise<void> {
  const { id } = await requireCandidate(caller, candidateId)
  await db().$transaction(async (tx) => {
    const scorecards = await tx.scorecard.count({ where: { candidateId: id } })
    const { count } = await tx.candidate.deleteMany({ where: { id } })
    if (count === 0) throw notFound()
    const changes = { scorecards }
    await recordAudit(byEditor(by), { action: 'candidate.deleted', target: `candidate:${id}`, changes }, tx)
  })
}

/** A link to the scorecards of a kit, for one person. Emails it where there is an address. Throws `conflict` where there are too many. */
export async function addInterviewer(
  caller: Caller,
  kitId: string,
  { name, email = null }: NewInterviewer,
): Promise<{ id: string; url: string; expiresAt: string; isEmailed: boolean }> {
  const { companyId, jobTitle, companyName } = await getKit(caller, kitId)
  const id = newId()
  const now = new Date()
  const expiresAt = new Date(now.getTime() + SHARE_DAYS * DAY_MS)
  await db().$transaction(async (tx) => {
    await lockKit(tx, kitId)
    const open = await tx.interviewer.count({ where: { kitId, revokedAt: null, expiresAt: { gt: now } } })
    if (open >= OPEN_INTERVIEWERS_MAX)
      throw new AppError(
        'conflict',
        `A kit can have ${OPEN_INTERVIEWERS_MAX} open interviewer links. Revoke one first.`,
      )
    await reserveCompanyBytes(tx, companyId, 'text', name)
    await tx.interviewer.create({
      data: { id, kitId, name, email, tokenHash: hashToken(createShareToken(id)), expiresAt },
      select: { id: true },
    })
    if (!email) return
    const inviter = caller.person?.email ?? null
    const company = await tx.company.findUniqueOrThrow({
      where: { id: companyId },
      select: { email: true },
    })
    await enqueueMail(tx, {
      kind: 'interviewLink',
      to: email,
      dedupeKey: `interviewLink:${id}`,
      about: inviter ?? company.email,
      data: {
        interviewerId: id,
        inviter,
        // As for a shared version: nothing is named unless whoever asks has proved an address.
        company: inviter && companyName,
        jobTitle: inviter && jobTitle,
      },
    })
  })
  return {
    id,
    url: interviewUrlOf(id),
    expiresAt: expiresAt.toISOString(),
    isEmailed: Boolean(email) && isMailSetUp(),
  }
}

/** What they submitted stays. Throws the same 404 for an unknown link, one of another kit, and one that was revoked. */
export async function revokeInterviewer(caller: Caller, kitId: string, interviewerId: string): Promise<void> {
  await getKit(caller, kitId)
  const { count } = await db().interviewer.updateMany({
    where: { id: interviewerId, kitId, revokedAt: null },
    data: { revokedAt: new Date() },
  })
  if (count === 0) throw notFound()
}
