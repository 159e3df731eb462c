/** One entry of a list that was compared; `moved` stayed in the list at another place among those that stayed. */
export type ListChange<Entry = string> = { as: 'same' | 'added' | 'removed' | 'moved'; value: Entry }

/** Two lists by the keys of their entries, in the order of the new one; what was removed stands behind what stood before it. */
export function compareKeys(before: readonly string[], after: readonly string[]): ListChange[] {
  const stayed = stayedInOrder(before, after)
  const [old, now] = [new Set(before), new Set(after)]
  const changes: ListChange[] = []
  let at = 0
  const throughRemoved = () => {
    for (; at < before.length && !stayed.has(before[at]!); at++) {
      if (!now.has(before[at]!)) changes.push({ as: 'removed', value: before[at]! })
    }
  }
  throughRemoved()
  for (const value of after) {
    const hasStayed = stayed.has(value)
    changes.push({ as: hasStayed ? 'same' : old.has(value) ? 'moved' : 'added', value })
    if (!hasStayed) continue
    at++
    throughRemoved()
  }
  return changes
}

/** The most entries that can be said to have stayed in their order. */
function stayedInOrder(before: readonly string[], after: readonly string[]): Set<string> {
  const placeOf = new Map(before.map((key, place) => [key, place]))
  const common = after.filter((key) => placeOf.has(key))
  return new Set(risingPlaces(common.map((key) => placeOf.get(key)!)).map((at) => common[at]!))
}

/** The same entry twice in a list has two keys. */
export function ownKeys(keys: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return keys.map((key) => {
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return count === 1 ? key : `${key}\n${count}`
  })
}

/** Which of these numbers, none of them twice, are the longest row that rises; by their places. */
export function risingPlaces(numbers: readonly number[]): number[] {
  // The last place of the best row of each length, and which stands before each.
  const tails: number[] = []
  const previous: number[] = []
  numbers.forEach((number, at) => {
    const length = firstNotBelow(tails, number, numbers)
    previous[at] = length === 0 ? -1 : tails[length - 1]!
    tails[length] = at
  })
  const row: number[] = []
  for (let at = tails.at(-1) ?? -1; at !== -1; at = previous[at]!) row.push(at)
  return row.toReversed()
}

function firstNotBelow(tails: readonly number[], number: number, numbers: readonly number[]): number {
  let [low, high] = [0, tails.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (numbers[tails[middle]!]! >= number) high = middle
    else low = middle + 1
  }
  return low
}

/** One row of a table: its cells by the names of its columns. */
export type Row = Readonly<Record<string, string>>

export type CellChange = { column: string; before: string; after: string }

export type RowChange = {
  as: 'same' | 'added' | 'removed' | 'changed'
  /** Stands at another place among the rows that stayed. */
  moved: boolean
  /** What identifies the row: a stock code, a key. */
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
