import 'server-only'
import type { Caller } from '@/lib/auth/caller'
import { db } from '@/lib/db/client'
import type { OpenShare } from '@/lib/sharing/queries'
import { getSpecification } from '@/lib/specification/queries'
import { type ApproverIdentity, isApprover } from '@/lib/specification/rounds/service'
import { findTurns } from '@/lib/specification/rounds/turn'
import { identityOf } from '@/lib/specification/service'
import type { RoundView } from './schema'

async function loadNewestRound(
  jobSpecificationId: string,
  identity: ApproverIdentity,
): Promise<RoundView | null> {
  const round = await db().approvalRound.findFirst({
    where: { jobSpecificationId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: {
      id: true,
      inOrder: true,
      state: true,
      createdAt: true,
      endedAt: true,
      approvers: {
        orderBy: { position: 'asc' },
        select: {
          id: true,
          position: true,
          personId: true,
          isBrowser: true,
          shareId: true,
          name: true,
          state: true,
          decidedAt: true,
          reason: true,
        },
      },
    },
  })
  if (!round) return null
  const { approvers, createdAt, endedAt, ...rest } = round
  const turns = round.state === 'open' ? findTurns(round) : []
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    approvers: approvers.map((approver) => ({
      id: approver.id,
      name: approver.name,
      state: approver.state,
      isYou: isApprover(approver, identity),
      isTurn: turns.includes(approver),
      decidedAt: approver.decidedAt?.toISOString() ?? null,
      reason: approver.reason,
    })),
  }
}

/** Of every role: a viewer can be asked to approve. */
export async function getRound(caller: Caller, specificationId: string): Promise<RoundView | null> {
  const specification = await getSpecification(caller, specificationId)
  return await loadNewestRound(specificationId, identityOf(caller, specification))
}

export interface SharedApproval {
  /** Whether this link can approve or decline now. */
  canAnswer: boolean
  /** What it has done, or why it can't. */
  state: 'open' | 'approved' | 'declined' | 'waiting' | 'ended' | 'others'
}

/** For the reader of a link to approve. */
export async function getSharedApproval(share: OpenShare, isDraft: boolean): Promise<SharedApproval> {
  const [own, round, decline] = await Promise.all([
    db().roundApprover.findUnique({
      where: { shareId: share.id },
      select: { state: true, roundId: true },
    }),
    loadNewestRound(share.specificationId, { shareId: share.id }),
    db().share.findUnique({ where: { id: share.id }, select: { declinedAt: true } }),
  ])
  const as = (state: SharedApproval['state']): SharedApproval => ({ canAnswer: state === 'open', state })
  if (own?.state === 'declined' || decline?.declinedAt) return as('declined')
  if (own?.state === 'approved' && (!isDraft || round?.state === 'open') && own.roundId === round?.id)
    return as('approved')
  if (!isDraft) return as('ended')
  if (own && (own.roundId !== round?.id || round.state !== 'open')) return as('ended')
  if (own) return as(round?.approvers.some(({ isYou, isTurn }) => isYou && isTurn) ? 'open' : 'waiting')
  return as(round?.state === 'open' ? 'others' : 'open')
}
