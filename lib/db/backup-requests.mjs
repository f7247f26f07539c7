// Only the server can open the embedded database, so a command asks it for a backup through files that only the server's user can use:
// <id>.request becomes <id>.started, then <id>.done (the backup) or <id>.failed (why).
import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { copyBackupFile } from './backup-file.mjs'
import { BackupError } from './backup-format.mjs'

const SERVER_POLL_MS = 1000
const CLIENT_POLL_MS = 100
/** Killed commands leave their files behind. */
const ABANDONED_MS = 10 * 60_000
const REQUEST = /^([\da-f-]{36})\.request$/

const requestFolderOf = (databaseFolder) =>
  path.join(/* turbopackIgnore: true */ path.dirname(databaseFolder), 'backup-requests')

/**
 * Answers requests for as long as the process lives. `writeBackup` writes a backup to the file it is given. Returns a function that stops.
 * @param {string} databaseFolder @param {(file: string) => Promise<void>} writeBackup @param {(error: unknown) => void} onError
 */
export function answerBackupRequests(databaseFolder, writeBackup, onError) {
  const folder = requestFolderOf(databaseFolder)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { mode: 0o700 })
  let isBusy = false
  const answerAll = async () => {
    if (isBusy) return
    isBusy = true
    try {
      removeAbandonedFiles(folder)
      for (const id of listRequests(folder)) await answerRequest(path.join(folder, id), writeBackup, onError)
    } catch (error) {
      onError(error)
    } finally {
      isBusy = false
    }
  }
  const timer = setInterval(answerAll, SERVER_POLL_MS)
  timer.unref()
  return () => clearInterval(timer)
}

const listRequests = (folder) => readdirSync(folder).flatMap((name) => REQUEST.exec(name)?.[1] ?? [])

function removeAbandonedFiles(folder) {
  for (const name of readdirSync(folder)) {
    const file = path.join(/* turbopackIgnore: true */ folder, name)
    const stats = statSync(/* turbopackIgnore: true */ file, { throwIfNoEntry: false })
    if (stats && Date.now() - stats.mtimeMs > ABANDONED_MS) rmSync(file, { force: true })
  }
}

/** `base` is the path of the request's files without their extension. */
async function answerRequest(base, writeBackup, onError) {
  renameSync(`${base}.request`, `${base}.started`)
  try {
    await writeBackup(`${base}.part`)
    renameSync(`${base}.part`, `${base}.done`)
  } catch (error) {
    onError(error)
    rmSync(`${base}.part`, { force: true })
    const reason = error instanceof BackupError ? error.message : 'See the server’s log.'
    writeFileSync(`${base}.failed.part`, reason, { mode: 0o600 })
    renameSync(`${base}.failed.part`, `${base}.failed`)
  }
  rmSync(`${base}.started`, { force: true })
}

/** Throws BackupError, also if the server doesn't take the request within `answerMs` or makes no progress for `silenceMs`. */
export async function requestBackup(databaseFolder, file, { answerMs = 15_000, silenceMs = 60_000 } = {}) {
  const folder = requestFolderOf(databaseFolder)
  const id = randomUUID()
  const base = path.join(folder, id)
  try {
    writeFileSync(`${base}.request`, '', { flag: 'wx', mode: 0o600 })
    await waitForResult(folder, id, { answerMs, silenceMs })
    await copyBackupFile(`${base}.done`, file)
  } catch (error) {
    throw explainRequestError(error, folder)
  } finally {
    for (const extension of ['request', 'done', 'failed']) await rm(`${base}.${extension}`).catch(() => {})
  }
}

async function waitForResult(folder, id, { answerMs, silenceMs }) {
  const base = path.join(folder, id)
  let state
  let changedAt = Date.now()
  for (;;) {
    const previous = state
    state = readState(folder, id)
    if (state.names.includes(`${id}.done`)) return
    if (state.names.includes(`${id}.failed`)) throw new BackupError(await readFile(`${base}.failed`, 'utf8'))
    if (state.text !== previous?.text) changedAt = Date.now()
    const silentMs = Date.now() - changedAt
    if (state.names.length === 0 && silentMs > 2 * CLIENT_POLL_MS)
      throw new BackupError('The server stopped before the backup was complete.')
    if (state.names.includes(`${id}.request`) ? silentMs > answerMs : silentMs > silenceMs)
      throw new BackupError('The server isn’t responding. Stop it, make the backup, then start it again.')
    await sleep(CLIENT_POLL_MS)
  }
}

/** The text changes with every step of this request and of those before it. */
function readState(folder, id) {
  const names = readdirSync(folder)
  const sizes = names.map((name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.size)
  return { names: names.filter((name) => name.startsWith(id)), text: `${names} ${sizes}` }
}

function explainRequestError(error, folder) {
  if (error.code === 'ENOENT')
    return new BackupError(
      'The process that uses the database cannot make backups: it is a command, is still starting, or is an older version. Try again, or stop it first.',
    )
  if (error.code === 'EACCES' || error.code === 'EPERM')
    return new BackupError(
      `The server cannot be asked for a backup (${error.code} in ${folder}). Run this command as the user that runs the server.`,
    )
  return error
}
