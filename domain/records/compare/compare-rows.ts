import { compareKeys, ownKeys } from './compare-list.ts'

/** One row of a table: its cells by the names of its columns. */
export type Row = Readonly<Record<string, string>>

export type CellChange = { column: string; before: string; after: string }

export type RowChange = {
  as: 'same' | 'added' | 'removed' | 'changed'
  /** Stands at another place among the rows that stayed. */
  moved: boolean
  /** What the row is told by: a stock code, a key. */
  key: string
  cells: CellChange[]
}

/**
 * Two tables of rows, matched by what stands in the column that tells them apart; rows without it by their place.
 * `keyColumns` are tried in their order.
 */
export function compareRows(before: readonly Row[], after: readonly Row[], keyColumns: readonly string[]): RowChange[] {
  const keyed = (rows: readonly Row[]) => {
    const keys = ownKeys(rows.map((row, place) => keyOf(row, keyColumns) ?? `\t${place}`))
    return { keys, rows: new Map(keys.map((key, place) => [key, rows[place]!])) }
  }
  const [old, now] = [keyed(before), keyed(after)]
  return compareKeys(old.keys, now.keys).map(({ as, value }) => {
    const cells = cellsOf(old.rows.get(value) ?? {}, now.rows.get(value) ?? {})
    const isChanged = cells.some((cell) => cell.before !== cell.after)
    return {
      as: as === 'added' || as === 'removed' ? as : isChanged ? 'changed' : 'same',
      moved: as === 'moved',
      key: shownKey(value),
      cells,
    }
  })
}

function keyOf(row: Row, columns: readonly string[]): string | null {
  return columns.map((column) => row[column]).find(Boolean) ?? null
}

/** A row without a key has none to show. */
function shownKey(key: string): string {
  return key.startsWith('\t') ? '' : key.split('\n', 1)[0]!
}

function cellsOf(old: Row, now: Row): CellChange[] {
  const columns = [...new Set([...Object.keys(now), ...Object.keys(old)])]
  const cells = columns.map((column) => ({ column, before: old[column] ?? '', after: now[column] ?? '' }))
  return cells.filter(({ before, after }) => before !== '' || after !== '')
}
