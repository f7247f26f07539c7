import 'server-only'
import { database } from '@/lib/db/client'
import { Prisma } from '@/lib/generated/prisma/client'
import { type Cursor, decodeCursor, encodeCursor, hasTrigram, toLikePattern, toSearchTerm } from './cursor'
import { PAGE_SIZE, type Page } from './schema'

export type Direction = 'asc' | 'desc'

/**
 * A stretch of a list: rows that are sorted by one expression and their id, which an index holds in this order. A list is made of one
 * or more, one after the other.
 */
export interface Segment {
  /** `FROM …`, without a condition. */
  from: Prisma.Sql
  columns: Prisma.Sql
  /** What makes the stretch: rows with a key, rows without. */
  within?: Prisma.Sql
  filter: Filter
  /** The sort key and its type; without one the stretch is sorted by id alone. */
  key?: { sql: Prisma.Sql; type: string }
  id: Prisma.Sql
}

export interface Filter {
  where: Prisma.Sql[]
  /**
   * A condition that `where` implies and an index holds, but that costs too much to be tried on row after row: it is asked once the
   * next rows have been looked through in vain.
   */
  indexed?: Prisma.Sql
}

export interface PageRequest {
  direction?: Direction | undefined
  size?: number | undefined
  cursor?: string | undefined
}

/** Where a row stands, selected beside its columns. */
interface RowPosition {
  key_text: string | null
  key_id: string
}

/** Rows that a dense term is looked for in before its index is asked. */
const UNINDEXED_ROWS = 2000

/** A page of a list. `order` names the order for which a cursor holds. Throws `invalid` for a cursor that is none of this order. */
export async function readPage<Row>(
  segments: Segment[],
  { direction = 'desc', size = PAGE_SIZE, cursor: text }: PageRequest,
  sort: string,
): Promise<{ rows: Row[]; page: Page }> {
  const order = `${sort} ${direction}`
  const cursor = text ? decodeCursor(text, order) : null
  const back = cursor?.back ?? false
  const found = await readRows<Row>(segments, direction, size + 1, cursor)
  const hasMore = found.length > size
  const shown = found.slice(0, size)
  if (back) shown.reverse()
  const at = (one: (typeof shown)[number] | undefined, towards: boolean) =>
    one
      ? encodeCursor({
          order,
          segment: one.segment,
          key: one.row.key_text,
          id: one.row.key_id,
          back: towards,
        })
      : null
  const stuck = shown.length === 0 && cursor ? encodeCursor({ ...cursor, back: !back }) : null
  return {
    rows: shown.map(({ row }) => withoutPosition(row)),
    page: {
      size,
      next: back || hasMore ? (at(shown.at(-1), false) ?? (back ? stuck : null)) : null,
      previous: (back ? hasMore : cursor !== null) ? (at(shown[0], true) ?? (back ? null : stuck)) : null,
    },
  }
}

/** Every row of a list from its beginning, in batches; no connection is held between two of them. */
export async function* readBatches<Row>(
  segments: Segment[],
  direction: Direction = 'desc',
  batch = 1000,
): AsyncGenerator<Row[]> {
  let cursor: Cursor | null = null
  for (;;) {
    const found: SegmentRow<Row>[] = await readRows<Row>(segments, direction, batch, cursor)
    if (found.length > 0) yield found.map(({ row }) => withoutPosition(row))
    const last = found.at(-1)
    if (!last || found.length < batch) return
    cursor = { order: '', segment: last.segment, key: last.row.key_text, id: last.row.key_id, back: false }
  }
}

/** A filter by what is searched for, besides `where`. `text` is a column that the indexes of a search hold. */
export function createSearchFilter(
  text: Prisma.Sql,
  search: string | undefined,
  where: Prisma.Sql[],
): Filter {
  const term = toSearchTerm(search)
  if (!term) return { where }
  const like = Prisma.sql`${text} LIKE lower(${toLikePattern(term)})`
  if (hasTrigram(term)) return { where: [...where, like] }
  return {
    where: [...where, like],
    indexed: Prisma.sql`search_grams(${text}) @> search_grams(lower(${term}))`,
  }
}

