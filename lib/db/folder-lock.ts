import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

// Held by this process. On globalThis, because Next loads modules twice; in a container every run may have the same pid,
// so that the pid alone cannot tell.
const shared = globalThis as { __databaseLocks?: Set<string> }
shared.__databaseLocks ??= new Set<string>()
const held = shared.__databaseLocks

const WAIT_MS = 8000

/** The embedded database's folder belongs to another process. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: number | undefined) {
    super(
      `The embedded database in ${folder} is in use by process ${pid}. Stop that process, or set DATABASE_URL to a PostgreSQL server.`,
    )
    this.name = 'FolderInUseError'
  }
}

/**
 * Takes the folder for this process, waiting up to eight seconds for a process that is just ending, and returns the function that
 * gives it back. A lock left by a killed process is taken over. Throws FolderInUseError.
 */
export async function lockFolder(folder: string, waitMs = WAIT_MS): Promise<() => void> {
  mkdirSync(path.dirname(folder), { recursive: true })
  const file = `${folder}.lock`
  const until = Date.now() + waitMs
  for (;;) {
    if (tryLock(file)) {
      held.add(file)
      const unlock = () => {
        if (held.delete(file)) rmSync(file, { force: true })
        process.off('exit', unlock)
      }
      process.once('exit', unlock)
      return unlock
    }
    const pid = readPid(file)
    const stale = pid === process.pid ? !held.has(file) : pid !== undefined && !isAlive(pid)
    if (stale) removeStale(file, pid)
    else if (Date.now() > until) throw new FolderInUseError(folder, pid)
    else await sleep(200)
  }
}

/** Linking is atomic, and the lock is never an empty file. */
function tryLock(file: string): boolean {
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, String(process.pid))
  try {
    linkSync(mine, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(mine, { force: true })
  }
}

/** Moves the file away first, so that of two processes that see it one gets it. */
function removeStale(file: string, pid: number | undefined): void {
  const away = `${file}.stale.${process.pid}`
  try {
    renameSync(file, away)
    if (readPid(away) !== pid) linkSync(away, file)
    rmSync(away, { force: true })
  } catch (error) {
    const code = codeOf(error)
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error
  }
}

function readPid(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || 0
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  if (pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code
