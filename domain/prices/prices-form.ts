/** The forms of the price list, by their field `intent`. */
export const SAVING = 'save'
export const PASTING = 'paste'
export const PASTING_REST = 'paste-rest'

/** What a row of the list was filled with, which is what a save is compared with. */
export type ShownPrice = { price: string; version: number }

export type PricesResult = {
  /** Prices that somebody else has saved meanwhile, by folded code. */
  current: Record<string, ShownPrice>
  /** Lines of a paste that cannot be saved. */
  wrong: { line: number; text: string; reason: string }[]
  act?: string | null
}
