import { LOCALES, type Localized } from '../text/locale.ts'
import type { SeoOverride } from './seo-override.ts'

/** An override as its form shows it: texts by the names of the fields, as `readSeoForm` reads them. */
export function toSeoValues(override: SeoOverride): Record<string, string[]> {
  const { product, faq } = override.structuredData
  return {
    ...pair('meta_title', override.metaTitle),
    ...pair('meta_description', override.metaDescription),
    ...listed('keywords', override.keywords),
    ...pair('h1', override.h1),
    ...pair('h2_1', override.h2_1),
    ...pair('h2_2', override.h2_2),
    ...pair('h2_3', override.h2_3),
    ...listed('alt_text', override.altText),
    ...pair('product_name', product.name),
    url_slug: [override.urlSlug],
    sku: [product.sku],
    brand: [product.brand],
    price: [product.price === null ? '' : String(product.price)],
    availability: [product.availability],
    ...Object.fromEntries(
      LOCALES.flatMap((locale) => [
        [`question_${locale}[]`, faq[locale].map(({ question }) => question)],
        [`answer_${locale}[]`, faq[locale].map(({ answer }) => answer)],
      ]),
    ),
  }
}

function pair(name: string, { ar, en }: Localized): Record<string, string[]> {
  return { [`${name}_ar`]: [ar], [`${name}_en`]: [en] }
}

function listed(name: string, { ar, en }: Localized<string[]>): Record<string, string[]> {
  return pair(name, { ar: ar.join('\n'), en: en.join('\n') })
}
