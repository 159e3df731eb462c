import { moneyText } from '#domain/quotes/halalas.ts'
import { isQty, readQty } from '#domain/quotes/quote-line.ts'
import { readDiscount, readPrice, WHOLE_DISCOUNT, type Typed } from '#domain/quotes/typed-amount.ts'
import { parsedJson } from '#domain/text/json-text.ts'
import { steppedPrice } from './price-step.ts'

/** The price of a pack from so many pieces on. */
export type PriceBreak = { from: number; halalas: number }
/** What a pack costs beside its price of one: more pieces, or customers of a group. */
export type PriceTerms = { breaks: PriceBreak[]; groups: Record<string, number> }
/** Customers who get so many hundredths of a per cent off the list, where a pack says no price of its own for them. */
export type PriceGroup = { id: string; ar: string; en: string; off: number }

/** Where a price of a quotation comes from; `own` for one that somebody has typed over the list. */
export const PRICE_SOURCES = ['list', 'break', 'group', 'own'] as const
export type PriceSource = (typeof PRICE_SOURCES)[number]

export const NO_TERMS: PriceTerms = { breaks: [], groups: {} }
const MOST_BREAKS = 20
const GROUP_ID = /^[a-z0-9][a-z0-9-]{0,39}$/

/** The best price of the list for so many pieces and a group of customers; null where the pack has none. */
export function listedPrice(
  { price, terms = NO_TERMS }: { price: bigint | null; terms?: PriceTerms | undefined },
  pieces: number,
  group: PriceGroup | null,
): { price: bigint; source: PriceSource } | null {
  if (price === null) return null
  const reached = terms.breaks.findLast(({ from }) => from <= pieces)
  const own = group ? terms.groups[group.id] : undefined
  const ofGroup = own ?? (group ? steppedPrice(Number(price), { percent: -group.off }) : null)
  const offers = [
    { price, source: 'list' as const },
    ...(reached ? [{ price: BigInt(reached.halalas), source: 'break' as const }] : []),
    ...(ofGroup === null ? [] : [{ price: BigInt(ofGroup), source: 'group' as const }]),
  ]
  return offers.reduce((best, offer) => (offer.price < best.price ? offer : best))
}

export function groupOf(groups: readonly PriceGroup[], id: string): PriceGroup | null {
  return groups.find((group) => group.id === id) ?? null
}

/** `24: 17.50; 96: 16`, or a list of `{from, price}`: pieces that grow, from 2, each with its price. */
export function readBreaks(typed: unknown): Typed<PriceBreak[]> {
  const pairs = pairsOf(typed, ({ from, price }) => [from, price])
  const breaks: PriceBreak[] = []
  for (const [from, price] of pairs ?? []) {
    const [pieces, read] = [readQty(from), readPrice(price)]
    if ('problem' in read) return read
    const isHigher = isQty(pieces) && pieces > (breaks.at(-1)?.from ?? 1)
    if (read.value === null || !isHigher) return { problem: 'breaks-malformed' }
    breaks.push({ from: pieces, halalas: Number(read.value) })
  }
  return pairs === null || breaks.length > MOST_BREAKS ? { problem: 'breaks-malformed' } : { value: breaks }
}

/** `contractors: 17.50; traders: 16`, or a record of them: own prices of groups, by their ids. */
export function readGroupPrices(typed: unknown): Typed<Record<string, number>> {
  const pairs = isPlain(typed) ? Object.entries(typed) : pairsOf(typed, ({ group, price }) => [group, price])
  const groups: Record<string, number> = {}
  for (const [id, price] of pairs ?? []) {
    const read = readPrice(price)
    if ('problem' in read) return read
    if (read.value === null) continue
    if (!GROUP_ID.test(String(id))) return { problem: 'groups-malformed' }
    groups[String(id)] = Number(read.value)
  }
  return pairs === null ? { problem: 'groups-malformed' } : { value: groups }
}

/** Of two texts that were read before; what cannot be read says nothing. */
export function readTerms(breaks: unknown, groups: unknown = ''): PriceTerms {
  const [read, ofGroups] = [readBreaks(breaks), readGroupPrices(groups)]
  return { breaks: 'value' in read ? read.value : [], groups: 'value' in ofGroups ? ofGroups.value : {} }
}

function isPlain(typed: unknown): typed is Record<string, unknown> {
  return typeof typed === 'object' && typed !== null && !Array.isArray(typed)
}

function pairsOf(typed: unknown, of: (row: Record<string, unknown>) => unknown[]): unknown[][] | null {
  if (typed === null || typed === undefined) return []
  const list = typeof typed === 'string' && typed.trim().startsWith('[') ? parsedJson(typed) : typed
  if (Array.isArray(list)) return list.every(isPlain) ? list.map(of) : null
  if (typeof list !== 'string') return null
  return list
    .split(/[;\n؛]/u)
    .filter((part) => part.trim() !== '')
    .map((part) => part.split(/[:=]/u).map((half) => half.trim()))
}

export function breaksText(breaks: readonly PriceBreak[]): string {
  return breaks.map(({ from, halalas }) => `${from}: ${moneyText(BigInt(halalas))}`).join('; ')
}

export function groupPricesText(groups: Record<string, number>): string {
  return Object.entries(groups)
    .map(([id, halalas]) => `${id}: ${moneyText(BigInt(halalas))}`)
    .join('; ')
}

/** `contractors | مقاولون | Contractors | 7.5`: the id, both names, per cent off the list; null for what is none. */
export function readPriceGroup(line: string): PriceGroup | null {
  const [id = '', ar = '', en = '', percent = '', ...rest] = line.split('|').map((part) => part.trim())
  const off = readDiscount(percent)
  const isOne = GROUP_ID.test(id) && ar !== '' && en !== '' && rest.length === 0
  return isOne && 'value' in off && off.value < WHOLE_DISCOUNT ? { id, ar, en, off: Number(off.value) } : null
}
