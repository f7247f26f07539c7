import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Must be one session: a node-postgres client, never a pool. */
export interface Session {
  query(sql: string, params?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

// Prisma's own table and advisory lock, so that `prisma migrate deploy|status|resolve` can take over at any time.
const ADVISORY_LOCK_KEY = 72_707_369
const CREATE_MIGRATIONS_TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id                      VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum                VARCHAR(64) NOT NULL,
    finished_at             TIMESTAMPTZ,
    migration_name          VARCHAR(255) NOT NULL,
    logs                    TEXT,
    rolled_back_at          TIMESTAMPTZ,
    started_at              TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count     INTEGER NOT NULL DEFAULT 0
)`

/** The message is for the operator. */
export class NewerDatabaseError extends Error {
  constructor(migration: string) {
    super(
      `A newer version of Spanwright has changed the database (this version does not know its migration ${migration}). Start that version again, or empty the database and restore a backup that this version made.`,
    )
    this.name = 'NewerDatabaseError'
  }
}

/** In the order in which they are applied. */
export function migrationNames(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

/** Safe to run in two processes. Throws if a migration fails, failed before or was edited; NewerDatabaseError before any change. */
export async function migrate(session: Session, dir: string): Promise<string[]> {
  const applied: string[] = []
  await session.query(`SELECT pg_advisory_lock(${ADVISORY_LOCK_KEY})`)
  try {
    await session.query(CREATE_MIGRATIONS_TABLE)
    const names = migrationNames(dir)
    const appliedChecksums = await readAppliedChecksums(session, names)
    for (const name of names) {
      const sql = readFileSync(path.join(dir, name, 'migration.sql'), 'utf8')
      const checksum = createHash('sha256').update(sql).digest('hex')
      const appliedChecksum = appliedChecksums.get(name)
      if (appliedChecksum === undefined) {
        await applyMigration(session, name, sql, checksum)
        applied.push(name)
      } else if (appliedChecksum !== checksum) {
        throw new Error(`Migration ${name} was edited after it had been applied`)
      }
    }
  } finally {
    await session.query(`SELECT pg_advisory_unlock(${ADVISORY_LOCK_KEY})`)
  }
  return applied
}

async function readAppliedChecksums(session: Session, names: string[]): Promise<Map<string, string>> {
  const { rows } = await session.query(
    'SELECT migration_name, checksum, finished_at, logs FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at',
  )
  const unknown = rows.findLast((row) => !names.includes(String(row.migration_name)))
  if (unknown) throw new NewerDatabaseError(String(unknown.migration_name))
  const failed = rows.find((row) => !row.finished_at)
  if (failed)
    throw new Error(
      `Migration ${failed.migration_name} failed earlier and is unresolved: ${failed.logs ?? ''}`,
    )
  return new Map(rows.map((row) => [String(row.migration_name), String(row.checksum)]))
}

async function applyMigration(session: Session, name: string, sql: string, checksum: string): Promise<void> {
  const id = randomUUID()
  await session.query('INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ($1, $2, $3)', [
    id,
    checksum,
    name,
  ])
  try {
    // One simple-protocol batch and so one implicit transaction, as in Prisma's engine.
    await session.query(sql)
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    await session.query('UPDATE _prisma_migrations SET logs = $2 WHERE id = $1', [id, message])
    throw new Error(`Migration ${name} failed: ${message}`, { cause })
  }
  await session.query(
    'UPDATE _prisma_migrations SET finished_at = now(), applied_steps_count = 1 WHERE id = $1',
    [id],
  )
}
