import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/db/client'
import { AppError, type FieldError, notFound } from '@/lib/errors'
import type { Prisma } from '@/lib/generated/prisma/client'
import { kitItemSchema } from '@/lib/interview-kit/schema'
import { reserveCompanyBytes } from '@/lib/quotas/storage/service'
import { findGaps, findMisfits } from './check'
import { type OpenInterview, SCORECARD_SELECT, toScorecard } from './queries'
import type { ScorecardUpdate, ScorecardView } from './schema'

const CHANGED_ELSEWHERE =
  'This scorecard was changed in another window. Copy what you typed, then reload to see it as it is now.'
const SUBMITTED = 'You have already submitted this scorecard. It can’t be changed any more.'

/** Opening a link changes nothing else: mail scanners open links too. */
export async function markInterviewerSeen({ id }: OpenInterview): Promise<void> {
  await db().$executeRaw`
    UPDATE interviewers SET last_seen_at = now(), opened_at = coalesce(opened_at, now()) WHERE id = ${id}::uuid`
}

/**
 * As typed, with gaps. Freezes the kit. Throws 404 for a candidate of another kit, `conflict` for a scorecard that was submitted or has
 * changed since, and `invalid` for what the kit doesn’t ask.
 */
export const saveScorecard = (
  interviewer: OpenInterview,
  candidateId: string,
  update: ScorecardUpdate,
): Promise<ScorecardView> => writeScorecard(interviewer, candidateId, update, null)

/** Once. Throws as `saveScorecard` does, and `invalid` at each field that is missing. */
export const submitScorecard = (
  interviewer: OpenInterview,
  candidateId: string,
  update: ScorecardUpdate,
): Promise<ScorecardView> => writeScorecard(interviewer, candidateId, update, new Date())

async function writeScorecard(
  { id: interviewerId, kitId }: OpenInterview,
  candidateId: string,
  { revision, ...update }: ScorecardUpdate,
  submittedAt: Date | null,
): Promise<ScorecardView> {
  return await db().$transaction(async (tx) => {
    const { items, companyId } = await freezeKit(tx, kitId)
    const candidate = await tx.candidate.findFirst({
      where: { id: candidateId, kitId },
      select: { id: true },
    })
    if (!candidate) throw notFound()
    requireNone(findMisfits(items, update), 'This scorecard doesn’t fit the kit. Please reload.')
    const unique = { candidateId_interviewerId: { candidateId, interviewerId } }
    const before = await tx.scorecard.findUnique({ where: unique, select: SCORECARD_SELECT })
    if (before?.submittedAt) throw new AppError('conflict', SUBMITTED)
    if ((before?.revision ?? 0) !== revision) throw changedElsewhere()
    if (submittedAt) requireNone(findGaps(items, update), 'Something is missing. See the marked fields.')
    const data = { ...update, submittedAt, revision: revision + 1 }
    if (before) {
      const { count } = await tx.scorecard.updateMany({
        where: { candidateId, interviewerId, revision, submittedAt: null },
        data,
      })
      if (count === 0) throw changedElsewhere()
    } else {
      // Two at once: one of them gets `conflict`.
      await tx.scorecard.create({ data: { candidateId, interviewerId, ...data }, select: { id: true } })
    }
    // Saved over and over: only what it has grown by counts.
    const growth = sizeOf(update) - (before ? sizeOf(before) : 0)
    if (!before || growth > 0)
      await reserveCompanyBytes(tx, companyId, 'text', ' '.repeat(Math.max(growth, 0)))
    return toScorecard({ ...data, submittedAt })
  })
}

const sizeOf = ({ ratings, reason }: { ratings: unknown; reason: string }) =>
  Buffer.byteLength(JSON.stringify(ratings) + reason)

const changedElsewhere = () =>
  new AppError('conflict', CHANGED_ELSEWHERE, { fields: [{ field: 'revision', message: CHANGED_ELSEWHERE }] })

function requireNone(fields: FieldError[], message: string): void {
  if (fields.length > 0) throw new AppError('invalid', message, { fields })
}

/** Read after it is frozen: an edit that came first is in. */
async function freezeKit(tx: Prisma.TransactionClient, id: string) {
  await tx.interviewKit.updateMany({ where: { id, frozenAt: null }, data: { frozenAt: new Date() } })
  const kit = await tx.interviewKit.findUniqueOrThrow({
    where: { id },
    select: { items: true, jobSpecification: { select: { companyId: true } } },
  })
  return { items: z.array(kitItemSchema).parse(kit.items), companyId: kit.jobSpecification.companyId }
}
