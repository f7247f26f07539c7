/** Row counts: companies with an approval, companies without, both kinds of enquiry, responses of candidates, interviewed candidates, owners and accounts without a company. */
export interface RetentionCounts {
  customers: number
  prospects: number
  interestRegistrations: number
  contacts: number
  jobInterests: number
  candidates: number
  owners: number
  people: number
}

/** Runs one statement in the caller's transaction. */
export type Query = (sql: string, params?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

export declare const TABLES: Record<keyof RetentionCounts, string>
export declare function countExpired(query: Query, time: Date): Promise<RetentionCounts>
export declare function deleteExpiredRows(
  query: Query,
  batch: { id: string; dueAt: Date },
): Promise<RetentionCounts>
export declare function deleteRows(query: Query, table: string, ids: string[]): Promise<void>
