'use client'

import {
  type ColumnDef,
  flexRender,
  getCoreRowModel,
  type RowData,
  useReactTable,
} from '@tanstack/react-table'
import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { ColumnHeader } from './column-header'
import { type Sort, turned } from './list-state'
import { SortSelect } from './sort-select'

declare module '@tanstack/react-table' {
  interface ColumnMeta<TData extends RowData, TValue> {
    /** The column's share of the table, in rem; the table scrolls sideways where it has less room than all of them. */
    width: number
    /** Figures and times stand at the right edge. */
    align?: 'end'
    /** The way that the first press on the header sorts. */
    descendingFirst?: boolean
    /** A cell that may not be cut off: badges, controls. */
    whole?: boolean
  }
}

/** Columns of a table, each with the `meta` that the kit asks for. */
export type Columns<Row> = ColumnDef<Row, never>[]

/** On a phone `display` makes cards of the rows, and in some browsers takes the roles of a table away with it. */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
} as const

/** Where the columns do not fit, the box is scrolled, by the keyboard too. */
const SCROLLED = { tabIndex: 0 }

const NO_ROWS: never[] = []
/** Lines of a skeleton: as many as fit a screen. */
const SKELETON_ROWS = 12

/**
 * A dense table: rows of 36 px, more where a cell takes two lines, under a header that stays, sorted by its headers; on a phone each row
 * is a card. Until `rows` are there a skeleton of the true shape stands in with `loadingText`; while newer ones are on their way
 * (`busy`) the old ones stay.
 */
export function DataTable<Row extends { id: string }>({
  label,
  columns,
  rows,
  busy,
  loadingText,
  empty,
  sort,
  onSort,
}: {
  label: string
  columns: Columns<Row>
  rows: Row[] | undefined
  busy: boolean
  loadingText: string
  empty: ReactNode
  sort: Sort
  onSort: (sort: Sort) => void
}) {
  const sorting = useMemo(() => [{ id: sort.by, desc: sort.descending }], [sort])
  const table = useReactTable({
    data: rows ?? NO_ROWS,
    columns,
    state: { sorting },
    getCoreRowModel: getCoreRowModel(),
    getRowId: (row) => row.id,
    manualSorting: true,
    manualFiltering: true,
    manualPagination: true,
  })
  const headers = table.getFlatHeaders()
  const width = headers.reduce((sum, { column }) => sum + (column.columnDef.meta?.width ?? 8), 0)

  return (
    <section {...SCROLLED} aria-label={label} aria-busy={busy || rows === undefined} className="data-table">
      <SortSelect
        sort={sort}
        columns={headers
          .filter(({ column }) => column.columnDef.enableSorting !== false)
          .map(({ column }) => ({ by: column.id, label: String(column.columnDef.header) }))}
        onSort={onSort}
      />
      <table {...ROLES.table} style={{ '--table-width': `${width}rem` } as CSSProperties}>
        <colgroup>
          {headers.map(({ column }) => (
            <col
              key={column.id}
              style={{ width: `${((column.columnDef.meta?.width ?? 8) / width) * 100}%` }}
            />
          ))}
        </colgroup>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            {headers.map(({ column }) => (
              <ColumnHeader
                key={column.id}
                label={String(column.columnDef.header)}
                sorted={column.getIsSorted()}
                align={column.columnDef.meta?.align}
                onSort={
                  column.columnDef.enableSorting === false
                    ? undefined
                    : () => onSort(turned(sort, column.id, column.columnDef.meta?.descendingFirst ?? false))
                }
              />
            ))}
          </tr>
        </thead>
        {rows === undefined ? (
          <SkeletonRows columns={headers.length} />
        ) : (
          <tbody {...ROLES.group}>
            {table.getRowModel().rows.map((row) => (
              <tr {...ROLES.row} key={row.id}>
                {row.getVisibleCells().map((cell) => (
                  <td
                    {...ROLES.cell}
                    key={cell.id}
                    data-label={String(cell.column.columnDef.header)}
                    data-align={cell.column.columnDef.meta?.align}
                    data-whole={cell.column.columnDef.meta?.whole || undefined}
                  >
                    {flexRender(cell.column.columnDef.cell, cell.getContext())}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        )}
      </table>
      {rows === undefined ? <p className="data-table-loading">{loadingText}</p> : null}
      {rows?.length === 0 ? <div className="data-table-note">{empty}</div> : null}
    </section>
  )
}

function SkeletonRows({ columns }: { columns: number }) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <tr key={String(row)}>
          {Array.from({ length: columns }, (_, column) => (
            <td key={String(column)}>
              <span />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
