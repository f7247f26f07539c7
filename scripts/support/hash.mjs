import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** SHA-256 of the names and contents of `files` (relative to `folder`) and of `salt`. */
export function hashFiles(folder, files, salt = '') {
  const hash = createHash('sha256').update(salt)
  for (const file of files) {
    const content = readFileSync(path.join(folder, file))
    hash.update(`\0${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** Relative to `base` and sorted. `isIncluded` gets the name of each file or folder. */
export function listFiles(base, folder, isIncluded = () => true) {
  return readdirSync(path.join(base, folder), { withFileTypes: true })
    .filter((entry) => isIncluded(entry.name, folder))
    .flatMap((entry) => {
      const name = path.posix.join(folder, entry.name)
      return entry.isDirectory() ? listFiles(base, name, isIncluded) : [name]
    })
    .sort()
}
