import {
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const WAIT_MS = 8000
const RENEW_MS = 3000
/** For a lock from another machine or container, whose process can't be checked. */
export const STALE_MS = 15_000

// On globalThis because Next loads modules twice. A pid does not identify this process: in a container every run can have the same one.
const shared = globalThis
shared.__databaseLocks ??= new Map()
const heldLocks = shared.__databaseLocks

export class FolderInUseError extends Error {
  constructor(folder, pid, host) {
    const holder = host
      ? `process ${pid} on another machine or container (${host.split(' ', 1)})`
      : `process ${pid}`
    super(
      `The embedded database in ${folder} is in use by ${holder}. Stop that process, or set DATABASE_URL to a PostgreSQL server.`,
    )
    this.name = 'FolderInUseError'
    this.holder = holder
  }
}

/** Waits up to 8 seconds for a process that is shutting down. Takes over the lock of a killed process. Throws FolderInUseError. */
export async function lockFolder(
  folder,
  { waitMs = WAIT_MS, host = hostId(), onLost = exitWithMessage } = {},
) {
  mkdirSync(path.dirname(folder), { recursive: true })
  const file = lockFileOf(folder)
  const ownText = `${process.pid} ${host}`
  const deadline = Date.now() + waitMs
  let firstHolder
  for (;;) {
    const refusedAt = tryLock(file, ownText)
    if (refusedAt === undefined) return holdLock(folder, ownText, onLost)
    const holder = readHolder(file)
    firstHolder ??= holder
    if (isStale(holder, { file, host, now: refusedAt })) removeStaleLock(file, holder)
    // A foreign holder that has not renewed its lock since could be dead; wait until the lock is stale.
    else if (
      Date.now() > deadline &&
      !(isForeign(holder, host) && holder?.renewedAt === firstHolder?.renewedAt)
    )
      throw new FolderInUseError(folder, holder?.pid, isForeign(holder, host) ? holder?.host : undefined)
    else await sleep(200)
  }
}

/** Call before a write. `onLost` runs if another process took the lock while this one was suspended. */
export function renewOverdueLock(folder, now = performance.now()) {
  const lease = heldLocks.get(lockFileOf(folder))
  if (lease && now - lease.renewedAt > 2 * RENEW_MS) lease.renew()
}

const lockFileOf = (folder) => `${folder}.lock`

function holdLock(folder, ownText, onLost) {
  const file = lockFileOf(folder)
  const release = () => {
    clearInterval(timer)
    process.off('exit', release)
    // A lock that another process wrote must stay.
    if (heldLocks.delete(file) && tryRead(() => readFileSync(file, 'utf8')) === ownText)
      rmSync(file, { force: true })
  }
  const lease = { renewedAt: performance.now() }
  lease.renew = () => {
    if (renewLockFile(file, ownText)) {
      lease.renewedAt = performance.now()
      return
    }
    release()
    onLost(
      `Another process has taken over the embedded database in ${folder}. This process will stop without writing anything more.`,
    )
  }
  const timer = setInterval(lease.renew, RENEW_MS)
  timer.unref()
  heldLocks.set(file, lease)
  process.once('exit', release)
  return release
}

function exitWithMessage(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/** Updates the modification time. Returns false if another process holds the lock. */
function renewLockFile(file, ownText) {
  try {
    if (readFileSync(file, 'utf8') !== ownText) return false
    writeFileSync(file, ownText, { flag: 'r+' })
    return readFileSync(file, 'utf8') === ownText
  } catch (error) {
    if (error.code === 'ENOENT') return false
    // On a full or failing disk the lock is still ours, and the next renewal can succeed.
    return true
  }
}

/** Links a file, which is atomic and never leaves an empty lock. @returns undefined if it worked, else the file system's time in milliseconds */
function tryLock(file, ownText) {
  const temporaryFile = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
  writeFileSync(temporaryFile, ownText)
  try {
    linkSync(temporaryFile, file)
    return undefined
  } catch (error) {
    if (error.code === 'EEXIST') return statSync(/* turbopackIgnore: true */ temporaryFile).mtimeMs
    throw error
  } finally {
    rmSync(temporaryFile, { force: true })
  }
}

function isStale(holder, { file, host, now }) {
  if (!holder) return false
  if (isForeign(holder, host)) return now - holder.renewedAt > STALE_MS
  return holder.pid === process.pid ? !heldLocks.has(file) : !isAlive(holder.pid)
}

const isForeign = (holder, host) => holder?.host !== undefined && holder.host !== host

/** Moves the file away first, so that only one of two processes removes it. Puts back a lock that was renewed meanwhile. */
function removeStaleLock(file, holder) {
  const away = `${file}.stale.${process.pid}`
  try {
    renameSync(file, away)
    const moved = readHolder(away)
    if (moved?.pid !== holder.pid || moved?.host !== holder.host || moved?.renewedAt !== holder.renewedAt)
      linkSync(away, file)
    rmSync(away, { force: true })
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
  }
}

/** `renewedAt` is in the file system's time. */
function readHolder(file) {
  try {
    const { mtimeMs } = statSync(/* turbopackIgnore: true */ file)
    const [, pid, host] = /^(\d+)(?: (.+))?$/.exec(readFileSync(file, 'utf8')) ?? []
    return { pid: Number(pid) || 0, host, renewedAt: mtimeMs }
  } catch {
    return undefined
  }
}

/** The machine, its boot and the container: a pid is unique only within all three. */
function hostId() {
  const parts = [
    os.hostname(),
    tryRead(() => readlinkSync('/proc/self/ns/pid')),
    tryRead(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  ]
  return parts.filter(Boolean).join(' ')
}

function tryRead(read) {
  try {
    return read()
  } catch {
    return undefined
  }
}

function isAlive(pid) {
  if (pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
