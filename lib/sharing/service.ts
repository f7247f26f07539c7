import 'server-only'
import type { Caller } from '@/lib/auth/caller'
import { createShareToken, shareUrlOf } from '@/lib/auth/share-links'
import { hashToken } from '@/lib/auth/tokens'
import { SHARE_DAYS } from '@/lib/content/retention-periods.mjs'
import { db } from '@/lib/db/client'
import { newId } from '@/lib/db/new-id'
import { AppError, notFound } from '@/lib/errors'
import type { Prisma } from '@/lib/generated/prisma/client'
import { enqueueMail, isMailSetUp } from '@/lib/mail/service'
import { reserveCompanyBytes } from '@/lib/quotas/storage/service'
import { getSpecification, type SpecificationRecord } from '@/lib/specification/queries'
import { editDraftLine } from '@/lib/specification/service'
import { queueCommentMail } from './comment-mail/service'
import { canComment, type ShareRole } from './options'
import { COMMENT_SELECT, loadSharedSpecification, type OpenShare, toCommentView } from './queries'
import type { LineCommentView, NewComment, NewShare, Settlement } from './schema'

const OPEN_SHARES_MAX = 50
const COMMENTS_PER_SHARE_MAX = 100

const SUPERSEDED = 'This version has been replaced by a newer one.'
const LOCKED = 'This version is approved and locked.'

/** Throws `conflict` for a version that has been replaced, and for one to approve that isn't a draft. */
export async function createShare(
  caller: Caller,
  specificationId: string,
  { role, name, email }: NewShare,
): Promise<{ id: string; url: string; expiresAt: string; isEmailed: boolean }> {
  const specification = await getSpecification(
    role === 'approve' ? { ...caller, needs: 'owner' } : caller,
    specificationId,
  )
  requireShareable(specification, role)
  return await db().$transaction(async (tx) => {
    await lockSpecification(tx, specificationId)
    return await insertShare(tx, caller, specification, { role, name, email })
  })
}

export function requireShareable({ status }: Pick<SpecificationRecord, 'status'>, role: ShareRole): void {
  if (status === 'superseded') throw new AppError('conflict', SUPERSEDED)
  if (status === 'approved' && role === 'approve') throw new AppError('conflict', LOCKED)
}

export const lockSpecification = (tx: Prisma.TransactionClient, id: string) =>
  tx.$queryRaw`SELECT id FROM job_specifications WHERE id = ${id}::uuid FOR NO KEY UPDATE`

/** Emails the link where there is an address. The caller holds the lock on the specification. */
export async function insertShare(
  tx: Prisma.TransactionClient,
  caller: Caller,
  { id: jobSpecificationId, companyId, content }: SpecificationRecord,
  { role, name = null, email = null }: NewShare,
  /** A round asks its approvers itself. */
  sendsMail = true,
) {
  const now = new Date()
  const open = await tx.share.count({
    where: { jobSpecificationId, revokedAt: null, expiresAt: { gt: now } },
  })
  if (open >= OPEN_SHARES_MAX)
    throw new AppError('conflict', `A version can have ${OPEN_SHARES_MAX} open links. Revoke one first.`)
  const company = await tx.company.findUniqueOrThrow({
    where: { id: companyId },
    select: { name: true, email: true },
  })
  const id = newId()
  const expiresAt = new Date(now.getTime() + SHARE_DAYS * 24 * 3600 * 1000)
  const inviter = caller.person?.email ?? null
  await tx.share.create({
    data: {
      id,
      jobSpecificationId,
      role,
      name,
      email,
      madeBy: (inviter ?? company.email).toLowerCase(),
      tokenHash: hashToken(createShareToken(id)),
      expiresAt,
    },
    select: { id: true },
  })
  if (email && sendsMail)
    await enqueueMail(tx, {
      kind: 'shareLink',
      to: email,
      dedupeKey: `shareLink:${id}`,
      about: inviter ?? company.email,
      data: {
        shareId: id,
        role,
        inviter,
        // Anyone can enter someone else’s address: names nothing unless whoever shares has proved theirs.
        company: inviter && company.name,
        jobTitle: inviter && content.jobTitle,
      },
    })
  return {
    id,
    url: shareUrlOf(id),
    expiresAt: expiresAt.toISOString(),
    isEmailed: Boolean(email) && isMailSetUp(),
  }
}

