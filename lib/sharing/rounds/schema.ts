import { z } from 'zod'
import { id, text } from '@/lib/fields'
import { READER_NAME_MAX } from '@/lib/sharing/options'
import { readerAddressSchema, readerNameSchema } from '@/lib/sharing/schema'
import {
  APPROVER_STATES,
  APPROVERS_MAX,
  DECLINE_REASON_MAX,
  ROUND_STATES,
} from '@/lib/specification/rounds/options'

const newApproverSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('me') }),
  z.object({ kind: z.literal('colleague'), membershipId: id }),
  /** Someone without an account, who gets a link. */
  z.object({
    kind: z.literal('link'),
    name: text({ min: 2, max: READER_NAME_MAX, message: 'Enter their name' }),
    email: readerAddressSchema,
  }),
])

export const newRoundSchema = z.object({
  /** One after the other, in the order of the list; otherwise everyone is asked at once. */
  inOrder: z.boolean(),
  approvers: z.array(newApproverSchema).min(1, 'Name someone').max(APPROVERS_MAX),
})
export type NewRound = z.output<typeof newRoundSchema>

const nullableText = z.string().nullable()

const roundSchema = z.object({
  id: z.string(),
  inOrder: z.boolean(),
  state: z.enum(ROUND_STATES),
  /** Times are ISO 8601. */
  createdAt: z.string(),
  endedAt: nullableText,
  approvers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      state: z.enum(APPROVER_STATES),
      isYou: z.boolean(),
      /** Whether they can decide now. */
      isTurn: z.boolean(),
      decidedAt: nullableText,
      /** Of a decline. */
      reason: nullableText,
    }),
  ),
})
export type RoundView = z.infer<typeof roundSchema>

/** The newest of the version; null if there is none. */
export const roundResponseSchema = z.object({ round: roundSchema.nullable() })

export const newRoundResponseSchema = z.object({
  round: roundSchema,
  /** For approvers without an account. Shown once. */
  links: z.array(
    z.object({ name: z.string(), url: z.string(), expiresAt: z.string(), isEmailed: z.boolean() }),
  ),
})
export type NewRoundResult = z.infer<typeof newRoundResponseSchema>

export const declineSchema = z.object({
  name: readerNameSchema,
  reason: text({ min: 2, max: DECLINE_REASON_MAX, message: 'Please say why' }),
})
export const declineResponseSchema = z.object({
  declined: z.object({ name: z.string(), reason: z.string() }),
})
export type Decline = z.infer<typeof declineSchema>
