import { LOCALES, type Locale } from '#domain/text/locale.ts'
import type { Product } from './product.ts'
import { tdsIn } from './tds.ts'

/** What a product still lacks: texts in a language, its picture, its datasheet, or its packs. Most pressing first. */
const PRODUCT_GAPS = ['arabic', 'english', 'image', 'datasheet', 'packs'] as const
export type ProductGap = (typeof PRODUCT_GAPS)[number]

const WANTED_TEXTS = ['name', 'description', 'properties', 'applicationAreas'] as const

type Looked = Pick<Product, (typeof WANTED_TEXTS)[number] | 'pdf' | 'tdsSource' | 'specs' | 'image' | 'variants'>

/** What a product lacks to be complete; nothing where it is. */
export function productGaps(product: Looked): ProductGap[] {
  const lacks: Record<ProductGap, boolean> = {
    arabic: lacksText(product, 'ar'),
    english: lacksText(product, 'en'),
    image: product.image === null,
    datasheet: LOCALES.every((locale) => tdsIn(product, locale) === null),
    packs: product.variants.length === 0,
  }
  return PRODUCT_GAPS.filter((gap) => lacks[gap])
}

function lacksText(product: Looked, locale: Locale): boolean {
  return WANTED_TEXTS.some((text) => product[text][locale].trim() === '')
}

export function isProductGap(text: string): text is ProductGap {
  return PRODUCT_GAPS.some((gap) => gap === text)
}
