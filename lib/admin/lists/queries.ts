import 'server-only'
import { database } from '@/lib/db/client'
import type { ReadLimits } from '@/lib/db/stoppable-read'
import { notFound } from '@/lib/errors'
import { Prisma } from '@/lib/generated/prisma/client'
import { type Cursor, decodeCursor, encodeCursor } from './cursor'
import { type DayRange, PAGE_SIZE, type Page, type PageRequest } from './schema'
import { isShort, toLikePattern, toSearchTerm, toWordStartPattern } from './search-term'

export type Sql = Prisma.Sql

type Direction = 'asc' | 'desc'

/** Part of a list: rows sorted by one indexed expression and their id. */
export interface Segment {
  from: Prisma.Sql
  columns: Prisma.Sql
  within?: Prisma.Sql
  where: Prisma.Sql[]
  /** `type` is the key's SQL type. Without a key the segment is sorted only by id. */
  key?: { sql: Prisma.Sql; type: string }
  id: Prisma.Sql
}

interface RowPosition {
  key_text: string | null
  key_id: string
}

/** A batch of an export may look through a whole table. */
export const BATCH_TIMEOUT_MS = 60_000

/** Throws `invalid` for a cursor of another order. */
export async function readPage<Row>(
  segments: Segment[],
  { direction = 'desc', size = PAGE_SIZE, cursor: text, last }: PageRequest,
  sort: string,
  signal?: AbortSignal,
): Promise<{ rows: Row[]; page: Page }> {
  const order = `${sort} ${direction}`
  const cursor = text ? decodeCursor(text, order) : null
  const isLast = cursor === null && last !== undefined
  const back = cursor?.back ?? isLast
  const wanted = isLast ? last : size
  const rows = await readRows<Row>(segments, { direction, back, limit: wanted + 1, cursor }, { signal })
  const hasMore = rows.length > wanted
  const shown = rows.slice(0, wanted)
  if (back) shown.reverse()
  const cursorAt = (entry: (typeof shown)[number] | undefined, isBack: boolean) =>
    entry
      ? encodeCursor({
          order,
          segment: entry.segment,
          key: entry.row.key_text,
          id: entry.row.key_id,
          back: isBack,
        })
      : null
  const turnedCursor = shown.length === 0 && cursor ? encodeCursor({ ...cursor, back: !back }) : null
  const hasNext = isLast ? false : back || hasMore
  return {
    rows: shown.map(({ row }) => withoutPosition(row)),
    page: {
      size,
      next: hasNext ? (cursorAt(shown.at(-1), false) ?? (back ? turnedCursor : null)) : null,
      previous: (back ? hasMore : cursor !== null)
        ? (cursorAt(shown[0], true) ?? (back ? null : turnedCursor))
        : null,
    },
  }
}

/** Rows for the caller to convert: they still have their position. Holds no connection between two batches. */
export async function* readBatches<Row>(
  segments: Segment[],
  signal?: AbortSignal,
  batchSize = 1000,
): AsyncGenerator<Row[]> {
  const limits = { signal, timeoutMs: BATCH_TIMEOUT_MS }
  let cursor: Cursor | null = null
  for (;;) {
    const range: Range = { direction: 'desc', back: false, limit: batchSize, cursor }
    const rows: SegmentRow<Row>[] = await readRows<Row>(segments, range, limits)
    if (rows.length > 0) yield rows.map(({ row }) => row)
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    cursor = { order: '', segment: last.segment, key: last.row.key_text, id: last.row.key_id, back: false }
  }
}

/** `at` is a column of the type timestamptz. */
export function withinDays(at: Prisma.Sql, { from, to }: DayRange): Prisma.Sql[] {
  const midnight = (day: string, days: number) =>
    Prisma.sql`((${day}::date + ${days}::int)::timestamp AT TIME ZONE 'Europe/London')`
  return [
    ...(from ? [Prisma.sql`${at} >= ${midnight(from, 0)}`] : []),
    ...(to ? [Prisma.sql`${at} < ${midnight(to, 1)}`] : []),
  ]
}

/** Null without a term. `text` is a column with a trigram index, which finds substrings, and for a short term beginnings of words. */
export function matchSearch(search: string | undefined): ((text: Prisma.Sql) => Prisma.Sql) | null {
  const term = toSearchTerm(search)
  if (!term) return null
  if (!isShort(term)) return (text) => Prisma.sql`${text} LIKE lower(${toLikePattern(term)})`
  const pattern = toWordStartPattern(term)
  return (text) => (pattern ? Prisma.sql`${text} ~ lower(${pattern})` : Prisma.sql`false`)
}

export function withSearch(text: Sql, search: string | undefined): Sql[] {
  const match = matchSearch(search)
  return match ? [match(text)] : []
}

export async function queryRows<Row>(query: Prisma.Sql, limits?: ReadLimits): Promise<Row[]> {
  return await database().read<Row>(query.text, query.values, limits)
}

