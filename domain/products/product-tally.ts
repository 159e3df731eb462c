import type { Localized } from '#domain/text/locale.ts'

/** How many products a category holds of a brand; products may stand in no category. */
export type TallyEntry = { categoryId: string | null; brand: Localized; count: number }

/** All entries of the catalogue: as many as there are pairs of a category and a brand, however many products. */
export type ProductTally = readonly TallyEntry[]

/** What must be matched: nothing chosen matches all. Brands are chosen by their English names. */
export type Choices = { categories?: string[]; brands?: string[] }

export function countProducts(tally: ProductTally, choices: Choices): number {
  return tally.filter(matches(choices)).reduce((sum, { count }) => sum + count, 0)
}

/** How many of the chosen products each category holds; categories without any are absent. */
export function countByCategory(tally: ProductTally, choices: Choices): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { categoryId, count } of tally.filter(matches(choices))) {
    if (categoryId !== null) counts.set(categoryId, (counts.get(categoryId) ?? 0) + count)
  }
  return counts
}

/** Every brand that a product names, by its English name, with the number of chosen products, which may be none. */
export function countByBrand(tally: ProductTally, choices: Choices): { brand: Localized; count: number }[] {
  const isChosen = matches(choices)
  const counts = new Map<string, { brand: Localized; count: number }>()
  for (const entry of tally) {
    if (entry.brand.en === '') continue
    const known = counts.get(entry.brand.en) ?? { brand: entry.brand, count: 0 }
    const brand = known.brand.ar < entry.brand.ar ? entry.brand : known.brand
    counts.set(entry.brand.en, { brand, count: known.count + (isChosen(entry) ? entry.count : 0) })
  }
  return [...counts.values()]
    .map(({ brand, count }) => ({ brand: { ar: brand.ar || brand.en, en: brand.en }, count }))
    .toSorted((one, other) => (one.brand.en < other.brand.en ? -1 : 1))
}

function matches({ categories = [], brands = [] }: Choices): (entry: TallyEntry) => boolean {
  return ({ categoryId, brand }) =>
    (categories.length === 0 || (categoryId !== null && categories.includes(categoryId))) &&
    (brands.length === 0 || brands.includes(brand.en))
}
