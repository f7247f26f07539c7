import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline as pipe, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { dumpDatabase } from './backup.mjs'
import { BackupError } from './backup-format.mjs'
import { verifyBackup } from './verify-backup.mjs'

/** PostgreSQL's undefined_table: the database was never migrated. */
const UNDEFINED_TABLE = '42P01'

/**
 * Only this user can read the file. Must be the first statement of the caller's transaction. Throws BackupError.
 * @param {import('./retention.mjs').Query} query @param {string} file
 */
export const writeBackupFile = (query, file) =>
  writeFile(file, Readable.from(readDatabase(query)), createGzip())

async function* readDatabase(query) {
  try {
    yield* dumpDatabase(query)
  } catch (error) {
    if (error.code === UNDEFINED_TABLE) throw error
    throw new BackupError(`The database cannot be read (${error.message}).`, { cause: error })
  }
}

/** Only this user can read the copy. Throws BackupError. */
export const copyBackupFile = (source, file) => writeFile(file, createReadStream(source))

export const verifyBackupFile = (file) => verifyBackup(readBackupFile(file))

/** Throws BackupError if the file cannot be read. */
export async function* readBackupFile(file) {
  // Without a callback an error would end the process; the loop gets it too.
  const text = pipe(createReadStream(file), createGunzip(), () => {}).setEncoding('utf8')
  try {
    yield* splitLines(text)
  } catch (error) {
    if (error.syscall) throw new BackupError(`${file} cannot be read (${error.code}).`)
    if (error.code?.startsWith?.('Z_'))
      throw new BackupError('The file is not a Spanwright backup, or it is damaged.')
    throw error
  }
}

async function writeFile(file, ...sources) {
  try {
    await pipeline(...sources, createWriteStream(file, { mode: 0o600, flush: true }))
  } catch (error) {
    if (error.syscall) throw new BackupError(`${file} cannot be written (${error.code}).`)
    throw error
  }
}

/** Node's readline also ends lines at U+2028, which people paste. */
async function* splitLines(stream) {
  let rest = ''
  for await (const chunk of stream) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()
    yield* lines
  }
  if (rest) yield rest
}
