import { useId } from 'react'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import { formatSort, parseSort, type Sort } from './list-state'

export interface SortLabels {
  ascending: string
  descending: string
}

export const DATE_SORT_LABELS: SortLabels = { ascending: 'oldest first', descending: 'newest first' }
const TEXT_SORT_LABELS: SortLabels = { ascending: 'A-Z', descending: 'Z-A' }

/** For a phone, where the table has no headers. */
export function SortSelect({
  sort,
  columns,
  onSort,
}: {
  sort: Sort
  columns: readonly { by: string; label: string; sortLabels: SortLabels | undefined }[]
  onSort: (sort: Sort) => void
}) {
  const id = useId()
  if (columns.length === 0) return null
  return (
    <div className="data-table-sort">
      <Label htmlFor={id}>Sort by</Label>
      <NativeSelect
        id={id}
        value={formatSort(sort)}
        onChange={(event) =>
          onSort(parseSort(event.target.value, { sorts: columns.map(({ by }) => by), sort }))
        }
      >
        {columns.flatMap(({ by, label, sortLabels = TEXT_SORT_LABELS }) => [
          <option key={by} value={by}>
            {label}, {sortLabels.ascending}
          </option>,
          <option key={`-${by}`} value={`-${by}`}>
            {label}, {sortLabels.descending}
          </option>,
        ])}
      </NativeSelect>
    </div>
  )
}
