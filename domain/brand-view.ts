import type { Brand } from './brand.ts'
import { inLanguage, type InLanguage } from './in-language.ts'
import type { Locale } from './locale.ts'

/** A brand as its page shows it, in one language. */
export type BrandView = Omit<InLanguage<Brand>, 'competitors'> & {
  /** The name as it stands on the packs; null where the page's own name is the same. */
  latinName: string | null
}

export function toBrandView(brand: Brand, locale: Locale): BrandView {
  const { competitors: _, ...shown } = brand
  return { ...inLanguage(shown, locale), latinName: locale === 'en' ? null : brand.name.en }
}
