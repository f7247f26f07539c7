import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { restoreDatabase } from '../../lib/db/backup.mjs'
import { readBackupFile, verifyBackupFile, writeBackupFile } from '../../lib/db/backup-file.mjs'
import { BackupError } from '../../lib/db/backup-format.mjs'
import { requestBackup } from '../../lib/db/backup-requests.mjs'
import { withDatabase } from '../support/database.mjs'
import { Failure, inProject, secondsSince } from '../support/project.mjs'

const USAGE =
  'Usage: npm run backup -- <file> | npm run backup -- --keep <n> <folder> | npm run backup -- --verify <file> | npm run restore -- <file> [--force]'
/** Named after the time in UTC, so that the order of names is that of time. */
const KEPT_NAME = /^spanwright-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.jsonl\.gz$/
/** What a killed command left behind. */
const ABANDONED_MS = 24 * 3600 * 1000

/** Writes to another name first, so that a file with the final name is always complete and verified. */
async function backup(connect, file) {
  if (existsSync(file)) throw new Failure(`${file} already exists. Choose another name.`)
  const partial = `${file}.part`
  try {
    await connect((query) => writeBackupFile(query, partial), {
      whenInUse: (folder) => requestBackup(folder, partial),
    })
    const { counts } = await verifyBackupFile(partial)
    await rename(partial, file)
    return `The backup is in ${file}. It is complete: ${describeCounts(counts)}.`
  } catch (error) {
    await rm(partial, { force: true })
    throw error instanceof BackupError ? new Failure(`No backup was made. ${error.message}`) : error
  }
}

/** Creates the folder. Deletes nothing unless a new backup was made. */
async function backupIntoFolder(connect, folder, count) {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error) => {
    throw new Failure(`The folder ${folder} cannot be created (${error.code}). No backup was made.`)
  })
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const added = `spanwright-${time}Z.jsonl.gz`
  const result = await backup(connect, path.join(folder, added))
  const names = await readdir(folder)
  // Without the new one, which a clock that is behind would sort among the old.
  const earlier = names.filter((name) => KEPT_NAME.test(name) && name !== added).sort()
  const outdated = earlier.slice(0, Math.max(0, earlier.length - (count - 1)))
  for (const name of [...outdated, ...(await listAbandoned(folder, names))]) await rm(path.join(folder, name))
  if (outdated.length === 0) return result
  return `${result}\nDeleted ${outdated.length} older ${outdated.length === 1 ? 'backup' : 'backups'}.`
}

async function listAbandoned(folder, names) {
  const partial = names.filter(
    (name) => name.endsWith('.part') && KEPT_NAME.test(name.slice(0, -'.part'.length)),
  )
  const isOld = await Promise.all(
    partial.map(async (name) => Date.now() - (await stat(path.join(folder, name))).mtimeMs > ABANDONED_MS),
  )
  return partial.filter((_, index) => isOld[index])
}

async function verify(file) {
  try {
    const { madeAt, counts } = await verifyBackupFile(file)
    return `The backup in ${file} is complete: ${describeCounts(counts)}, from ${madeAt}.`
  } catch (error) {
    throw error instanceof BackupError
      ? new Failure(`The backup in ${file} cannot be relied on. ${error.message}`)
      : error
  }
}

function describeCounts(counts) {
  const values = Object.values(counts)
  return `${values.reduce((sum, count) => sum + count, 0)} rows in ${values.length} tables`
}

async function restore(connect, file, force) {
  if (!existsSync(file)) throw new Failure(`There is no file ${file}.`)
  const migrations = inProject('prisma/migrations')
  try {
    const counts = await connect((query) =>
      restoreDatabase(query, readBackupFile(file), { force, migrations }),
    )
    return [
      `Restored from ${file}:`,
      ...Object.entries(counts)
        .filter(([, count]) => count > 0)
        .map(([table, count]) => `${String(count).padStart(9)}  ${table}`),
    ].join('\n')
  } catch (error) {
    throw error instanceof BackupError ? new Failure(`${error.message} Nothing was changed.`) : error
  }
}

function parseCommand([command, ...args], connect) {
  const flags = args.filter((arg) => arg.startsWith('--'))
  const values = args.filter((arg) => !arg.startsWith('--'))
  const request = [command, ...flags].join(' ')
  if (request === 'backup --keep') {
    const [count, folder, ...rest] = values
    if (/^[1-9]\d*$/.test(count) && folder && rest.length === 0)
      return () => backupIntoFolder(connect, path.resolve(folder), Number(count))
  } else if (values.length === 1) {
    const file = path.resolve(values[0])
    if (request === 'backup') return () => backup(connect, file)
    if (request === 'backup --verify') return () => verify(file)
    if (request === 'restore') return () => restore(connect, file, false)
    if (request === 'restore --force') return () => restore(connect, file, true)
  }
  throw new Failure(USAGE)
}

/** Returns what to print. Throws Failure. */
export async function runBackup(args, connect = withDatabase) {
  const started = performance.now()
  const run = parseCommand(args, connect)
  return `${await run()}\n(${secondsSince(started)})`
}
