/** One column of a file: what the head says, and what a row has there. */
export interface CsvColumn<Row> {
  id: string
  label: string
  value: (row: Row, date: DateWriter) => string | null
}

/** Writes a time (ISO 8601) as its date. */
export type DateWriter = (iso: string) => string

/** Dates as `toLocaleDateString` gives them to a reader of this locale, in this zone; it would set itself up anew for each. */
export function createDateWriter(locale = 'en-GB', timeZone = 'UTC'): DateWriter {
  const format = new Intl.DateTimeFormat(locale, { timeZone })
  return (iso) => format.format(new Date(iso))
}

// Spreadsheets take what begins with one of these for a formula; some of them the wide forms of East Asian keyboards too.
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/
const BYTE_ORDER_MARK = '\ufeff'

/** A value in quotes (RFC 4180), made harmless where a spreadsheet would compute it. */
export function toCsvValue(value: string | null): string {
  const text = value ?? ''
  const safe = FORMULA_START.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

const toCsvLine = (values: (string | null)[]) => `${values.map(toCsvValue).join(',')}\r\n`

/** The text of a file, piece by piece: byte order mark, head, and the rows of each batch. */
export async function* writeCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<Row[]>,
  date: DateWriter,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toCsvLine(columns.map(({ label }) => label))
  for await (const rows of batches)
    yield rows.map((row) => toCsvLine(columns.map(({ value }) => value(row, date)))).join('')
}
