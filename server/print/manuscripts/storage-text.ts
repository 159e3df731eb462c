import { shelfLife, words } from '#content/print.ts'
import { countText } from '#domain/text/format.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { PrintedProduct } from './printed-product.ts'

/** Which of a product's own properties speak of storage; both languages list them in the same order. */
const ABOUT_STORAGE = /\bstored?\b|from freezing|after use/i

/** How to keep a product: the general rule, its shelf life, what its own properties say of storage, and safety. */
export function toStorageText(product: PrintedProduct, locale: Locale): string[] {
  return [
    words.storageRule[locale],
    ...shelfLifeSentence(product, locale),
    ...ownSentences(product, locale),
    ...(product.hasSafetySheet ? [words.safetyRule[locale]] : []),
  ]
}

function shelfLifeSentence(product: PrintedProduct, locale: Locale): string[] {
  const shelf = product.specs.find(
    ({ key, unit, value }) => key === 'shelf' && unit.en === 'months' && Number(value) > 0,
  )
  return shelf ? [countText(Number(shelf.value), shelfLife, locale)] : []
}

function ownSentences(product: PrintedProduct, locale: Locale): string[] {
  const own = product.properties[locale].filter((_, index) => ABOUT_STORAGE.test(product.properties.en[index] ?? ''))
  return own.map((sentence) => `${sentence}.`)
}
