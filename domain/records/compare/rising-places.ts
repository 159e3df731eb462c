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
