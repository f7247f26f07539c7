import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * SHA-256 over the names and the contents of files, in the order given.
 * @param {string} folder the files' common folder @param {string[]} files relative to it
 * @param {string} [salt] whatever else the result shall depend on
 */
export function hashFiles(folder, files, salt = '') {
  const hash = createHash('sha256').update(salt)
  for (const file of files) {
    const content = readFileSync(path.join(folder, file))
    hash.update(`\0${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** All files below a folder, relative to `base`, sorted; `keep` says which names (of files and folders) count. */
export function listFiles(base, folder, keep = () => true) {
  return readdirSync(path.join(base, folder), { withFileTypes: true })
    .filter((entry) => keep(entry.name, folder))
    .flatMap((entry) => {
      const name = path.posix.join(folder, entry.name)
      return entry.isDirectory() ? listFiles(base, name, keep) : [name]
    })
    .sort()
}
