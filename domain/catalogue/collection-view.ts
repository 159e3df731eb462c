import { accentOf } from './accent.ts'
import { brandLogoOf, type BrandLogo } from './brand-logo.ts'
import { brandFinder, namesOfBrand } from './brand-names.ts'
import type { Brand } from './brand.ts'
import type { Category } from './category.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'

/** Something that can be chosen to narrow the list. */
export type FilterOption = { value: string; name: string; count: number }

/** A category's choice carries its colour. */
export type CategoryOption = FilterOption & { accent: number }

export type BrandOption = FilterOption & { logo: BrandLogo | null }

export function toCategoryOptions(
  categories: Category[],
  counts: Map<string, number>,
  locale: Locale,
): CategoryOption[] {
  return categories.map((category) => ({
    value: category.id,
    name: category.name[locale],
    accent: accentOf(category),
    count: counts.get(category.id) ?? 0,
  }))
}

export function toBrandOptions(
  named: { brand: Localized; count: number }[],
  brands: Brand[],
  locale: Locale,
): BrandOption[] {
  const find = brandFinder(brands)
  return named.map(({ brand, count }) => {
    const known = find(brand)
    const name = known?.name.en === brand.en ? known.name[locale] : brand[locale]
    return { value: brand.en, name, logo: brandLogoOf(known?.logo ?? null), count }
  })
}

/** Every name of the brands that are listed, by what the list calls them. */
export function otherBrandNames(brands: Brand[]): { value: string; name: string }[] {
  return brands.flatMap((brand) => namesOfBrand(brand).map((name) => ({ value: brand.name.en, name })))
}
