import { z } from 'zod'
import { id, text } from '@/lib/fields'
import { LINE_MAX_CHARS } from '@/lib/specification/options'
import {
  COMMENT_KINDS,
  COMMENT_MAX_CHARS,
  COMMENT_STATES,
  READER_NAME_MAX,
  SETTLED_STATES,
  SHARE_ROLE_KEYS,
} from './options'

/** Empty counts as absent. */
const optionalText = (max: number) =>
  text({ max })
    .nullish()
    .transform((value) => value || null)

export const readerAddressSchema = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() || null : value),
  z.email('Please enter a valid email address').max(254).nullish(),
)

export const newShareSchema = z.object({
  role: z.enum(SHARE_ROLE_KEYS),
  /** Of the reader. */
  name: optionalText(READER_NAME_MAX),
  /** Gets the link by email. */
  email: readerAddressSchema,
})
export type NewShare = z.infer<typeof newShareSchema>

export const shareParamsSchema = z.object({ id, shareId: id })

const nullableText = z.string().nullable()

export const newShareResponseSchema = z.object({
  share: z.object({
    id: z.string(),
    /** Shown once: we store only its hash. A path if APP_URL is not set. */
    url: z.string(),
    /** ISO 8601. */
    expiresAt: z.string(),
    /** Whether the link is on its way by email. */
    isEmailed: z.boolean(),
  }),
})

export const shareListSchema = z.object({
  /** Newest first. Times are ISO 8601. */
  shares: z.array(
    z.object({
      id: z.string(),
      role: z.enum(SHARE_ROLE_KEYS),
      name: nullableText,
      email: nullableText,
      createdAt: z.string(),
      expiresAt: z.string(),
      openedAt: nullableText,
      lastSeenAt: nullableText,
      revokedAt: nullableText,
      /** Why the reader declined, for a link that belongs to no round. */
      declineReason: nullableText,
    }),
  ),
})
export type ShareList = z.infer<typeof shareListSchema>

export const readerNameSchema = text({
  min: 2,
  max: READER_NAME_MAX,
  message: 'Please enter your name',
})

export const newCommentSchema = z
  .object({
    lineId: text({ min: 1, max: 100 }),
    kind: z.enum(COMMENT_KINDS),
    text: text({ min: 1, max: COMMENT_MAX_CHARS, message: 'Please write something' }),
    /** Of the reader. */
    name: readerNameSchema,
  })
  .refine(({ kind, text: { length } }) => kind === 'comment' || length <= LINE_MAX_CHARS, {
    path: ['text'],
    error: `Use ${LINE_MAX_CHARS} characters or fewer`,
  })
export type NewComment = z.infer<typeof newCommentSchema>

const commentSchema = z.object({
  id: z.string(),
  lineId: z.string(),
  /** The line as the reader saw it. */
  lineText: z.string(),
  kind: z.enum(COMMENT_KINDS),
  text: z.string(),
  author: z.string(),
  state: z.enum(COMMENT_STATES),
  /** ISO 8601. */
  createdAt: z.string(),
})
export type LineCommentView = z.infer<typeof commentSchema>

export const newCommentResponseSchema = z.object({ comment: commentSchema })
export const commentListSchema = z.object({ comments: z.array(commentSchema), unresolved: z.number().int() })
export type CommentList = z.infer<typeof commentListSchema>

export const commentParamsSchema = z.object({ id, commentId: id })
export const settlementSchema = z.object({
  state: z.enum(SETTLED_STATES),
  /** The revision the editor saw, to accept a suggestion; the newest if absent. */
  revision: z.int32().nonnegative().nullish(),
})
export type Settlement = z.infer<typeof settlementSchema>

export const sharedParamsSchema = z.object({ token: z.string().max(100) })
