import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whilePreparing } from './prepare-lock.mjs'

let base
let folder
let lockFile
beforeEach(() => {
  base = mkdtempSync(path.join(os.tmpdir(), 'prepare-lock-'))
  folder = path.join(base, 'folder')
  lockFile = `${folder}.lock`
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(base, { recursive: true, force: true })
})

test('whilePreparing holds the lock while it works, and returns the result', async () => {
  const content = await whilePreparing(async () => readFileSync(lockFile, 'utf8'), folder)
  expect(content).toMatch(new RegExp(`^${process.pid} `))
  expect(existsSync(lockFile)).toBe(false)
})

test('whilePreparing releases the lock when the work fails', async () => {
  const fail = () => Promise.reject(new Error('failed'))
  await expect(whilePreparing(fail, folder)).rejects.toThrow('failed')
  expect(existsSync(lockFile)).toBe(false)
})

test('whilePreparing waits for a running process that holds the lock, and says so', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {})
  writeFileSync(lockFile, String(process.ppid))
  const work = vi.fn()
  const done = whilePreparing(work, folder)
  const message = `Waiting for process ${process.ppid}, which is preparing this folder.`
  await vi.waitFor(() => expect(print).toHaveBeenCalledWith(message), { timeout: 20_000 })
  expect(work).not.toHaveBeenCalled()
  rmSync(lockFile)
  await done
  expect(work).toHaveBeenCalledOnce()
})
