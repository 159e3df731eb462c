import { countText } from '#domain/text/format.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { PrintedProduct } from './content.ts'
import said from '#seed/content/print.json' with { type: 'json' }
import { shelfLife } from '#content/print.ts'

/** Which of a product's own properties speak of storage; both languages list them in the same order. */
const ABOUT_STORAGE = /\bstored?\b|from freezing|after use/i

/** How to keep a product: the general rule, its shelf life, what its own properties say of storage, and safety. */
export function toStorageText(product: PrintedProduct, locale: Locale): string[] {
  return [
    said.general[locale],
    ...shelfLifeSentence(product, locale),
    ...ownSentences(product, locale),
    ...(product.hasSafetySheet ? [said.safety[locale]] : []),
  ]
}

function shelfLifeSentence(product: PrintedProduct, locale: Locale): string[] {
  const shelf = product.specs.find((spec) => spec.key === 'shelf' && spec.unit.en === 'months')
  return shelf ? [countText(Number(shelf.value), shelfLife, locale)] : []
}

function ownSentences(product: PrintedProduct, locale: Locale): string[] {
  const own = product.properties[locale].filter((_, index) => ABOUT_STORAGE.test(product.properties.en[index] ?? ''))
  return own.map((sentence) => `${sentence}.`)
}
