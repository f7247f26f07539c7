import { useId } from 'react'
import { NativeSelect } from '@/components/ui/native-select'
import { readSort, type Sort, sortText } from './list-state'

/** The order of the rows where there is no room for headers: on a phone. */
export function SortSelect({
  sort,
  columns,
  onSort,
}: {
  sort: Sort
  columns: readonly { by: string; label: string }[]
  onSort: (sort: Sort) => void
}) {
  const id = useId()
  if (columns.length === 0) return null
  return (
    <div className="data-table-sort">
      <label htmlFor={id} className="label">
        Sort by
      </label>
      <NativeSelect
        id={id}
        value={sortText(sort)}
        onChange={(event) =>
          onSort(readSort(event.target.value, { sorts: columns.map(({ by }) => by), sort }))
        }
      >
        {columns.flatMap(({ by, label }) => [
          <option key={by} value={by}>
            {label}, rising
          </option>,
          <option key={`-${by}`} value={`-${by}`}>
            {label}, falling
          </option>,
        ])}
      </NativeSelect>
    </div>
  )
}