/** Throws the same 404 for an unknown share, one of another version, and one that was revoked. */
export async function revokeShare(caller: Caller, specificationId: string, shareId: string): Promise<void> {
  await getSpecification(caller, specificationId)
  const share = await db().share.findFirst({
    where: { id: shareId, jobSpecificationId: specificationId },
    select: { role: true },
  })
  if (!share) throw notFound()
  if (share.role === 'approve') await getSpecification({ ...caller, needs: 'owner' }, specificationId)
  const { count } = await db().share.updateMany({
    where: { id: shareId, revokedAt: null },
    data: { revokedAt: new Date() },
  })
  if (count === 0) throw notFound()
}

/** Opening a link changes nothing else: mail scanners open links too. */
export async function markShareSeen({ id }: OpenShare): Promise<void> {
  await db().$executeRaw`
    UPDATE shares SET last_seen_at = now(), opened_at = coalesce(opened_at, now()) WHERE id = ${id}::uuid`
}

/** Throws 403 where the share is only for reading, and `conflict` where the line has gone or there are too many comments. */
export async function addComment(
  share: OpenShare,
  { lineId, kind, text, name }: NewComment,
): Promise<LineCommentView> {
  if (!canComment(share.role)) throw new AppError('forbidden', 'This link is for reading only.')
  const { id: jobSpecificationId, status, companyId, content } = await loadSharedSpecification(share)
  requireShareable({ status }, share.role === 'approve' ? 'comment' : share.role)
  const line = content.lines.find((candidate) => candidate.id === lineId)
  if (!line) throw new AppError('conflict', 'This line has changed. Reload the page to see the latest text.')
  return await db().$transaction(async (tx) => {
    // Before the company, as an edit does, so that neither waits for the other.
    await lockSpecification(tx, jobSpecificationId)
    await tx.$queryRaw`SELECT id FROM shares WHERE id = ${share.id}::uuid FOR NO KEY UPDATE`
    if ((await tx.lineComment.count({ where: { shareId: share.id } })) >= COMMENTS_PER_SHARE_MAX)
      throw new AppError('conflict', `You can write ${COMMENTS_PER_SHARE_MAX} comments with one link.`)
    await reserveCompanyBytes(tx, companyId, 'text', text + line.text)
    const comment = await tx.lineComment.create({
      data: {
        jobSpecificationId,
        shareId: share.id,
        lineId,
        lineText: line.text,
        kind,
        text,
        authorName: name,
      },
      select: COMMENT_SELECT,
    })
    const subject = { id: jobSpecificationId, companyId, jobTitle: content.jobTitle }
    await queueCommentMail(tx, subject, kind)
    return toCommentView(comment)
  })
}

/**
 * Accepting a suggestion edits its line as by hand: the guard can refuse it at `text`, and the suggestion stays open. Throws `conflict`
 * where it was settled already, or the draft has changed since.
 */
export async function settleComment(
  caller: Caller,
  specificationId: string,
  commentId: string,
  { state, revision }: Settlement,
): Promise<void> {
  const specification = await getSpecification(caller, specificationId)
  const comment = await db().lineComment.findFirst({
    where: { id: commentId, jobSpecificationId: specificationId },
    select: { kind: true, lineId: true, text: true },
  })
  if (!comment) throw notFound()
  if ((comment.kind === 'suggestion') !== (state !== 'resolved'))
    throw new AppError('invalid', 'That isn’t possible here.', {
      fields: [
        {
          field: 'state',
          message:
            comment.kind === 'suggestion' ? 'Accept or dismiss a suggestion' : 'A comment can be resolved',
        },
      ],
    })
  const settle = async (client: Prisma.TransactionClient) => {
    const { count } = await client.lineComment.updateMany({
      where: { id: commentId, state: 'open' },
      data: { state, settledAt: new Date() },
    })
    if (count === 0) throw new AppError('conflict', 'Someone else has just dealt with this.')
  }
  if (state !== 'accepted') return await settle(db())
  await editDraftLine(
    caller,
    specificationId,
    comment.lineId,
    { text: comment.text, revision: revision ?? specification.revision },
    settle,
  )
}
