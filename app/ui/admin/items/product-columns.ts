import type { PackColumn } from '#domain/products/pack-fields.ts'

/** The columns of the tables in the product form; their words stand in `content/admin/items.ts` by the same keys. */
export const PACKS = {
  stock_code: { words: 'stockCode', dir: 'ltr', size: 'code' },
  product_code: { words: 'productCode', dir: 'ltr', size: 'code' },
  type_ar: { words: 'typeAr', dir: 'rtl', lang: 'ar' },
  type: { words: 'typeEn', dir: 'ltr', lang: 'en' },
  volume_ar: { words: 'volumeAr', dir: 'rtl', lang: 'ar', size: 'narrow' },
  volume: { words: 'volumeEn', dir: 'ltr', lang: 'en', size: 'narrow' },
  box_quantity: { words: 'boxQuantity', dir: 'ltr', figures: true, inputMode: 'numeric', size: 'narrow' },
  weight_kg: { words: 'weightKg', dir: 'ltr', figures: true, inputMode: 'decimal', size: 'narrow' },
  stock_state: { words: 'stockState', size: 'narrow', choices: true },
  stock_as_of: { words: 'stockAsOf', dir: 'ltr', figures: true, size: 'narrow', day: true },
} as const satisfies Record<PackColumn, object>

export const FIGURES = [
  { name: 'spec_label_ar[]', words: 'labelAr', dir: 'rtl', lang: 'ar', size: 'wide' },
  { name: 'spec_label_en[]', words: 'labelEn', dir: 'ltr', lang: 'en', size: 'wide' },
  { name: 'spec_value[]', words: 'value', dir: 'ltr', figures: true },
  { name: 'spec_unit_ar[]', words: 'unitAr', dir: 'rtl', lang: 'ar', size: 'narrow' },
  { name: 'spec_unit_en[]', words: 'unitEn', dir: 'ltr', lang: 'en', size: 'narrow' },
  { name: 'spec_key[]', words: 'key', dir: 'ltr', size: 'narrow' },
] as const

export const CERTIFICATIONS = [{ name: 'certifications[]', dir: 'ltr' }] as const

export const VIDEOS = [{ name: 'gallery_videos[]', dir: 'ltr', inputMode: 'url' }] as const
