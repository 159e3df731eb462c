import type { Localized } from './locale.ts'

/** A partner brand. Fixed content; its colours are the rules of `[data-brand]` in the style sheet. */
export type Brand = {
  id: number
  slug: string
  name: Localized
  origin: Localized
  coverage: Localized
  /** File name in `public/logos`. */
  logo: string
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

export const BRAND_TABS = ['overview', 'products', 'applications', 'contact'] as const
export type BrandTab = (typeof BRAND_TABS)[number]

/** What the address of the brands page says: which brand is selected, if any, and which of its tabs is open. */
export type BrandSelection = { slug: string | null; tab: BrandTab }

/** Reads `?brand=…&tab=…`; an unknown brand selects none, an unknown tab opens the first. */
export function readBrandSelection(query: URLSearchParams, brands: Pick<Brand, 'slug'>[]): BrandSelection {
  const brand = brands.find(({ slug }) => slug === query.get('brand'))
  const tab = BRAND_TABS.find((name) => name === query.get('tab'))
  return { slug: brand?.slug ?? null, tab: tab ?? 'overview' }
}
