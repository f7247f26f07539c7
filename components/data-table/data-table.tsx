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
import { type Sort, toggleSort } from './list-state'
import { type SortLabels, SortSelect } from './sort-select'

declare module '@tanstack/react-table' {
  interface ColumnMeta<TData extends RowData, TValue> {
    /** In rem. The table scrolls sideways if it has less room than its columns need. All columns fit a window of 1440 px if they sum to 85. */
    width: number
    align?: 'end'
    descendingFirst?: boolean
    /** Shown on a phone; "A-Z" and "Z-A" by default. */
    sortLabels?: SortLabels
    /** Whether the cell must not be cut off: badges, controls. */
    unclipped?: boolean
  }
}

/** Every column needs a `meta`. */
export type Columns<Row> = ColumnDef<Row, never>[]

/** Explicit, because on a phone CSS displays the rows as cards, and in some browsers that removes the table's roles. */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
} as const

/** Lets the keyboard scroll the table when its columns do not fit. */
const SCROLLABLE = { tabIndex: 0 }

const NO_ROWS: never[] = []
/** About as many as fit on a screen. */
const SKELETON_ROWS = 12

/** While `rows` is undefined it shows a skeleton and `loadingText`; while `busy` it shows the old rows. */
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
    <section {...SCROLLABLE} aria-label={label} aria-busy={busy || rows === undefined} className="data-table">
      {rows?.length === 0 ? null : (
        <SortSelect
          sort={sort}
          columns={headers
            .filter(({ column }) => column.columnDef.enableSorting !== false)
            .map(({ column }) => ({
              by: column.id,
              label: String(column.columnDef.header),
              sortLabels: column.columnDef.meta?.sortLabels,
            }))}
          onSort={onSort}
        />
      )}
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
                    : () =>
                        onSort(toggleSort(sort, column.id, column.columnDef.meta?.descendingFirst ?? false))
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
                    data-unclipped={cell.column.columnDef.meta?.unclipped || undefined}
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
