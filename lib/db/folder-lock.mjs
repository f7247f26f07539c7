// The lock of the embedded database's folder, for the server and for the operator's commands.
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
/** How often the holder writes its lock anew. */
const RENEW_MS = 3000
/** A holder whose pid says nothing here is taken for dead when its lock was not written for so long. */
export const STALE_MS = 15_000

// Held by this process. On globalThis, because Next loads modules twice; in a container every run may have the same pid,
// so that the pid alone cannot tell.
const shared = globalThis
shared.__databaseLocks ??= new Map()
const held = shared.__databaseLocks

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

/**
 * Takes the folder for this process, waiting up to eight seconds for a process that is just ending, and returns the function that
 * gives it back. A lock left by a killed process is taken over: at once where its pid tells, and from another machine or container once
 * it was not renewed for fifteen seconds. Throws FolderInUseError.
 */
export async function lockFolder(folder, { waitMs = WAIT_MS, host = hostId(), onLost = end } = {}) {
  mkdirSync(path.dirname(folder), { recursive: true })
  const file = lockOf(folder)
  const mine = `${process.pid} ${host}`
  const until = Date.now() + waitMs
  let first
  for (;;) {
    const written = tryLock(file, mine)
    if (written === undefined) return hold(folder, mine, onLost)
    const holder = readHolder(file)
    first ??= holder
    if (isStale(holder, { file, host, now: written })) removeStale(file, holder)
    // A foreign holder that has not renewed its lock since may be dead: that is known only when it is stale.
    else if (Date.now() > until && !(isForeign(holder, host) && holder?.renewed === first?.renewed))
      throw new FolderInUseError(folder, holder?.pid, isForeign(holder, host) ? holder?.host : undefined)
    else await sleep(200)
  }
}

/**
 * Ends the process where it held the folder and does not any more: it was stopped for longer than others wait. To be called before a
 * write; looks at the file only where the last renewal is overdue.
 */
export function renewOverdueLock(folder, now = performance.now()) {
  const lease = held.get(lockOf(folder))
  if (lease && now - lease.renewedAt > 2 * RENEW_MS) lease.renew()
}

const lockOf = (folder) => `${folder}.lock`

function hold(folder, mine, onLost) {
  const file = lockOf(folder)
  const release = () => {
    clearInterval(timer)
    process.off('exit', release)
    // What somebody else wrote there stays.
    if (held.delete(file) && attempt(() => readFileSync(file, 'utf8')) === mine) rmSync(file, { force: true })
  }
  const lease = { renewedAt: performance.now() }
  lease.renew = () => {
    if (renew(file, mine)) {
      lease.renewedAt = performance.now()
      return
    }
    release()
    onLost(
      `Another process has taken the embedded database in ${folder} over: this one ends, and writes nothing more.`,
    )
  }
  const timer = setInterval(lease.renew, RENEW_MS)
  timer.unref()
  held.set(file, lease)
  process.once('exit', release)
  return release
}

function end(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Writes the lock anew, so that the file system notes the time by its own clock. False where it is somebody else's by now. */
function renew(file, mine) {
  try {
    if (readFileSync(file, 'utf8') !== mine) return false
    writeFileSync(file, mine, { flag: 'r+' })
    return readFileSync(file, 'utf8') === mine
  } catch (error) {
    if (error.code === 'ENOENT') return false
    // A full or failing disk: the lock is still ours, and the next renewal may succeed.
    return true
  }
}

/** Linking is atomic, and the lock is never an empty file. @returns undefined when it was taken, else the time by the file system's clock */
function tryLock(file, mine) {
  const own = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
  writeFileSync(own, mine)
  try {
    linkSync(own, file)
    return undefined
  } catch (error) {
    if (error.code === 'EEXIST') return statSync(/* turbopackIgnore: true */ own).mtimeMs
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

function isStale(holder, { file, host, now }) {
  if (!holder) return false
  if (isForeign(holder, host)) return now - holder.renewed > STALE_MS
  return holder.pid === process.pid ? !held.has(file) : !isAlive(holder.pid)
}

const isForeign = (holder, host) => holder?.host !== undefined && holder.host !== host

/** Moves the file away first, so that of two processes that see it one gets it. One that was renewed meanwhile is put back. */
function removeStale(file, holder) {
  const away = `${file}.stale.${process.pid}`
  try {
    renameSync(file, away)
    const moved = readHolder(away)
    if (moved?.pid !== holder.pid || moved?.host !== holder.host || moved?.renewed !== holder.renewed)
      linkSync(away, file)
    rmSync(away, { force: true })
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
  }
}

/** Who wrote the lock, and when by the file system's clock; undefined where there is none. */
function readHolder(file) {
  try {
    const { mtimeMs } = statSync(/* turbopackIgnore: true */ file)
    const [, pid, host] = /^(\d+)(?: (.+))?$/.exec(readFileSync(file, 'utf8')) ?? []
    return { pid: Number(pid) || 0, host, renewed: mtimeMs }
  } catch {
    return undefined
  }
}

/** A pid means something on one machine, since its start, in one container: their names together. */
function hostId() {
  const parts = [
    os.hostname(),
    attempt(() => readlinkSync('/proc/self/ns/pid')),
    attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  ]
  return parts.filter(Boolean).join(' ')
}

function attempt(read) {
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
