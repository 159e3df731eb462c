import type { Localized } from '../text/locale.ts'

/** A partner brand. Fixed content; its colours are the rules of `[data-brand]` in the stylesheet. */
export type Brand = {
  id: number
  slug: BrandSlug
  name: Localized
  origin: Localized
  coverage: Localized
  logo: { src: string; width: number; height: number }
  description: Localized
  longDescription: Localized
  specialties: { name: Localized; icon: SpecialtyIcon; description: Localized }[]
  highlights: { title: Localized; value: Localized }[]
  coverageDetails: Localized[]
  /** Kept for staff; no page shows them. */
  competitors: Localized[]
  certifications: string[]
  applications: Localized[]
  contact: { website: string; email: string; phone: string }
}

export type BrandSlug = 'anadol-bond' | 'iberseal' | 'masar'

export type SpecialtyIcon =
  | 'foam'
  | 'bolt'
  | 'layers'
  | 'drop'
  | 'building'
  | 'brush'
  | 'bricks'
  | 'flame'
  | 'spray'
  | 'tool'

/** The brand that an address selects (`?brand=masar`); null where it names none that exists. */
export function selectedBrand<B extends Pick<Brand, 'slug'>>(query: URLSearchParams, brands: B[]): B | null {
  return brands.find(({ slug }) => slug === query.get('brand')) ?? null
}
