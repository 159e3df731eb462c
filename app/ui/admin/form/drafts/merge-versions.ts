import type { FieldGroup } from '#app/ui/admin/form/form-sections.ts'
import { isSame, type FormValues } from '#app/ui/admin/form/form-values.ts'

type Versions = {
  /** What both began with. */
  base: FormValues
  mine: FormValues
  theirs: FormValues
}

/**
 * Brings together what two people changed at the same time. What only one of them touched is taken from that one;
 * what both changed in different ways collides, stays as `mine` and is left to the person who saves.
 */
export function mergeVersions(
  { base, mine, theirs }: Versions,
  groups: readonly FieldGroup[],
): { merged: FormValues; collisions: FieldGroup[] } {
  const changed = groups.filter(({ names }) => !isSame(mine, theirs, names))
  const untouched = changed.filter(({ names }) => isSame(mine, base, names))
  const collisions = changed.filter(({ names }) => !isSame(mine, base, names) && !isSame(theirs, base, names))
  return { merged: untouched.reduce((values, group) => withGroup(values, theirs, group), mine), collisions }
}

/** `values` with one group as it stands in `source`. */
export function withGroup(values: FormValues, source: FormValues, { names }: FieldGroup): FormValues {
  return { ...values, ...Object.fromEntries(names.map((name) => [name, source[name] ?? []])) }
}
