import type { ClockProblem } from './clock.mjs'
import type { Query, RetentionCounts } from './retention.mjs'

export declare const MAX_SHARE: number
export declare const MIN_TABLE_ROWS: number

/** Why expired rows are not deleted without confirmation. Times are ISO 8601. */
export type Refusal = ClockProblem | { reason: 'largeShare'; table: string; expired: number; total: number }

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
export declare function needsPlanAtStart(query: Query): Promise<boolean>
export declare function planRetention(
  query: Query,
  options?: { isConfirmed?: boolean },
): Promise<RetentionPlan>
export declare function deleteDueRows(
  query: Query,
  batchId: string,
  by: { actor: string; address: string },
): Promise<RetentionCounts | null>
export declare function correctFutureDates(query: Query): Promise<Record<string, number>>
export declare function readOpenBatch(query: Query): Promise<RetentionBatch | undefined>
export declare function recordAudit(
  query: Query,
  action: string,
  entry: { actor: string; address: string; target: string | null; changes: Record<string, unknown> },
): Promise<void>
