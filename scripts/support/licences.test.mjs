import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkLicences, isMet } from './licences.mjs'
import { inProject } from './project.mjs'

describe('a licence expression', () => {
  const isAllowed = (one) => one === 'MIT' || one === 'ISC'

  test.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT and ISC', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-3.0-only', false],
    ['', false],
  ])('%s', (expression, met) => {
    expect(isMet(expression, isAllowed)).toBe(met)
  })
})

test('every package of the lock file may be used, or is named as an exception', () => {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))
  expect(checkLicences(packages).refused).toEqual([])
})

test('a package of another licence is refused, whatever it is called', () => {
  const { refused } = checkLicences({
    'node_modules/a': { license: 'AGPL-3.0-only' },
    'node_modules/axe-core': { license: 'GPL-2.0-only' },
    'node_modules/b/node_modules/axe-core': { license: 'MPL-2.0' },
    'node_modules/seq-queue': {},
    'node_modules/c': {},
  })
  expect(refused).toEqual(['a: AGPL-3.0-only', 'axe-core: GPL-2.0-only', 'c: none named'])
})
