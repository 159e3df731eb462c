/** Page numbers to offer, with null where some are left out: 1 … 4 5 6 … 84. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const near = new Set([1, pages, page - 1, page, page + 1])
  const numbers = [...near].filter((number) => number >= 1 && number <= pages).toSorted((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [null, number] : [number]
  })
}
