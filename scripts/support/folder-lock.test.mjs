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

test('holds the lock file while it works, and returns the result', async () => {
  const content = await withLock(file, async () => readFileSync(file, 'utf8'), 'working')
  expect(content).toBe(String(process.pid))
  expect(existsSync(file)).toBe(false)
})

test('releases the lock when the work fails', async () => {
  const work = () => Promise.reject(new Error('failed'))
  await expect(withLock(file, work, 'working')).rejects.toThrow('failed')
  expect(existsSync(file)).toBe(false)
})

test('takes the lock over from a process that has ended', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(file, String(pid))
  expect(await withLock(file, async () => readFileSync(file, 'utf8'), 'working')).toBe(String(process.pid))
})

test('waits for a running process that holds the lock, and says so', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {})
  writeFileSync(file, String(process.ppid))
  let hasStarted = false
  const work = withLock(
    file,
    async () => {
      hasStarted = true
    },
    'building',
  )
  await vi.waitFor(() =>
    expect(print).toHaveBeenCalledWith(`Process ${process.ppid} is building; waiting for it.`),
  )
  expect(hasStarted).toBe(false)
  rmSync(file)
  await work
  expect(hasStarted).toBe(true)
})
