import { risingPlaces } from './rising-places.ts'

/** Where what stands once in each of two rows stands in both, as far as it kept its order: the two rows' common frame. */
export function sharedPlaces(before: readonly string[], after: readonly string[]): (readonly [number, number])[] {
  const [old, now] = [placesOfSingle(before), placesOfSingle(after)]
  const shared = [...now].flatMap(([word, at]) => (old.has(word) ? [[old.get(word)!, at] as const] : []))
  return risingPlaces(shared.map(([place]) => place)).map((at) => shared[at]!)
}

function placesOfSingle(words: readonly string[]): Map<string, number> {
  const [places, twice] = [new Map<string, number>(), new Set<string>()]
  words.forEach((word, at) => (places.has(word) ? twice.add(word) : places.set(word, at)))
  for (const word of twice) places.delete(word)
  return places
}
