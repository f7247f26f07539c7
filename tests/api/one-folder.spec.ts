import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startApp } from '@/tests/support/app-server'
import { expect, test } from './support/fixtures'

test('a second process on one folder is refused, and the first goes on', { tag: '@embedded' }, async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'spanwright-folder-'))
  const first = await startApp({ env: { DATA_DIR: folder } })
  const refusal = `is in use by process ${first.pid()}. Stop that process, or set DATABASE_URL to a PostgreSQL server.`
  await expect(startApp({ env: { DATA_DIR: folder } })).rejects.toThrow(refusal)
  expect((await fetch(`${first.url}/api/ready`)).status).toBe(200)

  await first.kill()
  const third = await startApp({ env: { DATA_DIR: folder } })
  await third.stop()
  await first.stop()
  rmSync(folder, { recursive: true, force: true })
})
