import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

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

export class NewerDatabaseError extends Error {
  constructor(migration) {
    super(
      `A newer version of Spanwright has changed the database (this version does not know its migration ${migration}). Start that version again, or empty the database and restore a backup that this version made.`,
    )
    this.name = 'NewerDatabaseError'
  }
}

export function migrationNames(dir) {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

export async function migrate(session, dir) {
  const migrations = readMigrations(dir)
  if (await isUpToDate(session, migrations)) return []
  const applied = []
  await session.query(`SELECT pg_advisory_lock(${ADVISORY_LOCK_KEY})`)
  try {
    await session.query(CREATE_MIGRATIONS_TABLE)
    const appliedChecksums = await readAppliedChecksums(session, migrations)
    for (const migration of migrations) {
      const { name, checksum } = migration
      const appliedChecksum = appliedChecksums.get(name)
      if (appliedChecksum === undefined) {
        await applyMigration(session, migration)
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

/** Applies the pending migrations, or those of `names`, in the caller's transaction, which must be rolled back if it throws. */
export async function migrateInTransaction(session, dir, names = migrationNames(dir)) {
  await session.query(`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK_KEY})`)
  await session.query(CREATE_MIGRATIONS_TABLE)
  const migrations = readMigrations(dir)
  const applied = await readAppliedChecksums(session, migrations)
  for (const { name, sql, checksum } of migrations) {
    if (applied.has(name) || !names.includes(name)) continue
    await session.query(sql)
    await session.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
        VALUES ($1, $2, $3, clock_timestamp(), clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    )
  }
}

function readMigrations(dir) {
  return migrationNames(dir).map((name) => {
    const sql = readFileSync(path.join(dir, name, 'migration.sql'), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/** Neither waits nor needs the right to create tables. False when in doubt: what is wrong is found under the lock. */
async function isUpToDate(session, migrations) {
  const { rows: tables } = await session.query(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS found`,
  )
  if (!tables[0]?.found) return false
  const { rows } = await session.query(
    'SELECT migration_name AS name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  )
  const checksums = new Map(rows.filter((row) => row.finished_at).map((row) => [row.name, row.checksum]))
  const isApplied = ({ name, checksum }) => checksums.get(name) === checksum
  return rows.length === migrations.length && migrations.every(isApplied)
}

async function readAppliedChecksums(session, migrations) {
  const names = migrations.map(({ name }) => name)
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

async function applyMigration(session, { name, sql, checksum }) {
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
