/** Whether one letter too many, too few, wrong, or changed with its neighbour makes the one word of the other. */
export function isOneTypoApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1 || short === long) return false
  const first = firstDifference(short, long)
  if (short.length < long.length) return short.slice(first) === long.slice(first + 1)
  if (short.slice(first + 1) === long.slice(first + 1)) return true
  return (
    short[first] === long[first + 1] &&
    short[first + 1] === long[first] &&
    short.slice(first + 2) === long.slice(first + 2)
  )
}

function firstDifference(short: string, long: string): number {
  let at = 0
  while (at < short.length && short.charCodeAt(at) === long.charCodeAt(at)) at += 1
  return at
}
