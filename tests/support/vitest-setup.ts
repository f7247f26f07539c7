import { beforeEach, inject } from 'vitest'
import type { Database } from '@/lib/db/client'
import { connectEmbedded, connectServer } from '@/lib/db/connect'
import { IN_MEMORY } from '@/lib/db/embedded'
import { readMigratedDump } from './migrated-dump'
import { databaseUrlOn, runSql } from './test-database'

// Set before anything imports lib/db/client. Outlives a test file, because the test files of a worker share modules.
const shared = globalThis as { __database?: Database }

async function openDatabase(): Promise<Database> {
  const server = inject('databaseServer')
  if (!server) return connectEmbedded(IN_MEMORY, readMigratedDump())
  const name = `vitest_${process.env.VITEST_POOL_ID}`
  await runSql(
    server,
    `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`,
    `CREATE DATABASE ${name} TEMPLATE vitest_template`,
  )
  return connectServer(databaseUrlOn(server, name), 5)
}

shared.__database ??= await openDatabase()
const database = shared.__database

const { rows } = await database.pool.query<{ name: string }>(
  "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'",
)
// TRUNCATE makes new files for every table and index, which takes longer than most tests. Nothing is left that a trigger could protect.
const deletions = rows.map(({ name }) => `DELETE FROM ${name};`).join(' ')
const emptyEveryTable = `BEGIN; SET LOCAL session_replication_role = replica; ${deletions} COMMIT`

beforeEach(async () => {
  await database.pool.query(emptyEveryTable)
})
