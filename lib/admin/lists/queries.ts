import 'server-only'
import { database } from '@/lib/db/client'
import type { ReadLimits } from '@/lib/db/stoppable-read'
import { Prisma } from '@/lib/generated/prisma/client'
import { type Cursor, decodeCursor, encodeCursor, hasTrigram, toLikePattern, toSearchTerm } from './cursor'
import { type DayRange, PAGE_SIZE, type Page } from './schema'

type Direction = 'asc' | 'desc'

/** Part of a list: rows sorted by one indexed expression and their id. */
export interface Segment {
  from: Prisma.Sql
  columns: Prisma.Sql
  within?: Prisma.Sql
  filter: Filter
  /** `type` is the key's SQL type. Without a key the segment is sorted only by id. */
  key?: { sql: Prisma.Sql; type: string }
  id: Prisma.Sql
}

export interface Filter {
  where: Prisma.Sql[]
  /** A condition implied by `where` that only an index can check cheaply; used if the next UNINDEXED_ROWS rows hold too few matches. */
  indexed?: Prisma.Sql
}

interface PageRequest {
  direction?: Direction | undefined
  size?: number | undefined
  cursor?: string | undefined
}

interface RowPosition {
  key_text: string | null
  key_id: string
}

/** Rows to search before using the index; a frequent term is found sooner this way. */
const UNINDEXED_ROWS = 2000

/** A batch of an export may look through a whole table. */
const BATCH_TIMEOUT_MS = 60_000

