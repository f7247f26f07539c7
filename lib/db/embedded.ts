import { existsSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { explainAccessError, explainOpenError, isNewFolder } from './database-folder.mjs'
import { lockFolder } from './folder-lock.mjs'
import { migrate, type Session } from './migrate.mjs'
import { readEveryTable } from './readable'

// PGlite is PostgreSQL in single-user mode without a checkpointer; without these settings its log grows without limit.
const POSTGRES_SETTINGS = ['shared_buffers=32MB', 'max_wal_size=64MB', 'min_wal_size=32MB']

export const IN_MEMORY = 'memory://'

/** `template` is a dump to start from. Throws FolderInUseError, or UnusableFolderError if the folder is damaged or inaccessible. */
export async function openEmbedded(folder: string, migrations: string, template?: Blob): Promise<PGlite> {
  if (folder === IN_MEMORY) return await openMigrated(folder, migrations, template)
  const unlock = await lockFolder(folder).catch((error) => {
    throw explainAccessError(error, folder)
  })
  try {
    if (isNewFolder(folder)) await createInFolder(folder, template)
    const db = await openMigrated(folder, migrations).catch((error) => {
      throw explainOpenError(error, folder)
    })
    const close = db.close.bind(db)
    db.close = async () => {
      await close()
      unlock()
    }
    return db
  } catch (error) {
    unlock()
    throw explainAccessError(error, folder)
  }
}

/** Under another name first, so that a start that was killed leaves no half of one. */
async function createInFolder(folder: string, template?: Blob): Promise<void> {
  const unfinished = `${folder}.new`
  rmSync(unfinished, { recursive: true, force: true })
  await (await openPGlite(unfinished, template)).close()
  if (existsSync(folder)) rmdirSync(folder)
  renameSync(unfinished, folder)
}

async function openMigrated(folder: string, migrations: string, template?: Blob): Promise<PGlite> {
  const db = await openPGlite(folder, template)
  try {
    const session = toSession(db)
    await migrate(session, migrations)
    if (folder !== IN_MEMORY) await readEveryTable((sql) => session.query(sql))
    return db
  } catch (error) {
    // Closing fails if PGlite has aborted; the first error is the one to report.
    await db.close().catch(() => {})
    throw error
  }
}

async function openPGlite(folder: string, template?: Blob): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
  return await PGlite.create({
    dataDir: folder,
    loadDataDir: template,
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...POSTGRES_SETTINGS.flatMap((setting) => ['-c', setting])],
  })
}

function toSession(db: PGlite): Session {
  return {
    query: async (sql, params) => {
      const result = params ? await db.query(sql, params) : (await db.exec(sql)).at(-1)
      return { rows: (result?.rows ?? []) as Record<string, unknown>[] }
    },
  }
}
