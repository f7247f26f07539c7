import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from './project.mjs'

const WAIT_MS = 15 * 60_000

/**
 * Runs `work` while this process alone holds the lock file; waits for another one, takes over from a killed one.
 * @param {string} file the lock file; its folder exists @param {() => Promise<T>} work @param {string} doing said while waiting
 * @returns {Promise<T>} @template T
 */
export async function withLock(file, work, doing) {
  await acquire(file, doing)
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

async function acquire(file, doing) {
  const until = Date.now() + WAIT_MS
  let told = false
  while (!tryLock(file)) {
    const pid = readPid(file)
    if (pid === undefined) continue
    if (pid === process.pid || !isAlive(pid)) {
      moveAway(file, pid)
      continue
    }
    if (!told) console.log(`Process ${pid} is ${doing}; waiting for it.`)
    told = true
    if (Date.now() > until)
      throw new Failure(`Process ${pid} has held ${file} for 15 minutes. Stop it, then try again.`)
    await sleep(200)
  }
}

/** Linking is atomic, and the lock is never an empty file. */
function tryLock(file) {
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, String(process.pid))
  try {
    linkSync(mine, file)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(mine, { force: true })
  }
}

/** Of two processes that see a stale lock one moves it; a newer one that was caught by mistake is put back. */
function moveAway(file, pid) {
  const away = `${file}.stale.${process.pid}`
  try {
    renameSync(file, away)
    if (readPid(away) !== pid) linkSync(away, file)
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
  }
  rmSync(away, { force: true })
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
