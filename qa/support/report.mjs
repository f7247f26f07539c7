// Tables of a check: printed, and kept as JSON where the runner asks for it.
import { writeFileSync } from 'node:fs'

const tables = []

/** Rows as a Markdown table whose columns are aligned. @param {string[]} head @param {string[][]} rows */
export function formatTable(head, rows) {
  const lines = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, column) => Math.max(3, ...lines.map((row) => (row[column] ?? '').length)))
  const format = (row) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`
  const [first, ...rest] = lines
  return [format(first), format(widths.map((width) => '-'.repeat(width))), ...rest.map(format)].join('\n')
}

/** Prints a table, and adds it to the JSON file that the runner names in QA_TABLES. */
export function printTable(title, head, rows) {
  console.log(`\n${title}\n\n${formatTable(head, rows)}`)
  tables.push({ title, rows: rows.map((row) => Object.fromEntries(head.map((key, at) => [key, row[at]]))) })
  const file = process.env.QA_TABLES
  if (file) writeFileSync(file, `${JSON.stringify({ tables }, null, 2)}\n`)
}
