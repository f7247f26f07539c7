/** Must be one session: a node-postgres client, never a pool. */
export interface Session {
  query(sql: string, params?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

/** The message is for the operator. */
export declare class NewerDatabaseError extends Error {
  constructor(migration: string)
}

/** In the order in which they are applied. */
export declare function migrationNames(dir: string): string[]
/**
 * Returns the names of the migrations it applied. Several processes may run it at once. Throws if a migration fails, failed before or was
 * edited; NewerDatabaseError before any change.
 */
export declare function migrate(session: Session, dir: string): Promise<string[]>
/** Applies the pending migrations, or those of `names`, in the caller's transaction, which must be rolled back if it throws. */
export declare function migrateInTransaction(session: Session, dir: string, names?: string[]): Promise<void>
