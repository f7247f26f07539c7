import type { AuditAction } from './options'

export const ACTOR_MAX = 100

export interface Actor {
  name: string
  address: string
  requestId: string | null
}

/** Values before and after, by field; for an export its filter and row count. */
export type Changes = Record<string, unknown>

export interface NewAuditEntry {
  action: AuditAction
  /** `kind:id` */
  target?: string
  changes?: Changes
}
