// npm run backup -- <file>             the whole database into a new file (lines of JSON, gzip), one state of it
// npm run restore -- <file> [--force]  and back, into either engine; --force replaces what is there
import './support/node-version.mjs'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

const { withDatabase } = await import('./support/database.mjs')
const { endWithNpm, Failure, inProject, loadEnvFile, main, secondsSince } = await import(
  './support/project.mjs'
)
const { BackupError, dumpDatabase, restoreDatabase } = await import('../lib/db/backup.mjs')

const USAGE = 'usage: npm run backup -- <file> | npm run restore -- <file> [--force]'

/** Writes beside the file and renames, so that a backup with this name is whole. */
async function backup(query, file) {
  if (existsSync(file)) throw new Failure(`${file} is there already. Choose another name.`)
  const part = `${file}.part`
  try {
    const out = createWriteStream(part, { mode: 0o600 })
    await pipeline(Readable.from(dumpDatabase(query)), createGzip(), out)
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    if (error.syscall) throw new Failure(`${part} cannot be written (${error.code}).`)
    throw error
  }
  return `The backup is in ${file}.`
}

async function restore(query, file, force) {
  if (!existsSync(file)) throw new Failure(`There is no file ${file}.`)
  try {
    const unzipped = createReadStream(file).pipe(createGunzip())
    const counts = await restoreDatabase(query, linesOf(unzipped.setEncoding('utf8')), { force })
    const told = Object.entries(counts).filter(([, count]) => count > 0)
    return [
      `Restored from ${file}:`,
      ...told.map(([table, count]) => `${String(count).padStart(9)}  ${table}`),
    ].join('\n')
  } catch (error) {
    if (error instanceof BackupError) throw new Failure(`${error.message} Nothing was changed.`)
    if (error.code?.startsWith?.('Z_'))
      throw new Failure('The file is not a backup of Spanwright, or it is damaged. Nothing was changed.')
    throw error
  }
}

/** The lines of a stream of text. Not by readline: it takes U+2028 for the end of a line, and people paste that. */
async function* linesOf(stream) {
  let rest = ''
  for await (const chunk of stream) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()
    yield* lines
  }
  if (rest) yield rest
}

await main(async () => {
  endWithNpm()
  loadEnvFile()
  const started = performance.now()
  const [command, name, flag, ...more] = process.argv.slice(2)
  const isForced = command === 'restore' && flag === '--force'
  if (!['backup', 'restore'].includes(command) || !name || (flag && !isForced) || more.length > 0)
    throw new Failure(USAGE)
  const file = path.resolve(name)
  const work = (query) => (command === 'backup' ? backup(query, file) : restore(query, file, isForced))
  const told = await withDatabase(path.resolve(inProject(), process.env.DATA_DIR || '.data'), work)
  console.log(`${told}\n(${secondsSince(started)})`)
})
