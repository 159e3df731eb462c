import type { Locale } from '#domain/text/locale.ts'
import type { Question, SeoOverride } from '#domain/records/seo-override.ts'

/**
 * What an override says of a product, in one language. A text that nobody wrote is empty, and the product's own words
 * stand in its place. Its price is a matter of `product-offer.ts`.
 */
export type ProductSeo = {
  title: string
  description: string
  keywords: string[]
  /** Beneath the product's name: it stays the heading, for the code and the name are what visitors look for. */
  tagline: string
  /** What opens the panels of properties, application areas and figures. */
  openings: { properties: string; areas: string; figures: string }
  /** Texts of the gallery's pictures, in their order. */
  altTexts: string[]
  questions: Question[]
  name: string
  sku: string
  brand: string
}

export function toProductSeo(override: SeoOverride | null, locale: Locale): ProductSeo {
  return {
    title: override?.metaTitle[locale] ?? '',
    description: override?.metaDescription[locale] ?? '',
    keywords: override?.keywords[locale] ?? [],
    tagline: override?.h1[locale] ?? '',
    openings: {
      properties: override?.h2_1[locale] ?? '',
      areas: override?.h2_2[locale] ?? '',
      figures: override?.h2_3[locale] ?? '',
    },
    altTexts: override?.altText[locale] ?? [],
    questions: (override?.faq[locale] ?? []).filter(isWhole),
    name: override?.productName[locale] ?? '',
    sku: override?.sku ?? '',
    brand: override?.brand ?? '',
  }
}

/** Half a question helps nobody. */
function isWhole({ question, answer }: Question): boolean {
  return question.trim() !== '' && answer.trim() !== ''
}
