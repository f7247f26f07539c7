import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashFiles, listFiles } from './hash.mjs'

let folder
const write = (file, text) => writeFileSync(path.join(folder, file), text)
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'hash-'))
  mkdirSync(path.join(folder, 'app/admin'), { recursive: true })
  write('app/page.tsx', 'one')
  write('app/admin/page.tsx', 'two')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const hash = (salt) => hashFiles(folder, listFiles(folder, 'app'), salt)

test('lists files in a fixed order, without those that are excluded', () => {
  expect(listFiles(folder, 'app')).toEqual(['app/admin/page.tsx', 'app/page.tsx'])
  expect(listFiles(folder, 'app', (name) => name !== 'admin')).toEqual(['app/page.tsx'])
})

test('a file that was only touched does not change the hash', () => {
  const before = hash()
  utimesSync(path.join(folder, 'app/page.tsx'), new Date(0), new Date(0))
  expect(hash()).toBe(before)
})

test.each([
  ['a changed file', { 'app/page.tsx': 'other' }],
  ['a new file', { 'app/new.tsx': '' }],
  ['text moved from one file to another', { 'app/page.tsx': '', 'app/admin/page.tsx': 'twoone' }],
])('%s changes the hash', (_name, files) => {
  const before = hash()
  for (const [file, text] of Object.entries(files)) write(file, text)
  expect(hash()).not.toBe(before)
})

test('a renamed file changes the hash', () => {
  const before = hash()
  renameSync(path.join(folder, 'app/page.tsx'), path.join(folder, 'app/q.tsx'))
  expect(hash()).not.toBe(before)
})

test('the salt changes the hash', () => {
  expect(hash('a')).not.toBe(hash('b'))
})
