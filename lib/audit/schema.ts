import { z } from 'zod'
import { text } from '@/lib/fields'
import { exportRequestSchema, pageRequestSchema, pageSchema } from '@/lib/admin/lists/schema'
import { AUDIT_ACTION_KEYS, type AuditAction } from './options'

export const ACTOR_MAX = 100

/** Who did it, and from where. */
export interface Actor {
  name: string
  address: string
  requestId: string | null
}

/** A value before and after, by field; of an export its filter and its rows. */
export type Changes = Record<string, unknown>

export interface NewAuditEntry {
  action: AuditAction
  /** A kind and an id, joined by a colon. */
  target?: string
  changes?: Changes
}

/** A line of the audit log. `at` is ISO 8601. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.string(),
  action: z.enum(AUDIT_ACTION_KEYS),
  target: z.string().nullable(),
  changes: z.record(z.string(), z.unknown()).nullable(),
  address: z.string(),
  requestId: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

export const auditFilterSchema = z.object({
  /** A part of the name. */
  actor: text({ max: ACTOR_MAX }).optional(),
  action: z.enum(AUDIT_ACTION_KEYS).optional(),
})
export type AuditFilter = z.infer<typeof auditFilterSchema>

export const auditQuerySchema = auditFilterSchema.extend(pageRequestSchema.omit({ direction: true }).shape)
export type AuditQuery = z.infer<typeof auditQuerySchema>

export const auditExportSchema = auditFilterSchema.extend(exportRequestSchema.shape)
export type AuditExport = z.infer<typeof auditExportSchema>

export const auditListSchema = z.object({ entries: z.array(auditEntrySchema), page: pageSchema })
