'use client'

import type { ReactNode } from 'react'
import type { Columns } from '@/components/data-table/data-table'
import { EmailCell, TextCell } from './cells'

type Meta<Row> = Omit<NonNullable<Columns<Row>[number]['meta']>, 'width'>
type TextMeta<Row> = Meta<Row> & { missing?: ReactNode }

/** `width` is in rem. */
export function textColumn<Row>(
  id: string,
  header: string,
  width: number,
  read: (row: Row) => string | null,
  enableSorting = true,
  { missing, ...meta }: TextMeta<Row> = {},
): Columns<Row>[number] {
  return {
    id,
    header,
    cell: ({ row }) => <TextCell missing={missing}>{read(row.original)}</TextCell>,
    enableSorting,
    meta: { width, ...meta },
  }
}

/** `width` is in rem. */
export function emailColumn<Row>(
  width: number,
  read: (row: Row) => string,
  enableSorting = true,
  meta: Meta<Row> = {},
): Columns<Row>[number] {
  return {
    id: 'email',
    header: 'Email',
    cell: ({ row }) => <EmailCell email={read(row.original)} />,
    enableSorting,
    meta: { width, ...meta },
  }
}
