import type { ReactNode } from 'react'

/** On a phone a row is a card and each cell shows its column's name. */
export function LegalTable({
  caption,
  columns,
  rows,
}: {
  caption: string
  columns: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}) {
  return (
    <table className="w-full text-sm/normal">
      <caption className="pb-2 text-start font-semibold">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells], index) => (
          <tr key={`${caption}${index.toString()}`}>
            <th scope="row">{head}</th>
            {columns.slice(1).map((column, position) => (
              <td key={column} data-column={column}>
                {cells[position]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
