import { risingPlaces } from './rising-places.ts'

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
