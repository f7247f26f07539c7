import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openEmptyDatabase } from '@/tests/support/empty-database'
import { dumpDatabase, restoreDatabase } from './backup.mjs'
import { restoreDeletedBatch } from './deleted-rows.mjs'
import { migrate, migrationNames } from './migrate.mjs'

const MIGRATIONS = path.resolve('prisma/migrations')
/** The last of a version whose briefs have the topic `context`. */
const OLD_MIGRATION = '20261122104307_disable_administrators'

const session = await openEmptyDatabase(`older_backup_${process.pid}`)
const folder = mkdtempSync(path.join(os.tmpdir(), 'older-backup-'))
const OLD_MIGRATIONS = path.join(folder, 'old')
const BROKEN_MIGRATIONS = path.join(folder, 'broken')
for (const name of migrationNames(MIGRATIONS).filter((name) => name <= OLD_MIGRATION))
  cpSync(path.join(MIGRATIONS, name), path.join(OLD_MIGRATIONS, name), { recursive: true })
cpSync(MIGRATIONS, BROKEN_MIGRATIONS, { recursive: true })
mkdirSync(path.join(BROKEN_MIGRATIONS, '9_broken'))
writeFileSync(path.join(BROKEN_MIGRATIONS, '9_broken/migration.sql'), 'SELECT no_such_function()')

/** A company with a brief, and another one that retention has deleted. */
const BATCH = '00000000-0000-7000-8000-000000000005'
const ROWS = `
  INSERT INTO owners (id, token_hash) VALUES ('00000000-0000-7000-8000-000000000001', repeat('a', 64));
  INSERT INTO companies (id, owner_id, name, email, contact_name, phone, updated_at)
    SELECT '00000000-0000-7000-8000-000000000002', id, 'Ada Ltd', 'ada@ada.co.uk', 'Ada', '01234 567890', now() FROM owners;
  INSERT INTO consultation_sessions (id, company_id, agenda, updated_at)
    SELECT '00000000-0000-7000-8000-000000000003', id, '{"closed": [{"topic": "context", "how": "skipped"}]}', now() FROM companies;
  INSERT INTO brief_facts (id, session_id, position, topic, value, strength, updated_at)
    SELECT '00000000-0000-7000-8000-000000000004', id, 0, 'context', 'A van, perhaps', 'notApplicable', now() FROM consultation_sessions;
  INSERT INTO retention_batches (id, due_at, counts, finished_at) VALUES ('${BATCH}', now(), '{}', now());
  INSERT INTO deleted_rows (id, batch_id, table_name, subject_id, content)
    SELECT gen_random_uuid(), '${BATCH}', name, '00000000-0000-7000-8000-100000000002',
      regexp_replace(content::text, '8000-00000000000([234])', '8000-10000000000\\1', 'g')::jsonb
    FROM (SELECT 'companies' AS name, to_jsonb(t) AS content FROM companies t
      UNION ALL SELECT 'consultation_sessions', to_jsonb(t) FROM consultation_sessions t
      UNION ALL SELECT 'brief_facts', to_jsonb(t) FROM brief_facts t) AS deleted`

const MIGRATED_FACT = {
  topic: 'alsoSaid',
  value: 'A van, perhaps',
  audience: 'agency',
  because: 'migrated',
  vague: false,
}
const MIGRATED_SESSION = {
  agenda: { closed: [{ topic: 'alsoSaid', how: 'skipped' }] },
  asks: [],
  held: [],
}

/** Of the older version. */
let backup: string[]

async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  await session.query('BEGIN')
  try {
    const result = await work()
    await session.query('COMMIT')
    return result
  } catch (error) {
    await session.query('ROLLBACK')
    throw error
  }
}

const restore = (migrations: string, force = false, lines = backup) =>
  inTransaction(() => restoreDatabase(session.query, lines, { force, migrations }))

const read = async (sql: string) => (await session.query(sql)).rows

beforeAll(async () => {
  await migrate(session, OLD_MIGRATIONS)
  await session.query(ROWS)
  backup = await inTransaction(async () => {
    const lines: string[] = []
    for await (const line of dumpDatabase(session.query)) lines.push(line.trimEnd())
    return lines
  })
})
beforeEach(async () => {
  await session.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  await migrate(session, MIGRATIONS)
})
afterAll(async () => {
  await session.end()
  rmSync(folder, { recursive: true })
})

it('restores a backup of an older version and applies the later migrations to it', async () => {
  expect(await restore(MIGRATIONS)).toMatchObject({ companies: 1, brief_facts: 1 })
  expect(await read('SELECT topic::text, value, audience::text, because, vague FROM brief_facts')).toEqual([
    MIGRATED_FACT,
  ])
  expect(await read('SELECT agenda, asks, held FROM consultation_sessions')).toEqual([MIGRATED_SESSION])
  expect(await migrate(session, MIGRATIONS)).toEqual([])
  await expect(restore(MIGRATIONS)).rejects.toThrow('The database is not empty (companies)')
  expect(await restore(MIGRATIONS, true)).toMatchObject({ companies: 1 })
})

it('restores rows that retention deleted in the older version', async () => {
  await restore(MIGRATIONS)
  await inTransaction(() => restoreDeletedBatch(session.query, BATCH))
  expect(await read('SELECT topic::text, value, audience::text, because, vague FROM brief_facts')).toEqual([
    MIGRATED_FACT,
    MIGRATED_FACT,
  ])
  expect(await read('SELECT agenda, asks, held FROM consultation_sessions')).toEqual([
    MIGRATED_SESSION,
    MIGRATED_SESSION,
  ])
})

it('leaves the database as it was if a later migration fails', async () => {
  await session.query(`INSERT INTO interest_registrations (id, name, email, user_type, content_hash)
    VALUES (gen_random_uuid(), 'Bo', 'bo@bo.co.uk', 'candidate', '')`)
  await expect(restore(BROKEN_MIGRATIONS, true)).rejects.toThrow('no_such_function')
  expect(await read('SELECT name FROM interest_registrations')).toEqual([{ name: 'Bo' }])
  expect(await migrate(session, MIGRATIONS)).toEqual([])
})

it('refuses a backup of a newer version', async () => {
  await expect(restore(OLD_MIGRATIONS)).resolves.toMatchObject({ companies: 1 })
  const [header = '', ...lines] = backup
  const newer = [header.replace(OLD_MIGRATION, '9_newer'), ...lines]
  await expect(restore(MIGRATIONS, true, newer)).rejects.toThrow(
    'another version (this version does not know its migration 9_newer)',
  )
})
