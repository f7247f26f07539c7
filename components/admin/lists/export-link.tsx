'use client'

import type { ReactNode } from 'react'
import { CsvLink, isExportable, readerLocale } from '@/components/data-table/csv-link'
import { buildUrl, type QueryValues } from '@/lib/api/client'
import type { CallKey } from '@/lib/api/contract'

/** Dates in the file are in the reader's locale and time zone. */
export function ExportLink({
  call,
  query,
  matching,
  onFollow,
  children = 'Export CSV',
}: {
  call: CallKey
  query: QueryValues
  matching: number | null | undefined
  onFollow: () => void
  children?: ReactNode
}) {
  return (
    <CsvLink
      href={() => buildUrl(call, {}, { ...query, ...readerLocale() })}
      onFollow={onFollow}
      disabled={!isExportable(matching)}
    >
      {children}
    </CsvLink>
  )
}
