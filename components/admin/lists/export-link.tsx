'use client'

import type { ReactNode } from 'react'
import { CsvLink, isExportable, readerLocale } from '@/components/data-table/csv-link'
import { buildUrl, type QueryValues } from '@/lib/api/client'

/** Downloads every row that a list's filters match as CSV, with dates in the reader's locale and time zone. */
export function ExportLink({
  route,
  query,
  matching,
  onFollow,
  children = 'Export CSV',
}: {
  route: Parameters<typeof buildUrl>[0]
  /** The list's search and filters. */
  query: QueryValues
  matching: number | null | undefined
  onFollow: () => void
  children?: ReactNode
}) {
  return (
    <CsvLink
      href={() => buildUrl(route, {}, { ...query, ...readerLocale() })}
      onFollow={onFollow}
      disabled={!isExportable(matching)}
    >
      {children}
    </CsvLink>
  )
}
