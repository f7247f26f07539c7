import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from './project.mjs'

const WAIT_LIMIT_MS = 15 * 60_000

/**
 * Runs `work` while this process holds a lock file. Waits for a process that holds it, and takes over from one that was killed.
 * @param {string} file the lock file, in an existing folder @param {() => Promise<T>} work
 * @param {string} activity what the holder is doing, printed while waiting @returns {Promise<T>} @template T
 */
export async function withLock(file, work, activity) {
  await acquireLock(file, activity)
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

async function acquireLock(file, activity) {
  const deadline = Date.now() + WAIT_LIMIT_MS
  let hasPrinted = false
  while (!tryLock(file)) {
    const pid = readPid(file)
    if (pid === undefined) continue
    if (pid === process.pid || !isAlive(pid)) {
      removeStaleLock(file, pid)
      continue
    }
    if (!hasPrinted) console.log(`Process ${pid} is ${activity}; waiting for it.`)
    hasPrinted = true
    if (Date.now() > deadline)
      throw new Failure(`Process ${pid} has held ${file} for 15 minutes. Stop it, then try again.`)
    await sleep(200)
  }
}

/** Links a complete file, which is atomic, so that the lock is never empty. */
function tryLock(file) {
  const ownFile = `${file}.${process.pid}`
  writeFileSync(ownFile, String(process.pid))
  try {
    linkSync(ownFile, file)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(ownFile, { force: true })
  }
}

/** Of two processes that see a stale lock, one moves it. A new lock that was moved by mistake is put back. */
function removeStaleLock(file, pid) {
  const moved = `${file}.stale.${process.pid}`
  try {
    renameSync(file, moved)
    if (readPid(moved) !== pid) linkSync(moved, file)
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
  }
  rmSync(moved, { force: true })
}

function readPid(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function isAlive(pid) {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
