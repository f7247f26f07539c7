import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '@/lib/db/migrate.mjs'
import { prepareMigratedFolder } from './migrated-folder'
import { databaseUrlOn, runSql } from './test-database'

declare module 'vitest' {
  interface ProvidedContext {
    /** File with a dump of a migrated embedded database. */
    databaseDump: string
    /** TEST_DATABASE_URL, a server with the migrated database `vitest_template`; else empty. */
    databaseServer: string
  }
}

const MIGRATIONS = path.resolve('prisma/migrations')

/** Runs once for all tests: migrates a database that each worker copies. */
export default async function setup(project: TestProject) {
  const server = process.env.TEST_DATABASE_URL ?? ''
  project.provide('databaseServer', server)
  project.provide('databaseDump', (await prepareMigratedFolder()).dump)
  if (!server) return () => {}
  await createTemplate(server)
  return () => runSql(server, 'DROP DATABASE IF EXISTS vitest_template WITH (FORCE)')
}

async function createTemplate(server: string) {
  await runSql(
    server,
    'DROP DATABASE IF EXISTS vitest_template WITH (FORCE)',
    'CREATE DATABASE vitest_template',
  )
  const client = new pg.Client({ connectionString: databaseUrlOn(server, 'vitest_template') })
  await client.connect()
  await migrate(client, MIGRATIONS)
  await client.end()
}
