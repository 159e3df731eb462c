import { BLANK_PACK } from '#domain/products/pack-fields.ts'
import type { ProductInput } from '#domain/products/product.ts'

/** What programs for tables spoil: formulas, zeros before a code, powers, dates, lines, separators, marks of XML. */
export const HARD_PRODUCT: Partial<ProductInput> = {
  slug: '0012',
  code: '12-05',
  name: { ar: "'=رغوة؛ «نوع»، 750 مل", en: '=1+1 "foam", <b> & _x000D_' },
  description: { ar: '+966 5\n-5 °م\n@x', en: "'quoted\ttab" },
  certifications: ['EN 15651-1, class 25', '=x'],
  specs: [
    { key: 'shelf', label: { ar: 'الصلاحية', en: 'Shelf life' }, value: '1 | 2', unit: { ar: 'شهر', en: 'months' } },
  ],
  gallery: ['https://files.example/a,b.webp'],
  jointYield: { kind: 'foam', litres: [1.5, 2] },
  variants: ['0012', '1E5', '12-May', '1.5E+05', '007', 'rw1', 'RW1', null].map((stockCode, place) => ({
    ...BLANK_PACK,
    stockCode,
    productCode: place === 0 ? '00012345678901234567' : null,
    volume: { ar: `${place},5 لتر`, en: '=750 ml' },
    type: { ar: 'أ، ب', en: '-' },
    weightKg: 0.75,
    stockState: 'ask' as const,
    stockAsOf: '2026-11-02',
  })),
}
