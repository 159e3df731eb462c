import type { FieldGroup } from '#app/ui/admin/form/form-sections.ts'
import { isSame, type FormValues } from '#app/ui/admin/form/form-values.ts'

type Versions = {
  /** What both began with. */
  base: FormValues
  mine: FormValues
  theirs: FormValues
}

/** `merged` has `mine` where both changed something, `theirs` has the other side of that. */
type Merged = { merged: FormValues; theirs: FormValues; collisions: FieldGroup[] }

/**
 * Brings together what two people changed at the same time. What only one of them touched is taken from that one;
 * what both changed in different ways collides, stays as `mine` and is left to the person who saves.
 */
export function mergeVersions(versions: Versions, groups: readonly FieldGroup[]): Merged {
  const { base, mine, theirs } = versions
  const changed = groups.filter(({ names }) => !isSame(mine, theirs, names))
  const untouched = changed.filter(({ names }) => isSame(mine, base, names))
  const both = changed.filter(({ names }) => !isSame(mine, base, names) && !isSame(theirs, base, names))
  const tables = both.filter(({ rows }) => rows).map((group) => mergeRows(versions, group))
  const merged = untouched.reduce((values, group) => withGroup(values, theirs, group), mine)
  return {
    merged: Object.assign({}, merged, ...tables.map((table) => table.mine)) as FormValues,
    theirs: Object.assign({}, theirs, ...tables.map((table) => table.theirs)) as FormValues,
    collisions: [...both.filter(({ rows }) => !rows), ...tables.flatMap(({ collisions }) => collisions)],
  }
}

/** `values` with one group as it stands in `source`. */
export function withGroup(values: FormValues, source: FormValues, { names, cell }: FieldGroup): FormValues {
  if (cell === undefined) return { ...values, ...Object.fromEntries(names.map((name) => [name, source[name] ?? []])) }
  const [name = ''] = names
  const column = values[name] ?? []
  return cell < column.length ? { ...values, [name]: column.with(cell, source[name]?.[cell] ?? '') } : values
}

type Row = string[]

/** The rows of both in one table, with `mine` in cells that both changed, and with `theirs`. */
type MergedRows = { mine: FormValues; theirs: FormValues; collisions: FieldGroup[] }

/**
 * Brings two people's tables together row by row and cell by cell. A row that only one of them took out goes, unless the
 * other has changed it; what either added stays behind the others.
 */
function mergeRows({ base, mine, theirs }: Versions, group: FieldGroup): MergedRows {
  const before = rowsOf(base, group)
  const keys = group.rows?.keys ?? []
  const own = matched(before, rowsOf(mine, group), keys)
  const other = matched(before, rowsOf(theirs, group), keys)
  const kept = orderOf(own.places, other.places).filter((place) =>
    isKept(before[place]!, own.rows[place], other.rows[place]),
  )
  const collisions: FieldGroup[] = []
  const merged = kept.map((place, row) => {
    const [was, left, right] = [
      before[place]!,
      own.rows[place] ?? other.rows[place]!,
      other.rows[place] ?? own.rows[place]!,
    ]
    const cells = was.map((cell, column) => {
      const isBoth = left[column] !== cell && right[column] !== cell && left[column] !== right[column]
      if (isBoth) collisions.push(cellOf(group, row, column))
      if (isBoth) return [left[column]!, right[column]!] as const
      const changed = left[column] === cell ? right[column]! : left[column]!
      return [changed, changed] as const
    })
    return cells
  })
  const added = [...own.added, ...other.added.filter((row) => !own.added.some((one) => isSameRow(one, row)))]
  const all = [...merged, ...added.map((row) => row.map((cell) => [cell, cell] as const))]
  const side = (place: 0 | 1): FormValues =>
    Object.fromEntries(group.names.map((name, column) => [name, all.map((row) => row[column]![place])]))
  return { mine: side(0), theirs: side(1), collisions }
}

function cellOf({ names, rows }: FieldGroup, row: number, column: number): FieldGroup {
  return { names: [names[column]!], label: `${rows!.cells[column]}: ${rows!.row} ${row + 1}`, cell: row, rows }
}

function rowsOf(values: FormValues, { names }: FieldGroup): Row[] {
  const columns = names.map((name) => values[name] ?? [])
  const count = Math.max(0, ...columns.map(({ length }) => length))
  return Array.from({ length: count }, (_, row) => columns.map((column) => column[row] ?? ''))
}

/** What has become of each row: the same one, else one that is called the same, first at its place; what is left was added. */
function matched(before: readonly Row[], after: readonly Row[], keys: readonly number[]) {
  const rows: (Row | undefined)[] = before.map(() => undefined)
  const free = new Set(after.keys())
  const take = (fits: (row: Row, at: number, place: number) => boolean) => {
    for (const [place, row] of before.entries()) {
      const found = rows[place] ? undefined : [...free].find((at) => fits(row, at, place))
      if (found === undefined) continue
      rows[place] = after[found]
      free.delete(found)
    }
  }
  const isLike = (row: Row, at: number) => keys.some((key) => row[key] !== '' && row[key] === after[at]![key])
  take((row, at) => isSameRow(row, after[at]!))
  take((row, at, place) => at === place && isLike(row, at))
  take(isLike)
  const places = after.flatMap((row) => (rows.includes(row) ? rows.indexOf(row) : []))
  return { rows, places, added: [...free].map((at) => after[at]!) }
}

function orderOf(own: readonly number[], other: readonly number[]): number[] {
  const isMoved = own.some((place, at) => at > 0 && own[at - 1]! > place)
  const [first, second] = isMoved ? [own, other] : [other, own]
  return [...new Set([...first, ...second])]
}

function isKept(was: Row, own: Row | undefined, other: Row | undefined): boolean {
  if (own && other) return true
  const left = own ?? other
  return left !== undefined && !isSameRow(left, was)
}

function isSameRow(one: Row, other: Row): boolean {
  return one.every((cell, column) => cell === other[column])
}