const toWhereClause = (conditions: Prisma.Sql[]): Prisma.Sql =>
  conditions.length > 0 ? Prisma.sql`WHERE ${Prisma.join(conditions, ' AND ')}` : Prisma.empty

/** Selects the rows to count; `limit` is a LIMIT clause or empty. */
export type RowsToCount = (limit: Sql) => Sql

export const rowsWhere =
  (from: Sql, conditions: Sql[]): RowsToCount =>
  (limit) =>
    Prisma.sql`SELECT ${from} ${toWhereClause(conditions)} ${limit}`

function withoutPosition<Row>({ key_text, key_id, ...row }: Row & RowPosition): Row {
  return row as Row
}

interface SegmentRow<Row> {
  segment: number
  row: Row & RowPosition
}

/** After the cursor or, with `back`, before it. Without a cursor from the start or, with `back`, from the end. */
interface Range {
  direction: Direction
  back: boolean
  limit: number
  cursor: Cursor | null
}

async function readRows<Row>(
  segments: Segment[],
  { direction, back, limit, cursor }: Range,
  limits: ReadLimits,
): Promise<SegmentRow<Row>[]> {
  const rows: SegmentRow<Row>[] = []
  for (const [index, segment] of back ? [...segments.entries()].reverse() : segments.entries()) {
    if (cursor && (back ? index > cursor.segment : index < cursor.segment)) continue
    const segmentCursor = cursor?.segment === index ? cursor : null
    const isAscending = (direction === 'asc') !== back
    const segmentRows = await readSegment<Row>(
      segment,
      isAscending,
      limit - rows.length,
      segmentCursor,
      limits,
    )
    rows.push(...segmentRows.map((row) => ({ segment: index, row })))
    if (rows.length >= limit) break
  }
  return rows
}

/** Rows after the cursor, or before it in the other direction. */
export function selectSegment(
  { columns, from, within, where, key, id }: Segment,
  isAscending: boolean,
  limit: number,
  cursor: Pick<Cursor, 'key' | 'id'> | null,
): Sql {
  const [sortOrder, comparison] = isAscending
    ? [Prisma.raw('ASC'), Prisma.raw('>')]
    : [Prisma.raw('DESC'), Prisma.raw('<')]
  const order = key ? Prisma.sql`${key.sql} ${sortOrder}, ${id} ${sortOrder}` : Prisma.sql`${id} ${sortOrder}`
  const conditions = [...(within ? [within] : []), ...where]
  if (cursor && key && cursor.key !== null) {
    const position = Prisma.sql`(${cursor.key}::${Prisma.raw(key.type)}, ${cursor.id}::uuid)`
    conditions.push(Prisma.sql`(${key.sql}, ${id}) ${comparison} ${position}`)
  } else if (cursor) conditions.push(Prisma.sql`${id} ${comparison} ${cursor.id}::uuid`)
  return Prisma.sql`SELECT ${columns} ${from} ${toWhereClause(conditions)} ORDER BY ${order} LIMIT ${limit}`
}

async function readSegment<Row>(
  segment: Segment,
  isAscending: boolean,
  limit: number,
  cursor: Cursor | null,
  limits: ReadLimits,
): Promise<(Row & RowPosition)[]> {
  const { columns, key, id } = segment
  const keyText = key ? Prisma.sql`${key.sql}::text` : Prisma.sql`NULL`
  const position = Prisma.sql`${columns}, ${keyText} AS key_text, ${id} AS key_id`
  return await queryRows(selectSegment({ ...segment, columns: position }, isAscending, limit, cursor), limits)
}

/** Throws 404 for an unknown id. */
export async function readRow<Row>(
  { columns, from, id }: Pick<Segment, 'columns' | 'from' | 'id'>,
  value: string,
) {
  const [row] = await queryRows<Row>(Prisma.sql`SELECT ${columns} ${from} WHERE ${id} = ${value}::uuid`)
  if (!row) throw notFound()
  return row
}

/** Rows without an optional column come last in both directions. `parts` are conditions: the rows of the first come first. */
export interface Sort {
  key: Prisma.Sql
  type: string
  isOptional?: true
  parts?: readonly Prisma.Sql[]
}

/** Sorts a choice in the order of its options; unknown values count as missing. An index has the same expression. */
export function optionOrder(column: string, options: readonly { key: string }[]): Sort {
  const list = options.map(({ key }) => `'${key.replaceAll("'", "''")}'`).join(', ')
  const key = Prisma.raw(`array_position(ARRAY[${list}]::text[], ${column}::text)`)
  return { key, type: 'int', isOptional: true }
}

export function createSegments(
  table: Pick<Segment, 'from' | 'columns' | 'id' | 'where'>,
  sort: Sort,
): Segment[] {
  const key = { sql: sort.key, type: sort.type }
  if (sort.parts) return sort.parts.map((within) => ({ ...table, key, within }))
  if (!sort.isOptional) return [{ ...table, key }]
  return [
    { ...table, key, within: Prisma.sql`${sort.key} IS NOT NULL` },
    { ...table, within: Prisma.sql`${sort.key} IS NULL` },
  ]
}
