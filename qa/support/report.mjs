import { writeFileSync } from 'node:fs'

const tables = []

export function formatTable(head, rows) {
  const lines = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, column) => Math.max(3, ...lines.map((row) => (row[column] ?? '').length)))
  const format = (row) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`
  const [first, ...rest] = lines
  return [format(first), format(widths.map((width) => '-'.repeat(width))), ...rest.map(format)].join('\n')
}

const toValue = (cell) => (cell === '' || Number.isNaN(Number(cell)) ? cell : Number(cell))

/** Also adds the table to the JSON file that the runner names in QA_TABLES. */
export function printTable(title, head, rows) {
  console.log(`\n${title}\n\n${formatTable(head, rows)}`)
  const toRecord = (row) => Object.fromEntries(head.map((key, at) => [key, toValue(row[at])]))
  tables.push({ title, rows: rows.map(toRecord) })
  const file = process.env.QA_TABLES
  if (file) writeFileSync(file, `${JSON.stringify({ tables }, null, 2)}\n`)
}
