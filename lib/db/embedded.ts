import type { PGlite } from '@electric-sql/pglite'
import { lockFolder } from './folder-lock.mjs'
import { migrate, type Session } from './migrate'

// PGlite is PostgreSQL in single-user mode without a checkpointer; without these settings its log grows without limit.
const POSTGRES_SETTINGS = ['shared_buffers=32MB', 'max_wal_size=64MB', 'min_wal_size=32MB']

/** Given as a folder, keeps the database in memory only. */
export const IN_MEMORY = 'memory://'

/**
 * Opens or creates the embedded database in `folder` and applies the migrations in the folder `migrations`. `template` is a dump to start
 * from. Throws FolderInUseError when another process uses the folder.
 */
export async function openEmbedded(folder: string, migrations: string, template?: Blob): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
  const unlock = folder === IN_MEMORY ? () => {} : await lockFolder(folder)
  try {
    const db = await PGlite.create({
      dataDir: folder,
      loadDataDir: template,
      extensions: { pg_trgm },
      startParams: [...PGlite.defaultStartParams, ...POSTGRES_SETTINGS.flatMap((setting) => ['-c', setting])],
    })
    await migrate(toSession(db), migrations)
    const close = db.close.bind(db)
    db.close = async () => {
      await close()
      unlock()
    }
    return db
  } catch (error) {
    unlock()
    throw error
  }
}

function toSession(db: PGlite): Session {
  return {
    query: async (sql, params) => {
      const result = params ? await db.query(sql, params) : (await db.exec(sql)).at(-1)
      return { rows: (result?.rows ?? []) as Record<string, unknown>[] }
    },
  }
}
