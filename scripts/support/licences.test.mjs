import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkLicences, isMet } from './licences.mjs'
import { inProject } from './project.mjs'

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT and ISC', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['', false],
])('evaluates the licence expression "%s"', (expression, expected) => {
  expect(isMet(expression, (licence) => ['MIT', 'ISC'].includes(licence))).toBe(expected)
})

test('every package in the lock file has an allowed licence or is an exception', () => {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))
  expect(checkLicences(packages).refused).toEqual([])
})

test('refuses other licences, even for the packages of an exception', () => {
  const { refused } = checkLicences({
    'node_modules/a': { license: 'AGPL-3.0-only' },
    'node_modules/axe-core': { license: 'GPL-2.0-only' },
    'node_modules/b/node_modules/axe-core': { license: 'MPL-2.0' },
    'node_modules/seq-queue': {},
    'node_modules/c': {},
  })
  expect(refused).toEqual(['a: AGPL-3.0-only', 'axe-core: GPL-2.0-only', 'c: none named'])
})
