import { statfsSync } from 'node:fs'
import path from 'node:path'

const MB = 1024 * 1024
/** Two segments of the database's log, and what a statement adds to its tables. */
const FREE_BYTES_MIN = 40 * MB
/** What a new database takes, and the reserve. */
const NEW_DATABASE_BYTES_MIN = 100 * MB

/** The disk of the embedded database is all but full. The code is PostgreSQL's own for it. */
export class DiskFullError extends Error {
  readonly code = '53100'
  readonly severity = 'FATAL'

  constructor(free: number) {
    super(`${Math.floor(free / 1024 / 1024)} MB are free on the disk of the embedded database`)
    this.name = 'DiskFullError'
  }
}

/**
 * Throws DiskFullError where the disk that `folder` lies on, or will lie on, is all but full. PGlite does not survive a log that it
 * cannot write: it never returns. So nothing is asked of it while that could happen; a look takes 3 µs.
 */
export function requireDiskSpace(folder: string): void {
  const free = freeBytes(folder)
  if (free !== undefined && free < FREE_BYTES_MIN) throw new DiskFullError(free)
  if (free !== undefined) return
  const before = freeBytes(path.dirname(folder)) ?? freeBytes(path.parse(folder).root) ?? 0
  if (before < NEW_DATABASE_BYTES_MIN) throw new DiskFullError(before)
}

/** Undefined where the folder is not there. */
function freeBytes(folder: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}
