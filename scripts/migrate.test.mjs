import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const runMigrate = (url) =>
  spawnSync(process.execPath, ['scripts/migrate.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: url },
  })

test('npm run migrate needs a database server that answers', () => {
  const embedded = runMigrate('')
  expect(embedded.status).toBe(1)
  expect(embedded.stderr).toContain('DATABASE_URL is not set. The embedded database is migrated when the')
  const unreachable = runMigrate('postgresql://nobody:hidden@127.0.0.1:1/nothing')
  expect(unreachable.status).toBe(1)
  expect(unreachable.stderr).toContain(
    'The database server of DATABASE_URL cannot be used (connect ECONNREFUSED 127.0.0.1:1).',
  )
  expect(unreachable.stderr).not.toContain('hidden')
})
