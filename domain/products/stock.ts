import { cleanLine } from '#domain/text/clean-text.ts'
import { foldText, toLatinDigits } from '#domain/text/fold.ts'
import type { Variant } from './pack-fields.ts'

/** Whether a pack is there. */
export const STOCK_STATES = ['in_stock', 'on_order', 'ask'] as const
export type StockState = (typeof STOCK_STATES)[number]

const SPELLINGS: Record<StockState, readonly string[]> = {
  in_stock: ['in_stock', 'in stock', 'متوفر'],
  on_order: ['on_order', 'on order', 'تحت الطلب'],
  ask: ['ask', 'ask about stock', 'اسأل عن التوفر', 'استفسر'],
}

const STATE_BY_SPELLING = new Map(
  STOCK_STATES.flatMap((state) => SPELLINGS[state].map((text) => [foldText(text), state] as const)),
)

const COUNT = /^\d{1,9}(?:\.\d{1,6})?$/

/** A state as people and their spreadsheets write it: its words in either language, or how many there are. */
export function stockStateOf(text: string): StockState | undefined {
  const count = toLatinDigits(text)
  if (COUNT.test(count)) return Number(count) > 0 ? 'in_stock' : 'on_order'
  return STATE_BY_SPELLING.get(foldText(text))
}

/** A stock code as codes are compared and prices are stored under it: however it is cased, in whatever digits. */
export function stockKey(code: string): string {
  return foldText(cleanLine(code)).trim()
}

/** What a pack is known by among others: its stock code, however it is cased, or its place where it has none. */
export function packKey(stockCode: string | null | undefined, place: number): string {
  return stockCode ? foldText(stockCode) : `#${place}`
}

/**
 * The packs with the day on which each state was last set: a state that is new or another one is as of today, unless
 * the sender gives a date.
 */
export function datedStock(packs: readonly Variant[], before: readonly Variant[], today: string): Variant[] {
  const known = new Map(before.map((pack, place) => [packKey(pack.stockCode, place), pack]))
  return packs.map((pack, place) => {
    const { stockState, stockAsOf } = pack
    if (stockState === null) return { ...pack, stockAsOf: null }
    const old = known.get(packKey(pack.stockCode, place))
    const isOldDay = stockAsOf === null || (stockAsOf === old?.stockAsOf && stockState !== old.stockState)
    return isOldDay ? { ...pack, stockAsOf: today } : pack
  })
}
