import { z } from 'zod'
import { id, text } from '@/lib/fields'
import { kitItemSchema } from '@/lib/interview-kit/schema'
import { NOT_ASKED, NOTE_MAX_CHARS, RECOMMENDATION_KEYS, SCORES } from './options'

const RATINGS_MAX = 60

/** Of one item. Items that are not rated have notes only. */
export const ratingSchema = z.object({
  itemId: z.string().min(1).max(40),
  /** Null until it is rated. */
  score: z.union(
    [...SCORES.map((score) => z.literal(score)), z.literal(NOT_ASKED), z.null()],
    'Choose 1 to 5, or “not asked”',
  ),
  /** What the candidate said. */
  note: text({ max: NOTE_MAX_CHARS }),
})
export type Rating = z.infer<typeof ratingSchema>

export const scorecardUpdateSchema = z.object({
  ratings: z.array(ratingSchema).max(RATINGS_MAX),
  recommendation: z.enum(RECOMMENDATION_KEYS).nullable(),
  reason: text({ max: NOTE_MAX_CHARS }),
  /** That the interviewer has seen; 0 for none. */
  revision: z.int32().nonnegative(),
})
export type ScorecardUpdate = z.infer<typeof scorecardUpdateSchema>

const nullableTime = z.string().nullable()

export const scorecardSchema = scorecardUpdateSchema.extend({
  /** ISO 8601. Null while it can still be changed. */
  submittedAt: nullableTime,
})
export type ScorecardView = z.infer<typeof scorecardSchema>

/** Of somebody else, submitted. */
const otherScorecardSchema = scorecardSchema.extend({ interviewer: z.string() })
export type OtherScorecard = z.infer<typeof otherScorecardSchema>

export const interviewSchema = z.object({
  interview: z.object({
    jobTitle: z.string(),
    companyName: z.string(),
    minutes: z.number().int(),
    /** Of the interviewer. */
    name: z.string(),
    expiresAt: z.string(),
    /** In the order in which everyone is asked. */
    items: z.array(kitItemSchema.extend({ lines: z.array(z.string()) })),
    candidates: z.array(
      z.object({
        id,
        label: z.string(),
        scorecard: scorecardSchema.nullable(),
        /** Null until the interviewer has submitted a scorecard of their own. */
        others: z.array(otherScorecardSchema).nullable(),
      }),
    ),
  }),
})
export type Interview = z.infer<typeof interviewSchema>['interview']
export type InterviewItem = Interview['items'][number]
export type InterviewCandidate = Interview['candidates'][number]

export const interviewParamsSchema = z.object({ token: z.string().max(100) })
export const scorecardParamsSchema = interviewParamsSchema.extend({ candidateId: id })
export const scorecardResponseSchema = z.object({ scorecard: scorecardSchema })
