/** An amount in the base unit of what it measures: `1.5 L` and `1500 ml` are the same. */
export type Size = { unit: 'ml' | 'g' | 'mm'; amount: number }

/** Spellings are folded; the factor leads to the base unit. */
const UNITS: readonly (readonly [Size['unit'], factor: number, spellings: string])[] = [
  ['ml', 1, 'ml مل ملي مللي ملل cc سي_سي'],
  ['ml', 1000, 'l liter liters litre litres لتر ليتر'],
  ['g', 1, 'g gr gm gram grams جم غ غم جرام غرام'],
  ['g', 1000, 'kg kgs kilo kilos كجم كغ كغم كيلو ك'],
  ['mm', 1, 'mm ملم مم'],
  ['mm', 10, 'cm سم'],
  ['mm', 25.4, 'inch inches in انش بوصه بوصات "'],
  ['mm', 1000, 'm متر م'],
]

const BY_SPELLING = new Map(
  UNITS.flatMap(([unit, factor, spellings]) =>
    spellings.split(' ').map((spelling) => [spelling.replace('_', ' '), { unit, factor }] as const),
  ),
)

const SPELLINGS = [...BY_SPELLING.keys()].toSorted((a, b) => b.length - a.length).join('|')
const SIZE = new RegExp(`(?<![\\p{L}\\p{N}.,-])(\\d+(?:[.,]\\d+)?)\\s*(${SPELLINGS})(?![\\p{L}\\p{N}/²³])`, 'gu')

/** The sizes that a folded text names, and what is left of it without them. */
export function takeSizes(folded: string): { sizes: (Size & { text: string })[]; rest: string } {
  const sizes: (Size & { text: string })[] = []
  const rest = folded.replace(SIZE, (text, figure: string, spelling: string) => {
    const { unit, factor } = BY_SPELLING.get(spelling)!
    sizes.push({ unit, amount: round(Number(figure.replace(',', '.')) * factor), text })
    return ' '
  })
  return { sizes, rest }
}

/** What a number and the folded word behind it measure; null where the word is no unit of a size. */
export function sizeOf(figure: number, spelling: string): Size | null {
  const known = BY_SPELLING.get(spelling)
  return known ? { unit: known.unit, amount: round(figure * known.factor) } : null
}

export function sizeKey({ unit, amount }: Size): string {
  return `${amount} ${unit}`
}

function round(amount: number): number {
  return Math.round(amount * 1000) / 1000
}
