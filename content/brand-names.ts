import type { BrandSlug } from '../domain/catalogue/brand.ts'
import type { Localized } from '../domain/text/locale.ts'

/** What the partner brands are called, in the order in which the site shows them; the rest is in `brands.ts`. */
export const brandNames: Record<BrandSlug, Localized> = {
  'anadol-bond': { ar: 'أنادول بوند', en: 'ANADOL BOND' },
  iberseal: { ar: 'إيبرسيل', en: 'IBERSEAL' },
  masar: { ar: 'مسار', en: 'MASAR' },
}

/** What a brand is called, by its slug. */
export function brandName(slug: string): Localized {
  return Object.entries(brandNames).find(([known]) => known === slug)?.[1] ?? { ar: slug, en: slug }
}
