import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withLock } from './folder-lock.mjs'

let folder
let file
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'folder-lock-'))
  file = path.join(folder, 'lock')
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

test('holds the file while it works, and returns what the work returns', async () => {
  const seen = await withLock(file, async () => readFileSync(file, 'utf8'), 'working')
  expect(seen).toBe(String(process.pid))
  expect(existsSync(file)).toBe(false)
})

test('gives the file back when the work fails', async () => {
  const work = () => Promise.reject(new Error('no luck'))
  await expect(withLock(file, work, 'working')).rejects.toThrow('no luck')
  expect(existsSync(file)).toBe(false)
})

test('takes over from a process that is gone', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(file, String(pid))
  expect(await withLock(file, async () => readFileSync(file, 'utf8'), 'working')).toBe(String(process.pid))
})

test('waits for a process that lives, and says so', async () => {
  const told = vi.spyOn(console, 'log').mockImplementation(() => {})
  writeFileSync(file, String(process.ppid))
  let isIn = false
  const work = withLock(
    file,
    async () => {
      isIn = true
    },
    'building',
  )
  await vi.waitFor(() =>
    expect(told).toHaveBeenCalledWith(`Process ${process.ppid} is building; waiting for it.`),
  )
  expect(isIn).toBe(false)
  rmSync(file)
  await work
  expect(isIn).toBe(true)
})
