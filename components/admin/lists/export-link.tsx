'use client'

import type { ReactNode } from 'react'
import { CsvLink, isExportable, reader } from '@/components/data-table/csv-link'
import { type QueryValues, urlOf } from '@/lib/api/client'

/** Saves what a list shows, all of it, in the reader's own locale and time zone. */
export function ExportLink({
  route,
  query,
  matching,
  onFollow,
  children = 'Export CSV',
}: {
  route: Parameters<typeof urlOf>[0]
  /** What the list is filtered by. */
  query: QueryValues
  matching: number | null | undefined
  onFollow: () => void
  children?: ReactNode
}) {
  return (
    <CsvLink
      href={() => urlOf(route, {}, { ...query, ...reader() })}
      onFollow={onFollow}
      disabled={!isExportable(matching)}
    >
      {children}
    </CsvLink>
  )
}
