import type { Locale, Localized } from '#domain/text/locale.ts'
import type { Product } from './product.ts'

/** Where a product's data sheet comes from: an uploaded file, or printed from the record. */
export const TDS_SOURCES = ['auto', 'live', 'file', 'none'] as const
export type TdsSource = (typeof TDS_SOURCES)[number]

/** So many figures are worth a sheet. */
const LEAST_FIGURES = 3

type Sheets = { tdsSource: TdsSource; specs: readonly unknown[]; pdf: Localized<string | null> }

/** What a product's sheet in a language is: an uploaded file wins in its own language alone. */
export function tdsIn({ tdsSource, specs, pdf }: Sheets, locale: Locale): 'file' | 'live' | null {
  if (tdsSource === 'none') return null
  if (tdsSource !== 'live' && pdf[locale] !== null) return 'file'
  const isLive = tdsSource === 'live' || (tdsSource === 'auto' && specs.length >= LEAST_FIGURES)
  return isLive ? 'live' : null
}

/** What addresses of documents call a product: the code on its packs, or its id. */
export function documentCode({ id, code }: Pick<Product, 'id' | 'code'>): string {
  return code && !code.includes('/') ? code.toUpperCase() : id
}

/** Where the present sheet in a language always answers; null where there is none. */
export function tdsUrl(product: Pick<Product, 'id' | 'code'> & Sheets, locale: Locale): string | null {
  return tdsIn(product, locale) && `/d/${encodeURIComponent(documentCode(product))}/tds/${locale}`
}

/** All that a printed sheet says of the product itself, whatever it looks like: what its revisions are counted by. */
export function sheetContent(product: Product): object {
  const { code, name, description, properties, applicationAreas, brand, madeIn, hsCode } = product
  const { variants, specs, certifications, hasSafetySheet, image } = product
  const packs = variants.map(({ stockCode, productCode, type, volume, boxQuantity, weightKg }) => {
    return { stockCode, productCode, type, volume, boxQuantity, weightKg }
  })
  const texts = { code, name, description, properties, applicationAreas, brand, madeIn, hsCode }
  return { ...texts, packs, specs, certifications, hasSafetySheet, image: image?.file ?? null }
}
