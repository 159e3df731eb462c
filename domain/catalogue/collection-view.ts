import { brandSlug } from './brand-slug.ts'
import type { Category } from './category.ts'
import type { Locale, Localized } from '../text/locale.ts'

/** Something that can be chosen to narrow the list. */
export type FilterOption = { value: string; name: string; count: number }

/** A brand's choice carries the name of its logo. */
export type BrandOption = FilterOption & { slug: string }

export function toCategoryOptions(categories: Category[], counts: Map<string, number>, locale: Locale): FilterOption[] {
  return categories.map(({ id, name }) => ({
    value: id,
    name: name[locale],
    count: counts.get(id) ?? 0,
  }))
}

export function toBrandOptions(brands: { brand: Localized; count: number }[], locale: Locale): BrandOption[] {
  return brands.map(({ brand, count }) => ({
    value: brand.en,
    name: brand[locale],
    slug: brandSlug(brand.en),
    count,
  }))
}
