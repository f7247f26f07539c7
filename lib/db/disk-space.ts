import { statfsSync } from 'node:fs'
import path from 'node:path'
import { explainAccessError } from './database-folder.mjs'

const MB = 1024 * 1024
/** Two segments of the write-ahead log, and what a statement adds to its tables. */
const FREE_BYTES_MIN = 40 * MB
const NEW_DATABASE_BYTES_MIN = 100 * MB

/** `code` is PostgreSQL's disk_full. */
export class DiskFullError extends Error {
  readonly code = '53100'
  readonly severity = 'FATAL'

  constructor(freeBytes: number, neededBytes: number) {
    super(
      `The disk of the embedded database is full: ${Math.floor(freeBytes / MB)} MB are free, and it needs ${neededBytes / MB} MB. Free some space; a restart is not necessary.`,
    )
    this.name = 'DiskFullError'
  }
}

/** PGlite hangs when it cannot write its log, so this is checked before every use; it takes 3 µs. Throws DiskFullError. */
export function requireDiskSpace(folder: string): void {
  const free = readFreeBytes(folder)
  if (free !== undefined && free < FREE_BYTES_MIN) throw new DiskFullError(free, FREE_BYTES_MIN)
  if (free !== undefined) return
  const parentFree = readFreeBytes(path.dirname(folder)) ?? readFreeBytes(path.parse(folder).root) ?? 0
  if (parentFree < NEW_DATABASE_BYTES_MIN) throw new DiskFullError(parentFree, NEW_DATABASE_BYTES_MIN)
}

function readFreeBytes(folder: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw explainAccessError(error, folder)
    return undefined
  }
}