/** Runs a query on the process's database. */
export async function queryRows<Row>(query: Prisma.Sql): Promise<Row[]> {
  const { rows } = await database().pool.query(query.text, query.values)
  return rows as Row[]
}

const toWhereClause = (conditions: Prisma.Sql[]): Prisma.Sql =>
  conditions.length > 0 ? Prisma.sql`WHERE ${Prisma.join(conditions, ' AND ')}` : Prisma.empty

/** How many rows fit. `from` is `FROM …`. */
export async function countMatching(from: Prisma.Sql, { where, indexed }: Filter): Promise<number> {
  const conditions = toWhereClause(indexed ? [indexed, ...where] : where)
  const [row] = await queryRows<{ matching: number }>(
    Prisma.sql`SELECT count(*)::int AS matching ${from} ${conditions}`,
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
): Promise<SegmentRow<Row>[]> {
  const back = cursor?.back ?? false
  const found: SegmentRow<Row>[] = []
  for (const [index, segment] of back ? [...segments.entries()].reverse() : segments.entries()) {
    if (cursor && (back ? index > cursor.segment : index < cursor.segment)) continue
    const from = cursor?.segment === index ? cursor : null
    const isAscending = (direction === 'asc') !== back
    const rows = await readSegment<Row>(segment, isAscending, limit - found.length, from)
    found.push(...rows.map((row) => ({ segment: index, row })))
    if (found.length >= limit) break
  }
  return found
}

async function readSegment<Row>(
  segment: Segment,
  isAscending: boolean,
  limit: number,
  cursor: Cursor | null,
): Promise<(Row & RowPosition)[]> {
  const { columns, from, within, filter, key, id } = segment
  const [way, beyond] = isAscending
    ? [Prisma.raw('ASC'), Prisma.raw('>')]
    : [Prisma.raw('DESC'), Prisma.raw('<')]
  const order = key ? Prisma.sql`${key.sql} ${way}, ${id} ${way}` : Prisma.sql`${id} ${way}`
  const keyText = key ? Prisma.sql`${key.sql}::text` : Prisma.sql`NULL`
  const fields = Prisma.sql`${columns}, ${keyText} AS key_text, ${id} AS key_id`
  const stretch = within ? [within] : []
  if (cursor && key && cursor.key !== null) {
    const place = Prisma.sql`(${cursor.key}::${Prisma.raw(key.type)}, ${cursor.id}::uuid)`
    stretch.push(Prisma.sql`(${key.sql}, ${id}) ${beyond} ${place}`)
  } else if (cursor) stretch.push(Prisma.sql`${id} ${beyond} ${cursor.id}::uuid`)
  const { where, indexed } = filter
  if (indexed) {
    const fits = Prisma.sql`(${Prisma.join(where, ' AND ')}) AS fits`
    const head = Prisma.sql`SELECT ${fields}, ${fits} ${from} ${toWhereClause(stretch)} ORDER BY ${order} LIMIT ${UNINDEXED_ROWS}`
    const near = await queryRows<Row & RowPosition>(
      Prisma.sql`SELECT * FROM (${head}) AS head WHERE fits LIMIT ${limit}`,
    )
    if (near.length === limit) return near
  }
  const conditions = toWhereClause([...stretch, ...where, ...(indexed ? [indexed] : [])])
  return await queryRows(Prisma.sql`SELECT ${fields} ${from} ${conditions} ORDER BY ${order} LIMIT ${limit}`)
}

/** How a column sorts. Where it may be missing, rows without it come last in either direction. */
export interface Sort {
  key: Prisma.Sql
  type: string
  isOptional?: true
}

/** A choice sorts in the order in which its form offers it; unknown values count as missing. An index holds the same words. */
export function optionOrder(column: string, values: readonly string[]): Sort {
  const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')
  const key = Prisma.raw(`array_position(ARRAY[${list}]::text[], ${column}::text)`)
  return { key, type: 'int', isOptional: true }
}

/** The stretches of a table that is sorted by one of its columns. */
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
