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

const SHORTLY = 300

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
  await Promise.all(children.splice(0).map(end))
  rmSync(base, { recursive: true, force: true })
})

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** Another process, which does nothing but live. */
async function otherProcess(): Promise<ChildProcess & { pid: number }> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  children.push(child)
  await once(child, 'spawn')
  return child as ChildProcess & { pid: number }
}

/** What a process leaves that held the folder and was killed. */
async function leaveLockOf(child: ChildProcess & { pid: number }) {
  await take()
  writeFileSync(file, String(child.pid))
}

/** Takes the folder, looks at the lock, and gives it back. */
async function take(): Promise<string> {
  const unlock = await lockFolder(folder, { waitMs: SHORTLY })
  const holder = readFileSync(file, 'utf8')
  unlock()
  return holder
}

const ME = expect.stringMatching(new RegExp(`^${process.pid} `))
const inUseBy = (pid: number) =>
  `The embedded database in ${folder} is in use by process ${pid}. Stop that process, or set DATABASE_URL to a PostgreSQL server.`

describe('the lock of a folder', () => {
  it('names its process, and goes when it is given back', async () => {
    const unlock = await lockFolder(folder)
    expect(readFileSync(file, 'utf8')).toEqual(ME)
    unlock()
    unlock()
    expect(readdirSync(path.dirname(folder))).toEqual([])
  })

  it('is refused to a second taker in the same process', async () => {
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder, { waitMs: SHORTLY })).rejects.toThrow(inUseBy(process.pid))
    expect(existsSync(file)).toBe(true)
    unlock()
    expect(await take()).toEqual(ME)
  })

  it('is refused while another process lives that holds it, with a way out', async () => {
    const child = await otherProcess()
    await leaveLockOf(child)
    const refusal = lockFolder(folder, { waitMs: SHORTLY })
    await expect(refusal).rejects.toBeInstanceOf(FolderInUseError)
    await expect(refusal).rejects.toThrow(inUseBy(child.pid))
    expect(readFileSync(file, 'utf8')).toBe(String(child.pid))
  })

  it('is waited for while the process that holds it is just ending', async () => {
    const child = await otherProcess()
    await leaveLockOf(child)
    const waiting = lockFolder(folder)
    await end(child)
    const unlock = await waiting
    expect(readFileSync(file, 'utf8')).toEqual(ME)
    unlock()
  })

  it('is taken over from a process that was killed', async () => {
    const child = await otherProcess()
    await leaveLockOf(child)
    await end(child)
    expect(await take()).toEqual(ME)
  })

  it('is taken over from an earlier process of the same number, as in a container', async () => {
    await take()
    writeFileSync(file, String(process.pid))
    expect(await take()).toEqual(ME)
  })

  it.each(['', 'not a number', '-1', '0'])('is taken over where it holds %j', async (content) => {
    await take()
    writeFileSync(file, content)
    expect(await take()).toEqual(ME)
  })

  it('goes to one of many that want it at once', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => lockFolder(folder, { waitMs: SHORTLY })),
    )
    const taken = results.filter((result) => result.status === 'fulfilled')
    expect(taken).toHaveLength(1)
    expect(readdirSync(path.dirname(folder))).toEqual([path.basename(file)])
    taken[0]?.value()
  })

  it('leaves nothing in the process once it is given back', async () => {
    const before = process.listenerCount('exit')
    await take()
    expect(process.listenerCount('exit')).toBe(before)
  })

  it('says what is wrong where the folder cannot be made', async () => {
    writeFileSync(path.join(base, 'data'), 'a file')
    await expect(lockFolder(folder, { waitMs: SHORTLY })).rejects.toMatchObject({ code: 'EEXIST' })
  })
})

describe('the lock of a folder that containers share', () => {
  const HERE = 'here pid:[1]'
  const lockHere = () => lockFolder(folder, { waitMs: SHORTLY, host: HERE })

  /** What a process of another container has written, at a time by the file system's clock. */
  async function leaveForeignLock(time: Date) {
    await take()
    writeFileSync(file, `${process.pid} there pid:[2]`)
    utimesSync(file, time, time)
  }

  it('is refused while the other one renews it, whatever its pid says here', async () => {
    await leaveForeignLock(new Date(Date.now() + 3_600_000))
    const refusal = lockHere()
    // Renewed while it is waited for: nobody else does that.
    utimesSync(file, new Date(), new Date(Date.now() + 3_700_000))
    await expect(refusal).rejects.toThrow(
      `in use by process ${process.pid} on another machine or container (there). Stop that process`,
    )
    expect(readFileSync(file, 'utf8')).toBe(`${process.pid} there pid:[2]`)
  })

  it('is taken over at once when it was not renewed for long', async () => {
    await leaveForeignLock(new Date(Date.now() - STALE_MS - 60_000))
    const unlock = await lockHere()
    expect(readFileSync(file, 'utf8')).toBe(`${process.pid} ${HERE}`)
    unlock()
  })

  it('ends the process that finds it in other hands, before its next write', async () => {
    const onLost = vi.fn()
    await lockFolder(folder, { host: HERE, onLost })
    writeFileSync(file, '1 there pid:[2]')
    renewOverdueLock(folder)
    expect(onLost).not.toHaveBeenCalled()
    renewOverdueLock(folder, performance.now() + STALE_MS)
    expect(onLost).toHaveBeenCalledExactlyOnceWith(
      `Another process has taken the embedded database in ${folder} over: this one ends, and writes nothing more.`,
    )
    expect(readFileSync(file, 'utf8')).toBe('1 there pid:[2]')
  })

  it('is renewed before a write where that is overdue, and the file system notes when', async () => {
    const unlock = await lockFolder(folder)
    utimesSync(file, new Date(0), new Date(0))
    renewOverdueLock(folder, performance.now() + STALE_MS)
    expect(statSync(file).mtimeMs).toBeGreaterThan(0)
    unlock()
  })
})
