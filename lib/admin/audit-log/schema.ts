import { z } from 'zod'
import {
  countsSchema,
  dayRangeSchema,
  exportRequestSchema,
  pageRequestSchema,
  pageSchema,
} from '@/lib/admin/lists/schema'
import { AUDIT_ACTION_KEYS } from '@/lib/audit/options'
import { ACTOR_MAX } from '@/lib/audit/schema'
import { text } from '@/lib/fields'

/** `at` is ISO 8601. */
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

/** What `target` names, as long as it exists. `id` is null for what has no screen of its own. */
export const auditRecordSchema = z.object({
  kind: z.enum(['contact', 'registration', 'vacancy', 'administrator', 'email']),
  id: z.string().nullable(),
  label: z.string(),
})
export type AuditRecord = z.infer<typeof auditRecordSchema>

export const listedAuditEntrySchema = auditEntrySchema.extend({ record: auditRecordSchema.nullable() })
export type ListedAuditEntry = z.infer<typeof listedAuditEntrySchema>

export const auditFilterSchema = dayRangeSchema.extend({
  actor: text({ max: ACTOR_MAX }).optional(),
  action: z.enum(AUDIT_ACTION_KEYS).optional(),
})

export type AuditFilter = z.infer<typeof auditFilterSchema>

export const auditQuerySchema = auditFilterSchema.extend(pageRequestSchema.omit({ direction: true }).shape)

export type AuditQuery = z.infer<typeof auditQuerySchema>

export const auditExportSchema = auditFilterSchema.extend(exportRequestSchema.shape)

export const auditListSchema = z.object({ entries: z.array(listedAuditEntrySchema), page: pageSchema })

export const auditCountsSchema = countsSchema(['total'])
export type AuditCounts = z.infer<typeof auditCountsSchema>
