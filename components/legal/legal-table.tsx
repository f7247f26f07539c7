import type { ReactNode } from 'react'
import { Unbroken } from './unbroken'

/** On a phone a row is a card and each cell has its column's name at its left. */
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
      <caption className="pb-2 text-start font-semibold">
        <Unbroken>{caption}</Unbroken>
      </caption>
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
                {renderCell(cells[position])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const renderCell = (cell: ReactNode) => (typeof cell === 'string' ? <Unbroken>{cell}</Unbroken> : cell)
