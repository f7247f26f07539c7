import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copyMigratedFolder } from '../../tests/support/migrated-folder'
import { withDatabase } from './database.mjs'

const TIMEOUT_MS = 60_000

let folder
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'database-command-'))
  await copyMigratedFolder(folder)
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('DATA_DIR', folder)
}, TIMEOUT_MS)
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
}, TIMEOUT_MS)

test(
  'a command says that the disk is full, and changes nothing',
  async () => {
    const add = `INSERT INTO administrators (id, username, password_hash, updated_at)
      VALUES (gen_random_uuid(), 'ada', '', now())`
    const failed = withDatabase(async (query) => {
      await query(add)
      // What PostgreSQL raises when it cannot extend a file.
      await query(`DO $$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100'; END $$`)
    })
    await expect(failed).rejects.toThrow('The disk of the database is full. Nothing was changed.')
    const { rows } = await withDatabase((query) => query('SELECT username FROM administrators'))
    expect(rows).toEqual([])
  },
  TIMEOUT_MS,
)
