import { readFileSync } from 'node:fs'
import path from 'node:path'
import { IN_MEMORY, openEmbedded } from '../../lib/db/embedded'
import { inTransaction } from '../../scripts/support/database.mjs'
import { prepareMigratedFolder } from './migrated-folder'

/** A database in memory, with every table and no row. `connect` replaces `withDatabase` of the commands. */
export async function openCommandDatabase() {
  const { dump } = await prepareMigratedFolder()
  const db = await openEmbedded(IN_MEMORY, path.resolve('prisma/migrations'), new Blob([readFileSync(dump)]))
  const query = async (sql, params) => {
    const result = params ? await db.query(sql, params) : (await db.exec(sql)).at(-1)
    return result ?? { rows: [] }
  }
  return {
    queryRows: async (sql) => (await query(sql)).rows,
    connect: (work) => inTransaction(query, work),
    close: () => db.close(),
  }
}
