import type { Query } from './retention.mjs'

/** Days after which the newest row counts as old. */
export declare const STALE_DAYS: number

/** Times are ISO 8601 once stored. */
export type ClockProblem =
  | { reason: 'staleData'; newestAt: string; clock: string }
  | {
      reason: 'futureData'
      tables: { table: string; count: number }[]
      latestAt: string
      newestAt: string | null
      clock: string
    }

export declare function isClockDoubtful(query: Query): Promise<boolean>
export declare function findClockProblem(
  query: Query,
  believedAt?: string | null,
): Promise<ClockProblem | null>
export declare function correctDates(query: Query): Promise<Record<string, number>>
