import { priceText, type PackPrice } from './pack-price.ts'
import { breaksText, groupPricesText, NO_TERMS } from './price-terms.ts'

/** The forms of the price list, by their field `intent`. */
export const SAVING = 'save'
export const PASTING = 'paste'
export const PASTING_REST = 'paste-rest'

/** What is typed of a pack: its price, those of more pieces, those of groups. */
export const PRICE_CELLS = ['price', 'breaks', 'groups'] as const
export type PriceCell = (typeof PRICE_CELLS)[number]
type PriceTexts = Record<PriceCell, string>

/** What a row of the list was filled with, which is what a save is compared with. */
export type ShownPrice = PriceTexts & { version: number }

export function shownPrice(price: Pick<PackPrice, 'halalas' | 'terms' | 'version'> | null): ShownPrice {
  const { halalas = null, terms = NO_TERMS, version = 0 } = price ?? {}
  return { price: priceText(halalas), breaks: breaksText(terms.breaks), groups: groupPricesText(terms.groups), version }
}

/** Under which name of the answer the text and the error of a cell stand. */
export function priceCellKey(cell: PriceCell, code: string): string {
  return cell === 'price' ? code : `${cell} ${code}`
}

export type PricesResult = {
  /** Prices that somebody else has saved meanwhile, by folded code. */
  current: Record<string, ShownPrice>
  /** Lines of a paste that cannot be saved. */
  wrong: { line: number; text: string; reason: string }[]
  act?: string | null
}
