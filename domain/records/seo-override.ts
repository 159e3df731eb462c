import type { Localized } from '../text/locale.ts'

export const AVAILABILITIES = ['InStock', 'OutOfStock', 'BackOrder', 'PreOrder', 'LimitedAvailability'] as const
export type Availability = (typeof AVAILABILITIES)[number]

export type Question = { question: string; answer: string }

/** What search engines are told of one product beside its own data (docs/specification 3). */
export type SeoOverride = {
  metaTitle: Localized
  metaDescription: Localized
  keywords: Localized<string[]>
  urlSlug: string
  h1: Localized
  h2_1: Localized
  h2_2: Localized
  h2_3: Localized
  /** Texts for the gallery's pictures, in their order. */
  altText: Localized<string[]>
  structuredData: {
    product: {
      name: Localized
      sku: string
      brand: string
      /** In SAR; null for products without a price. */
      price: number | null
      availability: Availability
    }
    faq: Localized<Question[]>
  }
}
