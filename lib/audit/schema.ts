import type { AuditAction } from './options'

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