/** Throws `invalid` for a cursor of another order. */
export async function readPage<Row>(
  segments: Segment[],
  { direction = 'desc', size = PAGE_SIZE, cursor: text }: PageRequest,
  sort: string,
  signal?: AbortSignal,
): Promise<{ rows: Row[]; page: Page }> {
  const order = `${sort} ${direction}`
  const cursor = text ? decodeCursor(text, order) : null
  const back = cursor?.back ?? false
  const rows = await readRows<Row>(segments, direction, size + 1, cursor, { signal })
  const hasMore = rows.length > size
  const shown = rows.slice(0, size)
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
  return {
    rows: shown.map(({ row }) => withoutPosition(row)),
    page: {
      size,
      next: back || hasMore ? (cursorAt(shown.at(-1), false) ?? (back ? turnedCursor : null)) : null,
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
    const rows: SegmentRow<Row>[] = await readRows<Row>(segments, 'desc', batchSize, cursor, limits)
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

/** `text` is a column with search indexes. */
export function createSearchFilter(
  text: Prisma.Sql,
  search: string | undefined,
  where: Prisma.Sql[],
): Filter {
  const term = toSearchTerm(search)
  if (!term) return { where }
  const like = containsTerm(text, term)
  return hasTrigram(term)
    ? { where: [...where, like] }
    : { where: [...where, like], indexed: hasGramsOf(text, term) }
}

const containsTerm = (text: Prisma.Sql, term: string) =>
  Prisma.sql`${text} LIKE lower(${toLikePattern(term)})`

const hasGramsOf = (text: Prisma.Sql, term: string) =>
  Prisma.sql`search_grams(${text}) @> search_grams(lower(${term}))`

/** Rows of one of several joined tables contain `search`; each `text` is a column with search indexes. Null without a term. */
export function createTextMatch(search: string | undefined) {
  const term = toSearchTerm(search)
  if (!term) return null
  return {
    /** Too short for a trigram: its matches are slow to gather where there are many. */
    isShort: !hasTrigram(term),
    /** To check a row that was read. */
    contains: (text: Prisma.Sql) => containsTerm(text, term),
    /** To find rows by an index. */
    indexed: (text: Prisma.Sql) =>
      hasTrigram(term)
        ? containsTerm(text, term)
        : Prisma.sql`(${hasGramsOf(text, term)} AND ${containsTerm(text, term)})`,
  }
}

export async function queryRows<Row>(query: Prisma.Sql, limits?: ReadLimits): Promise<Row[]> {
  return await database().read<Row>(query.text, query.values, limits)
}

const toWhereClause = (conditions: Prisma.Sql[]): Prisma.Sql =>
  conditions.length > 0 ? Prisma.sql`WHERE ${Prisma.join(conditions, ' AND ')}` : Prisma.empty

export async function countMatching(
  from: Prisma.Sql,
  { where, indexed }: Filter,
  signal?: AbortSignal,
): Promise<number> {
  const conditions = toWhereClause(indexed ? [indexed, ...where] : where)
  const [row] = await queryRows<{ matching: number }>(
    Prisma.sql`SELECT count(*)::int AS matching ${from} ${conditions}`,
    { signal },
  )
  return row?.matching ?? 0
}

function withoutPosition<Row>({ key_text, key_id, ...row }: Row & RowPosition): Row {
  return row as Row
}

interface SegmentRow<Row> {
  segment: number
  row: Row & RowPosition
}

async function readRows<Row>(
  segments: Segment[],
  direction: Direction,
  limit: number,
  cursor: Cursor | null,
  limits: ReadLimits,
): Promise<SegmentRow<Row>[]> {
  const back = cursor?.back ?? false
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

async function readSegment<Row>(
  segment: Segment,
  isAscending: boolean,
  limit: number,
  cursor: Cursor | null,
  limits: ReadLimits,
): Promise<(Row & RowPosition)[]> {
  const { columns, from, within, filter, key, id } = segment
  const [sortOrder, comparison] = isAscending
    ? [Prisma.raw('ASC'), Prisma.raw('>')]
    : [Prisma.raw('DESC'), Prisma.raw('<')]
  const order = key ? Prisma.sql`${key.sql} ${sortOrder}, ${id} ${sortOrder}` : Prisma.sql`${id} ${sortOrder}`
  const keyText = key ? Prisma.sql`${key.sql}::text` : Prisma.sql`NULL`
  const fields = Prisma.sql`${columns}, ${keyText} AS key_text, ${id} AS key_id`
  const segmentWhere = within ? [within] : []
  if (cursor && key && cursor.key !== null) {
    const position = Prisma.sql`(${cursor.key}::${Prisma.raw(key.type)}, ${cursor.id}::uuid)`
    segmentWhere.push(Prisma.sql`(${key.sql}, ${id}) ${comparison} ${position}`)
  } else if (cursor) segmentWhere.push(Prisma.sql`${id} ${comparison} ${cursor.id}::uuid`)
  const { where, indexed } = filter
  if (indexed) {
    const fits = Prisma.sql`(${Prisma.join(where, ' AND ')}) AS fits`
    const head = Prisma.sql`SELECT ${fields}, ${fits} ${from} ${toWhereClause(segmentWhere)} ORDER BY ${order} LIMIT ${UNINDEXED_ROWS}`
    const firstMatches = await queryRows<Row & RowPosition>(
      Prisma.sql`SELECT * FROM (${head}) AS head WHERE fits LIMIT ${limit}`,
      limits,
    )
    if (firstMatches.length === limit) return firstMatches
  }
  const fullWhere = toWhereClause([...segmentWhere, ...where, ...(indexed ? [indexed] : [])])
  return await queryRows(
    Prisma.sql`SELECT ${fields} ${from} ${fullWhere} ORDER BY ${order} LIMIT ${limit}`,
    limits,
  )
}

/** Rows without an optional column come last in both directions. */
export interface Sort {
  key: Prisma.Sql
  type: string
  isOptional?: true
}

/** Sorts a choice in the order of its options; unknown values count as missing. An index has the same expression. */
export function optionOrder(column: string, values: readonly string[]): Sort {
  const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')
  const key = Prisma.raw(`array_position(ARRAY[${list}]::text[], ${column}::text)`)
  return { key, type: 'int', isOptional: true }
}

export function createSegments(
  table: Pick<Segment, 'from' | 'columns' | 'id' | 'filter'>,
  sort: Sort,
): Segment[] {
  const key = { sql: sort.key, type: sort.type }
  if (!sort.isOptional) return [{ ...table, key }]
  return [
    { ...table, key, within: Prisma.sql`${sort.key} IS NOT NULL` },
    { ...table, within: Prisma.sql`${sort.key} IS NULL` },
  ]
}
