import 'server-only'
import path from 'node:path'
import { writeBackupFile } from '@/lib/db/backup-file.mjs'
import { answerBackupRequests } from '@/lib/db/backup-requests.mjs'
import { database } from '@/lib/db/client'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'

/** Asked for by `npm run backup`. Other requests wait meanwhile. */
export function startBackupRequests(): void {
  if (database().engine !== 'embedded') return
  try {
    answerBackupRequests(path.join(env.DATA_DIR, 'pglite'), writeBackup, (error) =>
      log.error({ err: error }, 'a backup could not be written'),
    )
  } catch (error) {
    log.error({ err: error }, 'backups are only possible while the server is stopped')
  }
}

async function writeBackup(file: string): Promise<void> {
  const client = await database().pool.connect()
  try {
    await client.query('BEGIN')
    await writeBackupFile((sql, params) => client.query(sql, params), file)
    await client.query('COMMIT')
    client.release()
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    client.release(error instanceof Error ? error : true)
    throw error
  }
}
