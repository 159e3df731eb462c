import type { Brand } from './brand.ts'
import { collectionSearch } from './collection-query.ts'
import { inLanguage, type InLanguage } from './in-language.ts'
import type { Locale } from './locale.ts'

/** A brand as its page shows it, in one language. */
export type BrandView = Omit<InLanguage<Brand>, 'competitors'> & {
  /** The name as it stands on the packs; null where the page's own name is the same. */
  latinName: string | null
  /** Where its products are listed, without language. */
  productsPath: string
}

export function toBrandView(brand: Brand, locale: Locale): BrandView {
  const { competitors: _, ...shown } = brand
  return {
    ...inLanguage(shown, locale),
    latinName: locale === 'en' ? null : brand.name.en,
    productsPath: productsPath(brand),
  }
}

/** The collection knows brands by the name that stands on the packs. */
function productsPath(brand: Brand): string {
  return `/collection${collectionSearch({ categories: [], brands: [brand.name.en], sort: 'newest', page: 1 })}`
}
