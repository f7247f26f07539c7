import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles } from '../scripts/support/hash.mjs'
import { inProject, root } from '../scripts/support/project.mjs'
import { CHECKS } from './checks.mjs'
import { formatTable } from './support/report.mjs'

const runQa = (...args) => spawnSync(process.execPath, ['qa/run.mjs', ...args], { encoding: 'utf8' })

test('npm run qa -- --list prints each check with its minutes and what it shows', () => {
  const { status, stdout } = runQa('--list')
  expect(status).toBe(0)
  for (const { name, minutes, shows } of CHECKS)
    expect(stdout).toMatch(new RegExp(`^${name} +${minutes} min  ${shows}$`, 'm'))
})

test('npm run qa refuses an unknown check and names all checks', () => {
  const { status, stderr } = runQa('nonsense')
  expect(status).toBe(1)
  expect(stderr).toContain('There is no check called "nonsense"')
  for (const { name } of CHECKS) expect(stderr).toContain(name)
})

test('checks and the modules they load exist', () => {
  const sources = ['qa', 'scripts'].flatMap((folder) => listFiles(root, folder))
  const loaded = sources
    .filter((file) => file.endsWith('.mjs'))
    .flatMap((file) => [...readFileSync(inProject(file), 'utf8').matchAll(/\bload\('([^']+)'\)/g)])
    .map(([, file]) => file)
  const files = [...CHECKS.map(({ file }) => file), ...loaded]
  expect(files.filter((file) => !existsSync(inProject(file)))).toEqual([])
})

test('formatTable aligns the columns of a Markdown table', () => {
  expect(formatTable(['step', 'p50'], [['register', 88]])).toBe(
    ['| step     | p50 |', '| -------- | --- |', '| register | 88  |'].join('\n'),
  )
})
