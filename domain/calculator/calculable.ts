import type { Product } from '#domain/products/product.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { CalculatorFigures } from './figures.ts'
import { figuresOfProduct } from './yield-figures.ts'

/** A product that something can be calculated for, and the sizes and types of its packs by stock code. */
export type CalculableProduct = {
  id: string
  category: { id: string } | null
  name: Localized
  figures: CalculatorFigures
  sizes: Readonly<Record<string, Localized>>
  types: Readonly<Record<string, Localized>>
}

/** Nothing of a product whose figures cannot be read. */
export function toCalculable(product: Product): CalculableProduct[] {
  const { id, category, name, variants } = product
  const figures = figuresOfProduct(product)
  if (figures === null) return []
  const textsOf = (part: 'volume' | 'type') =>
    Object.fromEntries(
      variants.flatMap(({ stockCode, ...pack }) => {
        const { ar, en } = pack[part]
        return stockCode ? [[stockCode, { ar: ar ?? en ?? '', en: en ?? ar ?? '' }] as const] : []
      }),
    )
  const own = { id, category: category && { id: category.id }, name, figures }
  return [{ ...own, sizes: textsOf('volume'), types: textsOf('type') }]
}
