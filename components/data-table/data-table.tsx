'use client'

import {
  type ColumnDef,
  type ColumnMeta,
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
    /** In a window of 768 to 1023 px, where they fit if they sum to 45.5; null leaves the column out there. The same as `width` by default. */
    narrow?: number | null
    /** Below the cell's own text in such a window: what a column that is left out would have said. */
    under?: (row: TData) => string | null
    /** In a window of this width the text wraps. */
    wraps?: boolean
    /** Its place on the card that a row is on a phone. By default the first column is the title, and all others are rows. What the card says elsewhere has none. */
    card?: 'title' | 'subtitle' | 'none'
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
  const widths = headers.map(({ column }) => widthsOf(column.columnDef.meta))
  const hasTitle = headers.some(({ column }) => column.columnDef.meta?.card === 'title')

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
      <table
        {...ROLES.table}
        style={
          {
            '--wide-sum': sumOf(widths.map(({ wide }) => wide)),
            '--narrow-sum': sumOf(widths.map(({ narrow }) => narrow ?? 0)),
          } as CSSProperties
        }
      >
        <colgroup>
          {headers.map(({ column }, index) => (
            <col
              key={column.id}
              data-narrow={narrowOf(column.columnDef.meta)}
              style={
                {
                  '--wide': widths[index]?.wide,
                  '--narrow': widths[index]?.narrow ?? 0,
                } as CSSProperties
              }
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
                narrow={narrowOf(column.columnDef.meta)}
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
          <SkeletonRows narrow={headers.map(({ column }) => narrowOf(column.columnDef.meta))} />
        ) : (
          <tbody {...ROLES.group}>
            {table.getRowModel().rows.map((row) => (
              <tr {...ROLES.row} key={row.id}>
                {row.getVisibleCells().map((cell, index) => {
                  const { meta, header } = cell.column.columnDef
                  return (
                    <td
                      {...ROLES.cell}
                      key={cell.id}
                      data-label={String(header)}
                      data-align={meta?.align}
                      data-narrow={narrowOf(meta)}
                      data-under={meta?.under?.(row.original) ?? undefined}
                      data-wraps={meta?.wraps || undefined}
                      data-card={meta?.card ?? (index === 0 && !hasTitle ? 'title' : undefined)}
                      data-unclipped={meta?.unclipped || undefined}
                    >
                      {flexRender(cell.column.columnDef.cell, cell.getContext())}
                    </td>
                  )
                })}
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

const DEFAULT_REM = 8

function widthsOf<Row>(meta: ColumnMeta<Row, never> | undefined) {
  const wide = meta?.width ?? DEFAULT_REM
  return { wide, narrow: meta?.narrow === undefined ? wide : meta.narrow }
}

const sumOf = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0)

const narrowOf = <Row,>(meta: ColumnMeta<Row, never> | undefined) =>
  meta?.narrow === null ? 'hidden' : undefined

function SkeletonRows({ narrow }: { narrow: readonly ('hidden' | undefined)[] }) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <tr key={String(row)}>
          {narrow.map((look, column) => (
            <td key={String(column)} data-narrow={look}>
              <span />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
