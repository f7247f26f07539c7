import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled } from './install.mjs'

const RECORD = 'node_modules/.package-lock.json'
const LOCKED = {
  '': { name: 'project' },
  'node_modules/server': { version: '1.2.3' },
  'node_modules/server/node_modules/nested': { version: '4.0.0' },
  'node_modules/native-here': { version: '2.0.0', optional: true },
  'node_modules/native-elsewhere': { version: '2.0.0', optional: true },
  'node_modules/test-runner': { version: '3.0.0', dev: true },
}
const isHere = (name) => name !== '' && name !== 'node_modules/native-elsewhere'
const isForProduction = (name) => isHere(name) && name !== 'node_modules/test-runner'

let folder
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'install-'))
  write('package-lock.json', { packages: LOCKED })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(file, content) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
}

const remove = (file) => rmSync(path.join(folder, file), { recursive: true })

function install(isIncluded = isForProduction) {
  const packages = Object.fromEntries(Object.entries(LOCKED).filter(([name]) => isIncluded(name)))
  for (const [name, { version }] of Object.entries(packages)) write(`${name}/package.json`, { version })
  write(RECORD, { packages })
}

test('accepts a complete install without the packages of other platforms and of the tests', () => {
  install()
  expect(isInstalled(folder, { withDev: false })).toBe(true)
  expect(isInstalled(folder, { withDev: true })).toBe(false)
})

test('accepts a complete install with the packages of the tests for both purposes', () => {
  install(isHere)
  expect(isInstalled(folder, { withDev: true })).toBe(true)
  expect(isInstalled(folder, { withDev: false })).toBe(true)
})

test('recognises a new clone', () => {
  expect(isInstalled(folder, { withDev: false })).toBe(false)
})

test.each([
  ['an install that was killed before npm wrote its record', () => remove(RECORD)],
  ['a record that is cut off', () => write(RECORD, '{"packages":{"node_modules/ser')],
  ['a deleted package', () => remove('node_modules/server')],
  ['a deleted nested package', () => remove('node_modules/server/node_modules/nested')],
  ['a deleted optional package of this platform', () => remove('node_modules/native-here')],
  [
    'a new version in the lock file',
    () =>
      write('package-lock.json', { packages: { ...LOCKED, 'node_modules/server': { version: '1.2.4' } } }),
  ],
  [
    'a new version of an optional package',
    () =>
      write('package-lock.json', {
        packages: { ...LOCKED, 'node_modules/native-here': { version: '2.1.0', optional: true } },
      }),
  ],
  [
    'a new package in the lock file',
    () => write('package-lock.json', { packages: { ...LOCKED, 'node_modules/added': { version: '1.0.0' } } }),
  ],
])('recognises %s', (_, damage) => {
  install()
  damage()
  expect(isInstalled(folder, { withDev: false })).toBe(false)
})
