import { z } from 'zod'
import {
  countsSchema,
  dayRangeSchema,
  pageRequestSchema,
  pageSchema,
  searchSchema,
} from '@/lib/admin/lists/schema'
import { id } from '@/lib/fields'
import { MAIL_KIND_KEYS, MAIL_STATE_KEYS } from '@/lib/mail/options'

/** Times are ISO 8601. */
export const emailSchema = z.object({
  id: z.string(),
  /** A key of MAIL_KINDS, or one of a newer version. */
  kind: z.string(),
  state: z.enum(MAIL_STATE_KEYS),
  to: z.string(),
  subject: z.string(),
  /** Since it was last queued. */
  attempts: z.number().int(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  /** Of the next attempt. */
  nextAt: z.string().nullable(),
  lastError: z.string().nullable(),
})
export type Email = z.infer<typeof emailSchema>

export const emailFilterSchema = searchSchema.extend(dayRangeSchema.shape).extend({
  state: z.enum(MAIL_STATE_KEYS).optional(),
  kind: z.enum(MAIL_KIND_KEYS).optional(),
})
export type EmailFilter = z.infer<typeof emailFilterSchema>

export const emailQuerySchema = emailFilterSchema
  .extend({ sort: z.enum(['createdAt']).optional() })
  .extend(pageRequestSchema.shape)

export const emailListSchema = z.object({ emails: z.array(emailSchema), page: pageSchema })

/** `waiting` are those being sent too. */
export const EMAIL_FIGURES = ['total', 'waiting', 'sent', 'failed', 'held'] as const
export type EmailFigure = (typeof EMAIL_FIGURES)[number]
export const emailCountsSchema = countsSchema(EMAIL_FIGURES)
export type EmailCounts = z.infer<typeof emailCountsSchema>

export const emailParamsSchema = z.object({ id })

export const emailDetailSchema = z.object({
  email: emailSchema,
  /** Null if it is not kept, or not for administrators. */
  text: z.string().nullable(),
  /** Why `text` is null. */
  textNote: z.string().nullable(),
  /** Why it can't be resent now; null if it can. */
  resendNote: z.string().nullable(),
})
export type EmailDetail = z.infer<typeof emailDetailSchema>

/** `state` is the one the administrator saw: it fails if the message has changed since. */
export const resendSchema = z.object({ state: z.enum(MAIL_STATE_KEYS) })
