import type { Sql } from '@/lib/admin/lists/queries'

export interface CsvColumn<Row> {
  label: string
  value: (row: Row, date: DateWriter) => string | null
  /** The same value as text, where a database server can write the file (`copyCsv`). */
  sql?: Sql
}

export type DateWriter = (iso: string) => string

/** Today's time zones are whole quarters of an hour apart, so all times within one have the same date. */
export const SAME_DATE_MS = 15 * 60 * 1000

/** Faster than `toLocaleDateString`, which creates a new formatter for each date. Rows in the order of their dates repeat the last one. */
export function createDateWriter(locale = 'en-GB', timeZone = 'UTC'): DateWriter {
  const format = new Intl.DateTimeFormat(locale, { timeZone })
  let last = { quarter: Number.NaN, text: '' }
  return (iso) => {
    const ms = Date.parse(iso)
    const quarter = Math.floor(ms / SAME_DATE_MS)
    if (quarter !== last.quarter) last = { quarter, text: format.format(ms) }
    return last.text
  }
}

// Spreadsheets treat a value that starts with one of these as a formula; some also accept the full-width forms.
export const FORMULA_START = new Set('=+-@\t\r\n＝＋－＠')
const BYTE_ORDER_MARK = '\ufeff'

/** RFC 4180, with an apostrophe in front of a formula. */
export function toCsvValue(value: string | null): string {
  if (value === null || value === '') return '""'
  const escaped = value.includes('"') ? value.replaceAll('"', '""') : value
  return FORMULA_START.has(value.charAt(0)) ? `"'${escaped}"` : `"${escaped}"`
}

/** With a byte order mark. */
export const toCsvHeader = (columns: readonly { label: string }[]): string =>
  `${BYTE_ORDER_MARK}${columns.map(({ label }) => toCsvValue(label)).join(',')}\r\n`

export function toCsvLine<Row>(columns: readonly CsvColumn<Row>[], row: Row, date: DateWriter): string {
  let line = ''
  for (const { value } of columns) line += `${line === '' ? '' : ','}${toCsvValue(value(row, date))}`
  return `${line}\r\n`
}
