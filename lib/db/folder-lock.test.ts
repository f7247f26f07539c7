import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FolderInUseError, lockFolder, renewOverdueLock, STALE_MS } from './folder-lock.mjs'

const SHORT_WAIT_MS = 300

let base: string
let folder: string
let file: string
const children: ChildProcess[] = []

beforeEach(() => {
  base = mkdtempSync(path.join(os.tmpdir(), 'spanwright-lock-'))
  folder = path.join(base, 'data', 'pglite')
  file = `${folder}.lock`
})

afterEach(async () => {
  await Promise.all(children.splice(0).map(killProcess))
  rmSync(base, { recursive: true, force: true })
})

async function killProcess(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

async function startProcess(): Promise<ChildProcess & { pid: number }> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  children.push(child)
  await once(child, 'spawn')
  return child as ChildProcess & { pid: number }
}

async function writeLockOf(child: ChildProcess & { pid: number }) {
  await lockAndUnlock()
  writeFileSync(file, String(child.pid))
}

async function lockAndUnlock(): Promise<string> {
  const unlock = await lockFolder(folder, { waitMs: SHORT_WAIT_MS })
  const holder = readFileSync(file, 'utf8')
  unlock()
  return holder
}

const OWN_LOCK = expect.stringMatching(new RegExp(`^${process.pid} `))
const inUseBy = (pid: number) =>
  `The embedded database in ${folder} is in use by process ${pid}. Stop that process, or set DATABASE_URL to a PostgreSQL server.`

describe('lockFolder', () => {
  it('writes the pid to the lock file and removes the file on unlock', async () => {
    const unlock = await lockFolder(folder)
    expect(readFileSync(file, 'utf8')).toEqual(OWN_LOCK)
    unlock()
    unlock()
    expect(readdirSync(path.dirname(folder))).toEqual([])
  })

  it('refuses a second lock in the same process', async () => {
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder, { waitMs: SHORT_WAIT_MS })).rejects.toThrow(inUseBy(process.pid))
    expect(existsSync(file)).toBe(true)
    unlock()
    expect(await lockAndUnlock()).toEqual(OWN_LOCK)
  })

  it('refuses a folder that a running process holds, and says what to do', async () => {
    const child = await startProcess()
    await writeLockOf(child)
    const refusal = lockFolder(folder, { waitMs: SHORT_WAIT_MS })
    await expect(refusal).rejects.toBeInstanceOf(FolderInUseError)
    await expect(refusal).rejects.toThrow(inUseBy(child.pid))
    expect(readFileSync(file, 'utf8')).toBe(String(child.pid))
  })

  it('waits for a process that is shutting down', async () => {
    const child = await startProcess()
    await writeLockOf(child)
    const waiting = lockFolder(folder)
    await killProcess(child)
    const unlock = await waiting
    expect(readFileSync(file, 'utf8')).toEqual(OWN_LOCK)
    unlock()
  })

  it('takes over the lock of a killed process', async () => {
    const child = await startProcess()
    await writeLockOf(child)
    await killProcess(child)
    expect(await lockAndUnlock()).toEqual(OWN_LOCK)
  })

  it('takes over the lock of an earlier process with the same pid, as in a container', async () => {
    await lockAndUnlock()
    writeFileSync(file, String(process.pid))
    expect(await lockAndUnlock()).toEqual(OWN_LOCK)
  })

  it.each(['', 'not a number', '-1', '0'])('takes over a lock file that contains %j', async (content) => {
    await lockAndUnlock()
    writeFileSync(file, content)
    expect(await lockAndUnlock()).toEqual(OWN_LOCK)
  })

  it('gives the lock to one of many simultaneous callers', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => lockFolder(folder, { waitMs: SHORT_WAIT_MS })),
    )
    const locked = results.filter((result) => result.status === 'fulfilled')
    expect(locked).toHaveLength(1)
    expect(readdirSync(path.dirname(folder))).toEqual([path.basename(file)])
    locked[0]?.value()
  })

  it('removes its exit listener on unlock', async () => {
    const before = process.listenerCount('exit')
    await lockAndUnlock()
    expect(process.listenerCount('exit')).toBe(before)
  })

  it('throws the error of a folder that cannot be created', async () => {
    writeFileSync(path.join(base, 'data'), 'a file')
    await expect(lockFolder(folder, { waitMs: SHORT_WAIT_MS })).rejects.toMatchObject({ code: 'EEXIST' })
  })
})

describe('lockFolder on a volume that containers share', () => {
  const HERE = 'here pid:[1]'
  const lockHere = () => lockFolder(folder, { waitMs: SHORT_WAIT_MS, host: HERE })

  async function writeForeignLock(time: Date) {
    await lockAndUnlock()
    writeFileSync(file, `${process.pid} there pid:[2]`)
    utimesSync(file, time, time)
  }

  it('refuses a folder whose foreign lock is being renewed', async () => {
    await writeForeignLock(new Date(Date.now() + 3_600_000))
    const refusal = lockHere()
    utimesSync(file, new Date(), new Date(Date.now() + 3_700_000))
    await expect(refusal).rejects.toThrow(
      `in use by process ${process.pid} on another machine or container (there). Stop that process`,
    )
    expect(readFileSync(file, 'utf8')).toBe(`${process.pid} there pid:[2]`)
  })

  it('takes over a foreign lock that was not renewed for a long time', async () => {
    await writeForeignLock(new Date(Date.now() - STALE_MS - 60_000))
    const unlock = await lockHere()
    expect(readFileSync(file, 'utf8')).toBe(`${process.pid} ${HERE}`)
    unlock()
  })

  it('reports a lock that another process has taken, before the next write', async () => {
    const onLost = vi.fn()
    await lockFolder(folder, { host: HERE, onLost })
    writeFileSync(file, '1 there pid:[2]')
    renewOverdueLock(folder)
    expect(onLost).not.toHaveBeenCalled()
    renewOverdueLock(folder, performance.now() + STALE_MS)
    expect(onLost).toHaveBeenCalledExactlyOnceWith(
      `Another process has taken over the embedded database in ${folder}. This process will stop without writing anything more.`,
    )
    expect(readFileSync(file, 'utf8')).toBe('1 there pid:[2]')
  })

  it('renews an overdue lock before a write', async () => {
    const unlock = await lockFolder(folder)
    utimesSync(file, new Date(0), new Date(0))
    renewOverdueLock(folder, performance.now() + STALE_MS)
    expect(statSync(file).mtimeMs).toBeGreaterThan(0)
    unlock()
  })
})
