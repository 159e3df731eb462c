/** Where `value` stands in a sorted list, or would have to be put in. */
export function placeIn<T>(sorted: readonly T[], value: T, compare: (a: T, b: T) => number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(sorted[middle]!, value) < 0) low = middle + 1
    else high = middle
  }
  return low
}
