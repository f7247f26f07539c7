'use client'

import type { ReactNode } from 'react'
import { CsvLink, isExportable, readerLocale } from '@/components/data-table/csv-link'
import { buildUrl, type QueryValues } from '@/lib/api/client'

/** Dates in the file are in the reader's locale and time zone. */
export function ExportLink({
  route,
  query,
  matching,
  onFollow,
  children = 'Export CSV',
}: {
  route: Parameters<typeof buildUrl>[0]
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
