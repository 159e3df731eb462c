import type { ReactNode } from 'react'

export type Column = {
  key: string
  label: string
  /** The cell that is looked for first: larger, and the head of the card on phones. */
  strong?: boolean
}

type TableProps = {
  /** What the table holds, for screen readers. */
  caption: string
  columns: Column[]
  rows: ({ key: string } & Record<string, ReactNode>)[]
}

/** On phones each row is a card whose cells name their column. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    <table className="table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            {columns.map((column) => (
              <td
                key={column.key}
                data-label={column.label}
                data-empty={row[column.key] === '—' || undefined}
                className={column.strong ? 'table-strong' : undefined}
              >
                {row[column.key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
