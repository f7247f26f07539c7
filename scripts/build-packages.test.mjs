import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const TSC = 'node_modules/typescript/bin/tsc'
const TIMEOUT_MS = 60_000

const packageOf = (file) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]

/** `npm start` installs no packages of the tests, and builds. */
it('builds without any package that only the tests install', { timeout: TIMEOUT_MS }, () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const { stdout } = spawnSync(process.execPath, [TSC, '-p', 'tsconfig.build.json', '--listFilesOnly'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const files = stdout
    .split('\n')
    .filter(Boolean)
    .map((file) => path.relative('.', file).split(path.sep).join('/'))
  const used = new Set(files.map(packageOf).filter(Boolean))
  expect(files).toContain('app/layout.tsx')
  expect(used.size).toBeGreaterThan(10)
  expect([...used].filter((name) => packages[name]?.dev)).toEqual([])
})
