import 'server-only'
import { accessSelect, type Caller, requireNeed, visibleCompanies } from '@/lib/auth/caller'
import { db } from '@/lib/db/client'
import { notFound } from '@/lib/errors'
import { getKit } from '@/lib/interview-kit/queries'
import { SCORECARD_SELECT, toScorecard } from '@/lib/interview-kit/scorecards/queries'
import type { Panel } from './schema'

const CANDIDATE_SELECT = {
  id: true,
  label: true,
  decision: true,
  decisionReason: true,
  decidedAt: true,
  createdAt: true,
} as const

/** Candidates, their submitted scorecards, and who interviews. Throws as `getKit` does. */
export async function getPanel(caller: Caller, kitId: string): Promise<Panel> {
  await getKit(caller, kitId)
  const order = [{ createdAt: 'asc' }, { id: 'asc' }] as const
  const kit = await db().interviewKit.findUniqueOrThrow({
    where: { id: kitId },
    select: {
      frozenAt: true,
      candidates: {
        orderBy: [...order],
        select: {
          ...CANDIDATE_SELECT,
          scorecards: {
            orderBy: [{ submittedAt: 'asc' }, { id: 'asc' }],
            select: { ...SCORECARD_SELECT, interviewerId: true },
          },
        },
      },
      interviewers: {
        orderBy: [...order],
        select: {
          id: true,
          name: true,
          email: true,
          createdAt: true,
          expiresAt: true,
          openedAt: true,
          lastSeenAt: true,
          revokedAt: true,
        },
      },
    },
  })
  return {
    frozenAt: kit.frozenAt?.toISOString() ?? null,
    candidates: kit.candidates.map(({ scorecards, decidedAt, createdAt, ...candidate }) => ({
      ...candidate,
      decidedAt: decidedAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      scorecards: scorecards
        .filter(({ submittedAt }) => submittedAt !== null)
        .map(({ interviewerId, ...scorecard }) => ({ ...toScorecard(scorecard), interviewerId })),
      inProgress: scorecards
        .filter(({ submittedAt }) => submittedAt === null)
        .map(({ interviewerId }) => interviewerId),
    })),
    interviewers: kit.interviewers.map(
      ({ createdAt, expiresAt, openedAt, lastSeenAt, revokedAt, ...interviewer }) => ({
        ...interviewer,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        openedAt: openedAt?.toISOString() ?? null,
        lastSeenAt: lastSeenAt?.toISOString() ?? null,
        revokedAt: revokedAt?.toISOString() ?? null,
      }),
    ),
  }
}

/** Throws the same 404 for missing and foreign ids, and 403 where the caller’s role is too low. */
export async function requireCandidate(
  caller: Caller,
  id: string,
): Promise<{ id: string; kitId: string; companyId: string }> {
  const row = await db().candidate.findFirst({
    where: { id, kit: { jobSpecification: { company: visibleCompanies(caller) } } },
    select: {
      kitId: true,
      kit: {
        select: {
          jobSpecification: { select: { companyId: true, company: { select: accessSelect(caller) } } },
        },
      },
    },
  })
  if (!row) throw notFound()
  const { company, companyId } = row.kit.jobSpecification
  requireNeed(caller, company)
  return { id, kitId: row.kitId, companyId }
}

/** Everything that is stored of one candidate, unfinished scorecards too. The caller has checked who asks. */
export async function loadCandidate(id: string) {
  return await db().candidate.findUniqueOrThrow({
    where: { id },
    select: {
      ...CANDIDATE_SELECT,
      kit: { select: { items: true, madeFrom: true, minutes: true } },
      scorecards: {
        orderBy: [{ startedAt: 'asc' }, { id: 'asc' }],
        select: {
          ...SCORECARD_SELECT,
          startedAt: true,
          updatedAt: true,
          interviewer: { select: { name: true } },
        },
      },
    },
  })
}
