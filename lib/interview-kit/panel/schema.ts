import { z } from 'zod'
import { FILE_FORMATS } from '@/lib/documents/writing/model'
import { id, text } from '@/lib/fields'
import { scorecardSchema } from '@/lib/interview-kit/scorecards/schema'
import { DECISION_KEYS, INTERVIEWER_NAME_MAX, LABEL_MAX, REASON_MAX } from './options'

export const newCandidateSchema = z.object({
  /** A name, initials or a number. */
  label: text({ min: 1, max: LABEL_MAX, message: 'Enter a name, initials or a number' }),
})
export const newInterviewerSchema = z.object({
  name: text({ min: 2, max: INTERVIEWER_NAME_MAX, message: 'Enter the interviewer’s name' }),
  /** Gets the link by email. */
  email: z.preprocess(
    (value) => (typeof value === 'string' ? value.trim().toLowerCase() || null : value),
    z.email('Please enter a valid email address').max(254).nullish(),
  ),
})
export type NewInterviewer = z.infer<typeof newInterviewerSchema>
export const decisionSchema = z.object({
  decision: z.enum(DECISION_KEYS, 'Choose what you decided'),
  reason: text({ min: 1, max: REASON_MAX, message: 'Give the reason, from what the job needs' }),
})
export type NewDecision = z.infer<typeof decisionSchema>

const time = z.string()
const nullableTime = time.nullable()

const candidateSchema = z.object({
  id,
  label: z.string(),
  decision: z.enum(DECISION_KEYS).nullable(),
  decisionReason: z.string().nullable(),
  /** ISO 8601, as all times here. */
  decidedAt: nullableTime,
  createdAt: time,
  /** Submitted ones. */
  scorecards: z.array(scorecardSchema.extend({ interviewerId: id })),
  /** Interviewers who have begun a scorecard and not submitted it. */
  inProgress: z.array(id),
})
export type CandidateView = z.infer<typeof candidateSchema>

const interviewerSchema = z.object({
  id,
  name: z.string(),
  /** Where the link was sent, if it was. */
  email: z.string().nullable(),
  createdAt: time,
  expiresAt: time,
  openedAt: nullableTime,
  lastSeenAt: nullableTime,
  revokedAt: nullableTime,
})
export type InterviewerView = z.infer<typeof interviewerSchema>

export const panelSchema = z.object({
  /** Oldest first, both of them. */
  candidates: z.array(candidateSchema),
  interviewers: z.array(interviewerSchema),
  /** When the first scorecard was begun, since when the kit can’t be edited. */
  frozenAt: nullableTime,
})
export type Panel = z.infer<typeof panelSchema>

export const panelResponseSchema = z.object({ panel: panelSchema })
export const newInterviewerResponseSchema = z.object({
  interviewer: z.object({
    id,
    /** Shown once: we store only its hash. A path if APP_URL is not set. */
    url: z.string(),
    expiresAt: time,
    /** Whether the link is on its way by email. */
    isEmailed: z.boolean(),
  }),
})
export const interviewerParamsSchema = z.object({ id, interviewerId: id })
export const kitFileQuerySchema = z.object({ format: z.enum(FILE_FORMATS) })
