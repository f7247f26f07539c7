import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readBuildId } from './build-id.mjs'

const HASH = 'the hash of the sources'

let folder
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'spanwright-build-id-'))
  writeFileSync(path.join(folder, 'package.json'), '{}')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function git(...args) {
  const who = ['-c', 'user.name=test', '-c', 'user.email=test@spanwright.example']
  const { status, stdout, stderr } = spawnSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  return stdout.trim()
}

test('a build without git is named by the hash of its sources', () => {
  expect(readBuildId(folder, HASH)).toBe(HASH)
})

describe('in a git repository', () => {
  beforeEach(() => {
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '--message', 'first')
  })

  test('a build is named by its commit', () => {
    expect(readBuildId(folder, HASH)).toBe(git('rev-parse', 'HEAD'))
  })

  test('a build of changed or new files is named by the hash of its sources', () => {
    writeFileSync(path.join(folder, 'new.txt'), '')
    expect(readBuildId(folder, HASH)).toBe(HASH)
    git('add', '.')
    git('commit', '--quiet', '--message', 'second')
    writeFileSync(path.join(folder, 'package.json'), '{ }')
    expect(readBuildId(folder, HASH)).toBe(HASH)
  })

  test('a copy inside a repository that ignores it is named by the hash of its sources', () => {
    writeFileSync(path.join(folder, '.gitignore'), 'copy/')
    mkdirSync(path.join(folder, 'copy'))
    writeFileSync(path.join(folder, 'copy/package.json'), '{}')
    git('add', '.')
    git('commit', '--quiet', '--message', 'second')
    expect(readBuildId(path.join(folder, 'copy'), HASH)).toBe(HASH)
  })
})
