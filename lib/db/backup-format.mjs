import { createHash } from 'node:crypto'

export const FORMAT = 1

/** The message is for the operator. */
export class BackupError extends Error {}

/**
 * Yields `{header}`, then `{table, rows}` for each line, then `{counts}`, the rows by table in the source. Throws BackupError.
 * @param {AsyncIterable<string> | Iterable<string>} lines without line feeds
 */
export async function* readBackup(lines) {
  const digest = createHash('sha256')
  let isStarted = false
  let footer
  for await (const text of lines) {
    const value = parseLine(text)
    if (!isStarted) {
      isStarted = true
      yield { header: checkHeader(value) }
    } else if (footer) throw new BackupError('The file continues after its final line.')
    else if (value.table) {
      digest.update(`${text}\n`)
      yield value
    } else footer = value
  }
  if (!footer?.counts) throw new BackupError('The file is cut off: its last line is missing.')
  if (footer.sha256 !== digest.digest('hex'))
    throw new BackupError('The file was changed: its checksum does not match.')
  yield { counts: footer.counts }
}

function parseLine(text) {
  try {
    const value = JSON.parse(text)
    if (value.table ? Array.isArray(value.rows) : typeof value === 'object') return value
  } catch {}
  throw new BackupError('The file is not a Spanwright backup, or it is damaged.')
}

function checkHeader(header) {
  if (header.spanwright !== 'backup') throw new BackupError('The file is not a Spanwright backup.')
  if (header.format !== FORMAT)
    throw new BackupError(`The file has format ${header.format}; this version reads format ${FORMAT}.`)
  return header
}
