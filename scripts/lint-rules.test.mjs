import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root as project } from './support/project.mjs'

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')

const REFUSED = [
  ['lib/company/secrets.ts', 'export const key = process.env.KEY', 'lint/style/noProcessEnv'],
  ['components/layout/log.tsx', "console.log('here')", 'lint/suspicious/noConsole'],
  ['lib/loose.ts', 'export const loose: any = 1', 'lint/suspicious/noExplicitAny'],
  ['lib/all.ts', "export * from './loose'", 'lint/performance/noBarrelFile'],
  [
    'lib/one.ts',
    "import { two } from './two'\nexport const one = () => two",
    'lint/suspicious/noImportCycles',
  ],
  [
    'lib/two.ts',
    "import { one } from './one'\nexport const two = () => one",
    'lint/suspicious/noImportCycles',
  ],
  [
    'lib/only.test.ts',
    "import { test } from 'vitest'\ntest.only('a', () => {})",
    'lint/suspicious/noFocusedTests',
  ],
]
const PERMITTED = [
  ['lib/server/env.ts', 'export const key = process.env.KEY', 'lint/style/noProcessEnv'],
  ['scripts/tool.mjs', 'export const key = process.env.KEY', 'lint/style/noProcessEnv'],
  ['qa/tool.mjs', "console.log('here')", 'lint/suspicious/noConsole'],
]

let folder
let reports = []

function write(file, text) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), `${text}\n`)
}

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'lint-rules-')))
  const config = JSON.parse(readFileSync(path.join(project, 'biome.json'), 'utf8'))
  write('biome.json', JSON.stringify({ ...config, $schema: undefined, vcs: { enabled: false } }))
  for (const [file, text] of [...REFUSED, ...PERMITTED]) write(file, text)
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--reporter=github', '--max-diagnostics=none', '.'],
    { cwd: folder, encoding: 'utf8' },
  )
  reports = [...stdout.matchAll(/title=([^,]+),file=([^,]+),line=/g)].map(
    ([, rule, file]) => `${rule} ${path.relative(folder, file)}`,
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('lint rules', () => {
  test.each(REFUSED)('refuse %s', (file, _text, rule) => {
    expect(reports).toContain(`${rule} ${file}`)
  })

  test.each(PERMITTED)('allow %s', (file, _text, rule) => {
    expect(reports).not.toContain(`${rule} ${file}`)
  })
})
