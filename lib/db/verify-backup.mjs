import { BackupError, readBackup } from './backup-format.mjs'

/**
 * Checks the checksum, row counts, repeated rows and foreign keys. Returns when it was made and the row counts. Throws BackupError.
 * @param {AsyncIterable<string> | Iterable<string>} lines without line feeds
 */
export async function verifyBackup(lines) {
  const counts = {}
  const lastIds = {}
  let header
  let links
  for await (const part of readBackup(lines)) {
    if (part.header) {
      header = part.header
      links = trackLinks(header.foreignKeys)
    } else if (part.counts) checkCounts(counts, part.counts)
    else {
      checkOrder(part, lastIds)
      counts[part.table] = (counts[part.table] ?? 0) + part.rows.length
      for (const row of part.rows) links.add(part.table, row)
    }
  }
  links.check()
  return { madeAt: header.at, counts }
}

function checkCounts(counts, sourceCounts) {
  for (const [table, sourceCount] of Object.entries(sourceCounts)) {
    const count = counts[table] ?? 0
    counts[table] = count
    if (count !== sourceCount)
      throw new BackupError(`The file has ${count} rows of "${table}", but the database had ${sourceCount}.`)
  }
}

/** Rows are written in the order of their ids, so a repeated row breaks it. */
function checkOrder({ table, rows }, lastIds) {
  for (const { id } of rows) {
    if (id <= lastIds[table])
      throw new BackupError(`The row ${id} of "${table}" is repeated or out of order.`)
    lastIds[table] = id
  }
}

/** A table comes after its targets, but a row may come before a target in its own table. */
function trackLinks(foreignKeys) {
  if (!foreignKeys)
    throw new BackupError(
      'An older version made the file, so the links between its tables cannot be checked. Make a new backup.',
    )
  const keys = new Map()
  const links = foreignKeys.map((link) => ({ ...link, ...trackTarget(keys, link), missing: [] }))
  return {
    add(table, row) {
      for (const key of keys.values()) if (key.table === table) key.values.add(keyOf(row, key.columns))
      for (const link of links) {
        if (link.table !== table || link.columns.some((column) => row[column] === null)) continue
        const value = keyOf(row, link.columns)
        if (!link.values.has(value)) link.missing.push(value)
      }
    },
    check() {
      for (const { table, columns, target, values, missing } of links) {
        const count = missing.filter((value) => !values.has(value)).length
        if (count > 0)
          throw new BackupError(
            `The targets of ${count} ${count === 1 ? 'link' : 'links'} from "${table}" (${columns.join(', ')}) to "${target}" are missing.`,
          )
      }
    },
  }
}

function trackTarget(keys, { target, targetColumns }) {
  const name = `${target} ${targetColumns.join()}`
  if (!keys.has(name)) keys.set(name, { table: target, columns: targetColumns, values: new Set() })
  return { values: keys.get(name).values }
}

const keyOf = (row, columns) =>
  columns.length === 1 ? row[columns[0]] : JSON.stringify(columns.map((column) => row[column]))
