import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { openEmbedded } from '@/lib/db/embedded'
import { lockFolder } from '@/lib/db/folder-lock.mjs'

const CACHE = path.resolve('node_modules/.cache/test-databases')
const WAIT_MS = 120_000
const MIGRATIONS = path.resolve('prisma/migrations')
const SOURCES = ['lib/db/embedded.ts', 'lib/db/migrate.mjs', 'node_modules/@electric-sql/pglite/package.json']

/** A data folder, as in DATA_DIR, and a dump of its database, which has every table and no row. */
export interface MigratedFolder {
  folder: string
  dump: string
}

/** Node's option for the commands and servers of the tests: optimising the database's WebAssembly costs more than it saves. */
export const NOT_OPTIMISED = '--liftoff-only'

/** Copy the folder before use. Making one takes seconds, so it is kept until a migration changes. */
export async function prepareMigratedFolder(): Promise<MigratedFolder> {
  const kept = path.join(CACHE, hashSources())
  if (!existsSync(kept)) await createOnce(kept)
  return { folder: path.join(kept, 'data'), dump: path.join(kept, 'dump.tar') }
}

/** Makes `folder` a copy, for the test that is running. */
export async function copyMigratedFolder(folder: string): Promise<void> {
  cpSync((await prepareMigratedFolder()).folder, folder, { recursive: true })
}

function hashSources(): string {
  const files = readdirSync(MIGRATIONS, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
  const hash = createHash('sha256').update(process.env.TZ ?? '')
  for (const file of [...SOURCES, ...files]) hash.update(`\0${file}\0`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** Several processes can need one at the same time. */
async function createOnce(kept: string): Promise<void> {
  const unlock = await lockFolder(CACHE, { waitMs: WAIT_MS })
  try {
    if (!existsSync(kept)) await create(kept)
  } finally {
    unlock()
  }
}

/** Under another name first, because the process can be killed. */
async function create(kept: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true })
  const unfinished = mkdtempSync(`${kept}-`)
  const db = await openEmbedded(path.join(unfinished, 'data/pglite'), MIGRATIONS)
  const dump = await db.dumpDataDir('none')
  writeFileSync(path.join(unfinished, 'dump.tar'), Buffer.from(await dump.arrayBuffer()))
  await db.close()
  renameSync(unfinished, kept)
}
