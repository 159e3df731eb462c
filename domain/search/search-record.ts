import type { ProductDetails } from './closest/product-details.ts'

export const SEARCH_KINDS = ['product', 'category', 'brand', 'page', 'post'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

export type SearchRecord = {
  kind: SearchKind
  id: string
  /** What it is called in both languages, and what else names it. */
  names: string[]
  /** Codes of a product and of its packs. */
  codes: string[]
  /** When it came to be, as text that sorts; later ones are found first. */
  at: string
  /** Of a product: whose names find it, too. */
  categoryId: string | null
  brandId?: string | null
  /** What stands for its brand where that is none of the brands. */
  brand: string[]
  /** Of a product: what it is close to. */
  details?: ProductDetails
}
