import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { restoreDatabase } from '@/lib/db/backup.mjs'
import { migrate } from '@/lib/db/migrate.mjs'
import { NOT_OPTIMISED } from '@/tests/support/migrated-folder'
import { openPlace, type Place } from '@/tests/support/place'
import type { Answers, MadeCompany } from './read-answers.mjs'

/** Named after the older version's last migration. */
const FILE = path.resolve('tests/upgrade/20261122104307-disable-administrators.jsonl.br')

export interface OlderVersion {
  companies: MadeCompany[]
  /** What it answered. */
  answers: { owners: Answers[]; admin: Answers }
  /** The lines of its backup. */
  backup: string[]
}

export function readOlderVersion(): OlderVersion {
  const [first = '', ...backup] = brotliDecompressSync(readFileSync(FILE)).toString().trimEnd().split('\n')
  return { ...JSON.parse(first), backup }
}

/** Runs a command of this version. Returns what it printed; throws if it fails. */
export async function runScript({ databaseUrl, dataDir }: Place, script: string, ...args: string[]) {
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  const command = [NOT_OPTIMISED, `scripts/${script}`, ...args]
  const { stdout } = await promisify(execFile)(process.execPath, command, { env })
  return stdout
}

/** Leaves an empty database of this version and restores the older version's backup into it. */
export async function restoreIntoNew(place: Place, { backup }: OlderVersion): Promise<string> {
  const file = path.join(place.dataDir, 'older.jsonl.gz')
  if (place.databaseUrl) await runScript(place, 'migrate.mjs')
  else cpSync(process.env.E2E_FOLDER ?? '', place.dataDir, { recursive: true })
  writeFileSync(file, gzipSync(`${backup.join('\n')}\n`))
  return await runScript(place, 'backup.mjs', 'restore', file)
}

/** Leaves the database as the older version did: with its migrations alone. */
export async function restoreAsOlderVersion({ databaseUrl, dataDir }: Place, { backup }: OlderVersion) {
  const migrations = mkdtempSync(path.join(os.tmpdir(), 'older-migrations-'))
  const header: { migrations: string[] } = JSON.parse(backup[0] ?? '')
  for (const name of header.migrations)
    cpSync(path.join('prisma/migrations', name), path.join(migrations, name), { recursive: true })
  const { query, close } = await openPlace({ databaseUrl, dataDir })
  await migrate({ query }, migrations)
  await query('BEGIN')
  await restoreDatabase(query, backup, { force: false, migrations })
  await query('COMMIT')
  await close()
  rmSync(migrations, { recursive: true })
}
