// PGlite makes a new database over files that it does not recognise, so its folder is checked first.
import { accessSync, constants, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Never empty in a complete data directory. */
const REQUIRED_PARTS = [
  'PG_VERSION',
  'postgresql.conf',
  'global/pg_control',
  'global/pg_filenode.map',
  'base',
  'pg_wal',
  'pg_xact',
]
const ACCESS_CODES = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR']
const WAY_BACK = 'Move the folder away, start Spanwright, stop it, then restore your latest backup.'

/** The message is for the operator. `code` is PostgreSQL's cannot_connect_now. */
export class UnusableFolderError extends Error {
  constructor(message, options) {
    super(message, options)
    this.name = 'UnusableFolderError'
    this.code = '57P03'
    this.severity = 'FATAL'
  }
}

/** Missing or empty. Throws UnusableFolderError unless the folder is new, or complete and accessible. */
export function isNewFolder(folder) {
  try {
    const entries = readdirSync(folder, { recursive: true })
    for (const entry of ['', ...entries]) requireAccess(path.join(folder, entry))
    if (entries.length === 0) return true
  } catch (error) {
    if (error.code === 'ENOENT' && error.path === folder) return true
    throw explainAccessError(error, folder)
  }
  const missing = REQUIRED_PARTS.find((part) => !hasContent(path.join(folder, part)))
  if (!missing) return false
  throw new UnusableFolderError(
    `The folder ${folder} is not empty, but it does not hold a complete database (${missing} is missing or empty). ${WAY_BACK}`,
  )
}

/** Returns UnusableFolderError if this user cannot use `folder`, else the same error. */
export function explainAccessError(error, folder) {
  if (!ACCESS_CODES.includes(error?.code)) return error
  return new UnusableFolderError(
    `${error.path ?? folder} cannot be read and written (${error.code}). Give ${folder} and everything in it to the user that runs Spanwright, or set DATA_DIR to another folder.`,
    { cause: error },
  )
}

/** Returns UnusableFolderError if the files of an existing folder are damaged, else the same error. */
export function explainOpenError(error, folder) {
  return isDamage(error)
    ? new UnusableFolderError(
        `The embedded database in ${folder} cannot be used, probably because its files are damaged. ${WAY_BACK}`,
        { cause: error },
      )
    : explainAccessError(error, folder)
}

/** PostgreSQL's class XX reports corrupted files, 58P01 a missing one; PGlite aborts or gives up when PostgreSQL does not start. */
function isDamage(error) {
  return (
    error instanceof WebAssembly.RuntimeError ||
    /^(XX|58P01)/.test(error?.code) ||
    /PGlite failed to initialize/.test(error?.message)
  )
}

const requireAccess = (file) => accessSync(file, constants.R_OK | constants.W_OK)

function hasContent(file) {
  try {
    return statSync(file).isDirectory() ? readdirSync(file).length > 0 : statSync(file).size > 0
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}
