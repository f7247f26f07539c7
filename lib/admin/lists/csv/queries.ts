import 'server-only'
import { BATCH_TIMEOUT_MS, type Segment, type Sql, selectSegment } from '@/lib/admin/lists/queries'
import { database } from '@/lib/db/client'
import { Prisma } from '@/lib/generated/prisma/client'
import { type CsvColumn, type DateWriter, FORMULA_START, SAME_DATE_MS, toCsvValue } from './csv'

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

/**
 * The same bytes as `toCsvLine`, written by COPY. While a batch is sent the server writes the next one. No connection is held until that
 * is sent too. When `signal` aborts, its statement is stopped.
 */
export async function* copyCsv<Row>(
  segment: Segment,
  columns: readonly CsvColumn<Row>[],
  date: DateWriter,
  signal?: AbortSignal,
): AsyncGenerator<{ part: Buffer; rows: number }> {
  const values = columns.flatMap(({ sql }) => (sql ? [sql] : []))
  const readBatch = async (last: Cursor | null) => {
    const file = createFile(date)
    const { text, values: parameters } = selectBatch(segment, values, last)
    await database().copy?.(`COPY (${text}) TO STDOUT (FORMAT csv, FORCE_QUOTE *)`, parameters, file.addRow, {
      signal,
      timeoutMs: BATCH_TIMEOUT_MS,
    })
    return file
  }
  let batch = readBatch(null)
  for (;;) {
    const file = await batch
    const rows = file.rows()
    if (rows === BATCH_SIZE) {
      batch = readBatch(file.last())
      // Thrown when it is awaited, unless the reader leaves before.
      batch.catch(() => undefined)
    }
    if (rows > 0) yield { part: file.bytes(), rows }
    if (rows < BATCH_SIZE) return
  }
}

interface Cursor {
  time: string
  id: string
}

function selectBatch(segment: Segment, values: readonly Sql[], last: Cursor | null): Sql {
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
  let lastDate = { quarter: Number.NaN, bytes: Buffer.alloc(0) }
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
      const quarter = Math.floor(msOf(row) / SAME_DATE_MS)
      if (quarter !== lastDate.quarter)
        lastDate = { quarter, bytes: Buffer.from(toCsvValue(date(timeOf(row)))) }
      add(row.subarray(0, row.length - SUFFIX.length + 1))
      add(lastDate.bytes)
      add(LINE_END)
      rows += 1
      // The driver uses its memory again.
      if (rows === BATCH_SIZE) last = Buffer.from(row)
    },
    rows: () => rows,
    bytes: () => bytes.subarray(0, used),
    last: (): Cursor => ({ time: timeOf(last), id: last.toString('latin1', ...fromEnd(last, SUFFIX.id)) }),
  }
}

const fromEnd = (row: Buffer, [start, end]: readonly [number, number]): [number, number] => [
  row.length + start,
  row.length + end,
]

const msOf = (row: Buffer): number => Number(row.toString('latin1', ...fromEnd(row, SUFFIX.time)))

const timeOf = (row: Buffer): string => new Date(msOf(row)).toISOString()
