import 'server-only'
import { countRows } from '@/lib/admin/lists/counts/queries'
import { type CsvColumn, type DateWriter, toCsvHeader, toCsvLine } from '@/lib/admin/lists/csv/csv'
import { copyCsv, isCopyable } from '@/lib/admin/lists/csv/queries'
import {
  createSegments,
  readBatches,
  readPage,
  readRow,
  rowsWhere,
  type Sort,
  type Sql,
} from '@/lib/admin/lists/queries'
import type { Page, PageRequest } from '@/lib/admin/lists/schema'

/** A list that administrators page through, sort, filter, search, count and export. */
interface ListDefinition<Row, Item, Filter, SortName extends string, Figure extends string> {
  from: Sql
  /** For the counters, if they need less. */
  countFrom?: Sql
  columns: Sql
  id: Sql
  /** Each has an index. */
  sorts: Record<SortName, Sort>
  /** Of pages without a sort, and of exports: newest first. */
  sort: SortName
  where: (filter: Filter) => Sql[]
  /** Conditions of the counters above the list. */
  figures: Record<Figure, Sql[]>
  /** Field by field: an export copies a million rows, and a rest pattern takes several times as long. */
  toItem: (row: Row) => Item
  csv: readonly CsvColumn<Item>[]
}

type ListQuery<Filter, SortName> = Filter & PageRequest & { sort?: SortName | undefined }

/** Part of a file: bytes or text, and its rows. */
export interface CsvPart {
  part: string | Uint8Array
  rows: number
}

export function defineList<Row, Item, Filter, SortName extends string, Figure extends string>(
  list: ListDefinition<Row, Item, Filter, SortName, Figure>,
) {
  const { from, columns, id, sorts, where, toItem, csv, countFrom = from } = list
  const toSegments = (filter: Filter, sort: SortName) =>
    createSegments({ from, columns, id, where: where(filter) }, sorts[sort])

  async function* readAll(filter: Filter, signal?: AbortSignal): AsyncGenerator<Item[]> {
    for await (const rows of readBatches<Row>(toSegments(filter, list.sort), signal)) yield rows.map(toItem)
  }

  async function countFigures(signal?: AbortSignal) {
    const rows = Object.entries<Sql[]>(list.figures).map(([name, conditions]) => [
      name,
      rowsWhere(countFrom, conditions),
    ])
    const { values, moreThan } = await countRows<Figure>(countFrom, Object.fromEntries(rows), signal)
    return { counts: values, moreThan }
  }

  return {
    /** Ascending unless the list is sorted by its newest. Throws `invalid` for a cursor of another order. */
    async readPage(
      query: ListQuery<Filter, SortName>,
      signal?: AbortSignal,
    ): Promise<{ items: Item[]; page: Page }> {
      const sort = query.sort ?? list.sort
      const direction = query.direction ?? (sort === list.sort ? 'desc' : 'asc')
      const request = { ...query, direction }
      const { rows, page } = await readPage<Row>(toSegments(query, sort), request, sort, signal)
      return { items: rows.map(toItem), page }
    },

    /** In batches. */
    readAll,

    /** Throws 404 for an unknown id. */
    read: async (value: string): Promise<Item> => toItem(await readRow<Row>(list, value)),

    countFigures,

    async count(filter: Filter, signal?: AbortSignal) {
      const { counts, moreThan } = await countFigures(signal)
      const matching = await countRows(from, { matching: rowsWhere(from, where(filter)) }, signal)
      return { counts, matching: matching.values.matching, moreThan: [...moreThan, ...matching.moreThan] }
    },

    /** The header, then the rows. */
    async *writeCsv(filter: Filter, date: DateWriter, signal?: AbortSignal): AsyncGenerator<CsvPart> {
      yield { part: toCsvHeader(csv), rows: 0 }
      const [segment] = toSegments(filter, list.sort)
      if (segment && isCopyable(segment, csv)) return yield* copyCsv(segment, csv, date, signal)
      for await (const items of readAll(filter, signal))
        yield { part: items.map((item) => toCsvLine(csv, item, date)).join(''), rows: items.length }
    },
  }
}
