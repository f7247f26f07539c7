import type { Query } from './retention.mjs'

export declare class RestoreError extends Error {}
export declare function storeDeletedRows(
  query: Query,
  batchId: string,
  table: string,
  ids: string[],
): Promise<void>
export declare function listDeletedBatches(
  query: Query,
): Promise<{ id: string; deletedAt: Date; restorableUntil: Date; counts: Record<string, number> }[]>
export declare function restoreDeletedBatch(query: Query, batchId: string): Promise<Record<string, number>>
export declare function purgeDeletedRows(query: Query): Promise<number>
export declare function hasRowsToPurge(query: Query): Promise<boolean>
