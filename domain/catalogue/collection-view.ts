import { accentOf } from './accent.ts'
import { brandFinder, namesOfBrand } from './brand-names.ts'
import { brandLogoOf, type BrandLogo } from './brand-logo.ts'
import type { Brand } from './brand.ts'
import type { Category } from './category.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'

/** Something that can be chosen to narrow the list. */
type FilterOption = { value: string; label: string; count: number }

/** A category's choice carries its colour. */
export type CategoryOption = FilterOption & { accent: number }

export type BrandOption = FilterOption & { logo: BrandLogo | null }

export function toCategoryOptions(
  categories: Category[],
  counts: ReadonlyMap<string | number, number>,
  locale: Locale,
): CategoryOption[] {
  return categories.map((category) => ({
    value: category.id,
    label: category.name[locale],
    accent: accentOf(category),
    count: counts.get(category.id) ?? 0,
  }))
}

export function toBrandOptions(
  named: Iterable<Localized>,
  counts: ReadonlyMap<string | number, number>,
  brands: Brand[],
  locale: Locale,
): BrandOption[] {
  const find = brandFinder(brands)
  return [...named]
    .toSorted((one, other) => (one.en < other.en ? -1 : 1))
    .map((brand) => {
      const known = find(brand)
      const label = known?.name.en === brand.en ? known.name[locale] : brand[locale]
      return { value: brand.en, label, logo: brandLogoOf(known?.logo ?? null), count: counts.get(brand.en) ?? 0 }
    })
}

/** Every name of the brands that are listed, by what the list calls them. */
export function otherBrandNames(brands: Brand[]): { value: string; name: string }[] {
  return brands.flatMap((brand) => namesOfBrand(brand).map((name) => ({ value: brand.name.en, name })))
}
