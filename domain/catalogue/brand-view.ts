import type { Brand } from './brand.ts'
import { collectionSearch } from './collection-query.ts'
import { fillIn } from '../text/fill-in.ts'
import { inLanguage, type InLanguage } from '../text/in-language.ts'
import type { Locale } from '../text/locale.ts'

/** A brand as its page shows it, in one language. */
export type BrandView = Omit<InLanguage<Brand>, 'competitors'> & {
  /** The name as it stands on the packs; null where the page's own name is the same. */
  latinName: string | null
  /** Where its products are listed, without language. */
  productsPath: string
}

/** `site` is what the site is called: a brand may be described as one that it distributes. */
export function toBrandView(brand: Brand, locale: Locale, site: string): BrandView {
  const { competitors: _, ...shown } = brand
  return {
    ...inLanguage(shown, locale),
    description: fillIn(brand.description[locale], { site }),
    latinName: locale === 'en' ? null : brand.name.en,
    productsPath: productsPath(brand),
  }
}

/** The collection knows brands by the name that stands on the packs. */
function productsPath(brand: Brand): string {
  return `/collection${collectionSearch({ categories: [], brands: [brand.name.en], sort: 'newest', page: 1 })}`
}
