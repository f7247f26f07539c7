export interface CsvColumn<Row> {
  id: string
  label: string
  value: (row: Row, date: DateWriter) => string | null
}

export type DateWriter = (iso: string) => string

/** Faster than `toLocaleDateString`, which creates a new formatter for each date. */
export function createDateWriter(locale = 'en-GB', timeZone = 'UTC'): DateWriter {
  const format = new Intl.DateTimeFormat(locale, { timeZone })
  return (iso) => format.format(new Date(iso))
}

// Spreadsheets treat a value that starts with one of these as a formula; some also accept the full-width forms.
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/
const BYTE_ORDER_MARK = '\ufeff'

/** RFC 4180, with an apostrophe in front of a formula. */
export function toCsvValue(value: string | null): string {
  const text = value ?? ''
  const safe = FORMULA_START.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

const toCsvLine = (values: (string | null)[]) => `${values.map(toCsvValue).join(',')}\r\n`

export async function* writeCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<Row[]>,
  date: DateWriter,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toCsvLine(columns.map(({ label }) => label))
  for await (const rows of batches)
    yield rows.map((row) => toCsvLine(columns.map(({ value }) => value(row, date)))).join('')
}
