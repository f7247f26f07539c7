import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pg from 'pg'
import { inject } from 'vitest'
import type { Session } from '@/lib/db/migrate.mjs'
import { databaseUrlOn, runSql } from './test-database'

/** Without tables: embedded or, with a database server, one that is called `name`. */
export async function openEmptyDatabase(name: string): Promise<Session & { end(): Promise<void> }> {
  const server = inject('databaseServer')
  if (!server) {
    const db = await PGlite.create({ extensions: { pg_trgm } })
    return {
      query: async (sql, params) => {
        const result = params ? await db.query(sql, params) : (await db.exec(sql)).at(-1)
        return { rows: (result?.rows ?? []) as Record<string, unknown>[] }
      },
      end: () => db.close(),
    }
  }
  await runSql(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`, `CREATE DATABASE ${name}`)
  const client = new pg.Client({ connectionString: databaseUrlOn(server, name) })
  await client.connect()
  return {
    query: (sql, params) => client.query(sql, params),
    end: async () => {
      await client.end()
      await runSql(server, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}
