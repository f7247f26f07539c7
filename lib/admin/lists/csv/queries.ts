import 'server-only'
import { BATCH_TIMEOUT_MS, type Segment, type Sql, selectSegment } from '@/lib/admin/lists/queries'
import { database } from '@/lib/db/client'
import { Prisma } from '@/lib/generated/prisma/client'
import { type CsvColumn, type DateWriter, FORMULA_START, toCsvValue } from './csv'

const BATCH_SIZE = 10_000
const FIRST_BYTES = 1024 * 1024
const LINE_END = Buffer.from('\r\n')

/** What `selectBatch` adds to each row: `,"<15 characters>","<36 characters>"` and a line feed. */
const SUFFIX = { length: 58, time: [-56, -41], id: [-38, -2] } as const

/** A database server writes the file if each value has its SQL but the last, the date by which the rows are sorted. */
export const isCopyable = <Row>({ key }: Segment, columns: readonly CsvColumn<Row>[]): boolean =>
  database().copy !== null &&
  key?.type === 'timestamptz' &&
  columns.every(({ sql }, index) => (sql === undefined) === (index === columns.length - 1))

/** The same bytes as `toCsvLine`, written by COPY. Like `readBatches` it holds no connection between two batches. */
export async function* copyCsv<Row>(
  segment: Segment,
  columns: readonly CsvColumn<Row>[],
  date: DateWriter,
  signal?: AbortSignal,
): AsyncGenerator<{ part: Buffer; rows: number }> {
  const values = columns.flatMap(({ sql }) => (sql ? [sql] : []))
  let last: { time: string; id: string } | null = null
  for (;;) {
    const file = createFile(date)
    const { text, values: parameters } = selectBatch(segment, values, last)
    await database().copy?.(`COPY (${text}) TO STDOUT (FORMAT csv, FORCE_QUOTE *)`, parameters, file.addRow, {
      signal,
      timeoutMs: BATCH_TIMEOUT_MS,
    })
    const rows = file.rows()
    if (rows > 0) yield { part: file.bytes(), rows }
    if (rows < BATCH_SIZE) return
    last = file.last()
  }
}

function selectBatch(
  segment: Segment,
  values: readonly Sql[],
  last: { time: string; id: string } | null,
): Sql {
  const time = Prisma.sql`to_char((extract(epoch FROM ${segment.key?.sql}) * 1000)::bigint, 'S00000000000000')`
  const columns = Prisma.join([...values.map(guardFormula), time, Prisma.sql`${segment.id}::text`])
  const cursor = last && { key: last.time, id: last.id }
  return selectSegment({ ...segment, columns }, false, BATCH_SIZE, cursor)
}

const FORMULA_CODES = Prisma.raw([...FORMULA_START].map((sign) => sign.codePointAt(0)).join(', '))

/** As `toCsvValue`. */
const guardFormula = (value: Sql): Sql =>
  Prisma.sql`CASE WHEN ascii(${value}) IN (${FORMULA_CODES}) THEN '''' || ${value} ELSE coalesce(${value}, '') END`

/** Collects rows as COPY sends them. */
function createFile(date: DateWriter) {
  let bytes = Buffer.allocUnsafe(FIRST_BYTES)
  let used = 0
  let rows = 0
  let last = Buffer.alloc(0)
  let lastDate = { text: '', bytes: Buffer.alloc(0) }
  function add(part: Buffer) {
    if (used + part.length > bytes.length) {
      const larger = Buffer.allocUnsafe(2 * (used + part.length))
      bytes.copy(larger, 0, 0, used)
      bytes = larger
    }
    used += part.copy(bytes, used)
  }
  return {
    addRow(row: Buffer) {
      const text = date(timeOf(row))
      if (text !== lastDate.text) lastDate = { text, bytes: Buffer.from(toCsvValue(text)) }
      add(row.subarray(0, row.length - SUFFIX.length + 1))
      add(lastDate.bytes)
      add(LINE_END)
      rows += 1
      // The driver uses its memory again.
      if (rows === BATCH_SIZE) last = Buffer.from(row)
    },
    rows: () => rows,
    bytes: () => bytes.subarray(0, used),
    last: () => ({ time: timeOf(last), id: last.toString('latin1', ...fromEnd(last, SUFFIX.id)) }),
  }
}

const fromEnd = (row: Buffer, [start, end]: readonly [number, number]): [number, number] => [
  row.length + start,
  row.length + end,
]

const timeOf = (row: Buffer): string =>
  new Date(Number(row.toString('latin1', ...fromEnd(row, SUFFIX.time)))).toISOString()
