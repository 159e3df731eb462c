import type { FieldGroup } from '#app/ui/admin/form/form-sections.ts'
import { isSame, type FormValues } from '#app/ui/admin/form/form-values.ts'
import { mergeRows } from './merge-rows.ts'

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
