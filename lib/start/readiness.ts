import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureAdministrator } from '@/lib/auth/first-administrator'
import { releaseAllLeases } from '@/lib/consultation/turn/lease/service'
import { database } from '@/lib/db/client'
import { UnusableFolderError } from '@/lib/db/database-folder.mjs'
import { FolderInUseError } from '@/lib/db/folder-lock.mjs'
import { NewerDatabaseError } from '@/lib/db/migrate.mjs'
import { readMainTables } from '@/lib/db/readable'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { checkClock } from './retention'

const shared = globalThis as { __migrated?: boolean }

const RETRY_MS = 5000
const PERMANENT_ERRORS = [FolderInUseError, UnusableFolderError, NewerDatabaseError]

/** Throws if the database cannot be reached. */
async function migrateAndSeed(): Promise<void> {
  await database().migrate()
  if (env.RETENTION === 'on') await checkClock()
  if (database().engine === 'embedded') await releaseAllLeases()
  const administrator = await ensureAdministrator({
    username: env.ADMIN_USERNAME,
    password: env.ADMIN_PASSWORD,
  })
  if (administrator.password)
    // Not through the log, so that log collectors do not store the password.
    process.stdout.write(
      `\n  Administrator created: ${administrator.username}\n  Password (shown once):  ${administrator.password}\n\n`,
    )
  shared.__migrated = true
}

/** Ends the process if only the operator can solve the problem; otherwise tries again every 5 seconds. */
export async function prepareDatabase(): Promise<void> {
  if (await tryToPrepare()) return
  void retryUntilReady()
}

export async function whenPrepared(): Promise<void> {
  while (!shared.__migrated) await sleep(RETRY_MS, undefined, { ref: false })
}

async function retryUntilReady(): Promise<void> {
  while (!shared.__migrated) {
    await sleep(RETRY_MS)
    await tryToPrepare()
  }
}

async function tryToPrepare(): Promise<boolean> {
  try {
    await migrateAndSeed()
    return true
  } catch (error) {
    if (PERMANENT_ERRORS.some((kind) => error instanceof kind)) {
      process.stderr.write(`${(error as Error).message}\n`)
      process.exit(1)
    }
    log.error({ err: error }, 'the database is not ready; trying again')
    return false
  }
}

export async function isReady(): Promise<boolean> {
  if (!shared.__migrated) return false
  try {
    await readMainTables((sql) => database().pool.query(sql))
    return true
  } catch (error) {
    log.warn({ err: error }, 'the database cannot be read')
    return false
  }
}
