import type { Query, RetentionCounts } from './retention.mjs'

/** Days after which the newest row counts as old. */
export declare const STALE_DAYS: number
export declare const MAX_SHARE: number
export declare const MIN_TABLE_ROWS: number

/** Why expired rows are not deleted without confirmation. Times are ISO 8601. */
export type Refusal =
  | { reason: 'staleData'; newestAt: string; clock: string }
  | { reason: 'largeShare'; table: string; expired: number; total: number }

/** Rows that expire together. `now` is the database's time. */
export interface RetentionBatch {
  id: string
  announcedAt: Date
  dueAt: Date
  counts: RetentionCounts
  refusals: Refusal[] | null
  confirmedAt: Date | null
  isDue: boolean
  now: Date
}

export type RetentionPlan =
  | { status: 'busy' | 'idle'; batch?: undefined }
  | { status: 'announced' | 'refused' | 'due'; batch: RetentionBatch }

export declare const OPERATOR: { actor: string; address: string }
export declare function isDataStale(query: Query): Promise<boolean>
export declare function planRetention(
  query: Query,
  options?: { isConfirmed?: boolean },
): Promise<RetentionPlan>
export declare function deleteDueRows(
  query: Query,
  batchId: string,
  by: { actor: string; address: string },
): Promise<RetentionCounts | null>
export declare function readOpenBatch(query: Query): Promise<RetentionBatch | undefined>
export declare function recordAudit(
  query: Query,
  action: string,
  entry: { actor: string; address: string; target: string | null; changes: Record<string, unknown> },
): Promise<void>
