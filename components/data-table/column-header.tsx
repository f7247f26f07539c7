/** See ROLES in data-table.tsx. */
const ROLE = { role: 'columnheader' }
const SORTED = { asc: 'ascending', desc: 'descending' } as const

export function ColumnHeader({
  label,
  sorted,
  align,
  narrow,
  onSort,
}: {
  label: string
  sorted: 'asc' | 'desc' | false
  align: 'end' | undefined
  narrow: 'hidden' | undefined
  onSort: (() => void) | undefined
}) {
  return (
    <th
      {...ROLE}
      scope="col"
      data-align={align}
      data-narrow={narrow}
      aria-sort={onSort ? (sorted ? SORTED[sorted] : 'none') : undefined}
    >
      {onSort ? (
        <button type="button" onClick={onSort}>
          {label}
          <svg viewBox="0 0 10 12" aria-hidden="true" data-sorted={sorted || undefined}>
            <path d="M5 1 8.500 5h-7z" />
            <path d="M5 11 1.500 7h7z" />
          </svg>
        </button>
      ) : (
        label
      )}
    </th>
  )
}
