import 'server-only'
import { z } from 'zod'
import { hashToken, isToken } from '@/lib/auth/tokens'
import { db } from '@/lib/db/client'
import { notFound } from '@/lib/errors'
import { kitItemSchema } from '@/lib/interview-kit/schema'
import { audienceOf } from '@/lib/specification/content'
import { specificationContentSchema } from '@/lib/specification/schema'
import type { Recommendation } from './options'
import { type Interview, ratingSchema, type ScorecardView } from './schema'

export interface OpenInterview {
  id: string
  kitId: string
  name: string
  expiresAt: Date
}

/** Throws the same 404 for a token that is wrong, expired or revoked. */
export async function requireInterviewer(token: string): Promise<OpenInterview> {
  if (!isToken(token)) throw notFound()
  const interviewer = await db().interviewer.findFirst({
    where: { tokenHash: hashToken(token), revokedAt: null, expiresAt: { gt: new Date() } },
    select: { id: true, kitId: true, name: true, expiresAt: true },
  })
  if (!interviewer) throw notFound()
  return interviewer
}

export const SCORECARD_SELECT = {
  ratings: true,
  recommendation: true,
  reason: true,
  revision: true,
  submittedAt: true,
} as const

export const toScorecard = ({
  ratings,
  submittedAt,
  ...scorecard
}: {
  ratings: unknown
  recommendation: Recommendation | null
  reason: string
  revision: number
  submittedAt: Date | null
}): ScorecardView => ({
  ...scorecard,
  ratings: z.array(ratingSchema).parse(ratings),
  submittedAt: submittedAt?.toISOString() ?? null,
})

/** What an interviewer sees. Others’ scorecards of a candidate only once their own is submitted. */
export async function getInterview({ id, kitId, name, expiresAt }: OpenInterview): Promise<Interview> {
  const kit = await db().interviewKit.findUniqueOrThrow({
    where: { id: kitId },
    select: {
      minutes: true,
      items: true,
      madeFrom: true,
      candidates: {
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: {
          id: true,
          label: true,
          scorecards: {
            where: { OR: [{ interviewerId: id }, { submittedAt: { not: null } }] },
            orderBy: [{ submittedAt: 'asc' }, { id: 'asc' }],
            select: { ...SCORECARD_SELECT, interviewerId: true, interviewer: { select: { name: true } } },
          },
        },
      },
    },
  })
  const content = specificationContentSchema.parse(kit.madeFrom)
  const texts = new Map(
    content.lines.filter((line) => audienceOf(line) === 'candidate').map((line) => [line.id, line.text]),
  )
  return {
    jobTitle: content.jobTitle,
    companyName: content.companyName,
    minutes: kit.minutes,
    name,
    expiresAt: expiresAt.toISOString(),
    items: z
      .array(kitItemSchema)
      .parse(kit.items)
      .map((item) => ({ ...item, lines: item.lineIds.flatMap((lineId) => texts.get(lineId) ?? []) })),
    candidates: kit.candidates.map(({ scorecards, ...candidate }) => {
      const own = scorecards.find(({ interviewerId }) => interviewerId === id)
      return {
        ...candidate,
        scorecard: own ? toScorecard(own) : null,
        others: own?.submittedAt
          ? scorecards
              .filter(({ interviewerId }) => interviewerId !== id)
              .map(({ interviewer, interviewerId: _, ...other }) => ({
                ...toScorecard(other),
                interviewer: interviewer.name,
              }))
          : null,
      }
    }),
  }
}
