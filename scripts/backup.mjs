// npm run backup -- <file>             writes the whole database, in one consistent state, to a new file (gzipped lines of JSON)
// npm run restore -- <file> [--force]  reads it back, on either database; --force replaces existing data
import './support/node-version.mjs'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

const { withDatabase } = await import('./support/database.mjs')
const { exitWithNpm, Failure, loadEnvFile, main, secondsSince } = await import('./support/project.mjs')
const { BackupError, dumpDatabase, restoreDatabase } = await import('../lib/db/backup.mjs')

const USAGE = 'Usage: npm run backup -- <file> | npm run restore -- <file> [--force]'

/** Writes to another name first, so that a file with the final name is always complete. */
async function backup(query, file) {
  if (existsSync(file)) throw new Failure(`${file} already exists. Choose another name.`)
  const partial = `${file}.part`
  try {
    const output = createWriteStream(partial, { mode: 0o600 })
    await pipeline(Readable.from(dumpDatabase(query)), createGzip(), output)
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    if (error.syscall) throw new Failure(`${partial} cannot be written (${error.code}).`)
    throw error
  }
  return `The backup is in ${file}.`
}

async function restore(query, file, force) {
  if (!existsSync(file)) throw new Failure(`There is no file ${file}.`)
  try {
    const text = createReadStream(file).pipe(createGunzip()).setEncoding('utf8')
    const counts = await restoreDatabase(query, splitLines(text), { force })
    return [
      `Restored from ${file}:`,
      ...Object.entries(counts)
        .filter(([, count]) => count > 0)
        .map(([table, count]) => `${String(count).padStart(9)}  ${table}`),
    ].join('\n')
  } catch (error) {
    if (error instanceof BackupError) throw new Failure(`${error.message} Nothing was changed.`)
    if (error.code?.startsWith?.('Z_'))
      throw new Failure('The file is not a Spanwright backup, or it is damaged. Nothing was changed.')
    throw error
  }
}

/** The lines of a stream of text. Node's readline also ends lines at U+2028, which people paste. */
async function* splitLines(stream) {
  let rest = ''
  for await (const chunk of stream) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()
    yield* lines
  }
  if (rest) yield rest
}

await main(async () => {
  exitWithNpm()
  loadEnvFile()
  const started = performance.now()
  const [command, name, flag, ...rest] = process.argv.slice(2)
  const isForced = command === 'restore' && flag === '--force'
  if (!['backup', 'restore'].includes(command) || !name || (flag && !isForced) || rest.length > 0)
    throw new Failure(USAGE)
  const file = path.resolve(name)
  const result = await withDatabase((query) =>
    command === 'backup' ? backup(query, file) : restore(query, file, isForced),
  )
  console.log(`${result}\n(${secondsSince(started)})`)
})
