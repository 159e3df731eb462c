import { randomUUID } from 'node:crypto'
import { actorOf, type ChangeMaker } from '#domain/accounts/caller.ts'
import {
  areSameCosts,
  costsAfter,
  NO_COSTS,
  priceText,
  type NewPrice,
  type PackLimits,
  type PackPrice,
} from '#domain/prices/pack-price.ts'
import {
  breaksText,
  groupPricesText,
  readBreaks,
  readGroupPrices,
  type PriceTerms,
} from '#domain/prices/price-terms.ts'
import type { PriceChange, PriceField, PriceProblem, RefusedPrice } from '#domain/prices/prices-form.ts'
import { stockKey } from '#domain/products/stock.ts'
import { readPrice, type AmountProblem } from '#domain/quotes/typed-amount.ts'
import { appendAudit } from '#server/data/accounts/audit-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { findPackPrices, savePackLimits, savePackPrice } from '#server/data/prices/pack-prices-store.ts'
import { findPacksOfCodes } from '#server/data/prices/price-list-store.ts'
import { authorize } from '#server/auth/authorization.ts'
import type { Standing } from '#server/records/heads.ts'
import { writeVersion, type WriteContext } from '#server/records/write.ts'

type Wanted = {
  code: string
  halalas: number | null
  /** Those of before where nobody says others. */
  terms: PriceTerms
  before: PackPrice | null
  stockCode: string
}
type WantedLimits = { code: string; limits: Partial<PackLimits> }
export type EvaluatedPrices = { wanted: Wanted[]; limits: WantedLimits[]; refused: RefusedPrice[] }

/** What changes come to, under the lock of all prices, and which of them cannot be made. */
export async function evaluatePrices(tx: Tx, changes: readonly PriceChange[]): Promise<EvaluatedPrices> {
  const codes = changes.map(({ stockCode }) => stockKey(stockCode))
  const keys = [...new Set(codes)].filter((code) => code !== '')
  const [packs, prices] = await Promise.all([findPacksOfCodes(tx, keys), findPackPrices(tx, keys)])
  const spelling = new Map(packs.toReversed().map(({ code, stockCode }) => [code, stockCode]))
  const wanted = new Map<string, Wanted>()
  const limits: WantedLimits[] = []
  const refused: RefusedPrice[] = []
  for (const [place, change] of changes.entries()) {
    const code = codes[place]!
    const before = prices.get(code) ?? null
    const refuse = (problem: PriceProblem, field?: PriceField) =>
      refused.push({ place, problem, current: before, ...(field && { field }) })
    const stockCode = spelling.get(code) ?? before?.stockCode
    const read = readChange(change, before)
    if (!stockCode) refuse('code-unknown')
    else if ('problem' in read) refuse(read.problem, read.field)
    else {
      const one = { code, halalas: read.halalas, terms: read.terms, before, stockCode }
      const other = wanted.get(code)
      if (other && !areSameCosts(other, one)) refuse('code-twice')
      else if (isStale(change.version, before) && isChange(one)) refuse('price-stale')
      else wanted.set(code, one)
      limits.push({ code, limits: read.limits })
    }
  }
  return { wanted: [...wanted.values()].filter(isChange), limits: limits.filter(isSaid), refused }
}

type ReadChange =
  | { halalas: number | null; terms: PriceTerms; limits: Partial<PackLimits> }
  | { problem: AmountProblem; field?: PriceField }

/** What a change says; what it leaves out stays as it was. */
function readChange({ typed, breaks, groups, minPrice, cost }: PriceChange, before: PackPrice | null): ReadChange {
  const halalas = typed === undefined ? { value: before?.halalas ?? null } : readPrice(typed)
  if ('problem' in halalas) return halalas
  const ofPieces = breaks === undefined ? { value: before?.terms.breaks ?? [] } : readBreaks(breaks)
  if ('problem' in ofPieces) return { ...ofPieces, field: 'price_breaks' }
  const ofGroups = groups === undefined ? { value: before?.terms.groups ?? {} } : readGroupPrices(groups)
  if ('problem' in ofGroups) return { ...ofGroups, field: 'group_prices' }
  const [least, costs] = [minPrice, cost].map((limit) => (limit === undefined ? undefined : readPrice(limit)))
  if (least && 'problem' in least) return { ...least, field: 'min_price' }
  if (costs && 'problem' in costs) return { ...costs, field: 'cost' }
  return {
    halalas: toNumber(halalas.value),
    terms: { breaks: ofPieces.value, groups: ofGroups.value },
    limits: { ...(least && { minPrice: toNumber(least.value) }), ...(costs && { cost: toNumber(costs.value) }) },
  }
}

function toNumber(value: bigint | number | null): number | null {
  return value === null ? null : Number(value)
}

function isSaid({ limits }: WantedLimits): boolean {
  return limits.minPrice !== undefined || limits.cost !== undefined
}

function isChange({ before, ...one }: Wanted): boolean {
  return !areSameCosts(one, before ?? NO_COSTS)
}

/** Keeps what owners say of packs; a line of the log tells that they did, and not what. */
export async function writeLimits(tx: Tx, wanted: readonly WantedLimits[], by: ChangeMaker, at: Date): Promise<void> {
  if (wanted.length === 0) return
  await authorize(tx, by, 'price-limits')
  const [now, actor] = [toInstant(at), actorOf(by)]
  for (const { code, limits } of wanted) {
    if (!(await savePackLimits(tx, code, limits, { at: now, by: actor.name }))) continue
    const subject = { kind: 'price', id: code }
    await appendAudit(tx, { id: randomUUID(), at: now, actor, action: 'price.limits', subject, detail: {} })
  }
}

/** Version 0 stands for no price yet. */
function isStale(version: number | null | undefined, before: PackPrice | null): boolean {
  return version !== null && version !== undefined && version !== (before?.version ?? 0)
}

/** Writes prices with their versions and lines of the log. */
export async function writePrices(tx: Tx, wanted: readonly Wanted[], context: WriteContext): Promise<void> {
  for (const { code, stockCode, halalas, terms, before } of wanted) {
    const updated = { updatedAt: toInstant(context.at), updatedBy: actorOf(context.by).name }
    const after = { code, stockCode, halalas, terms, ...updated }
    await savePackPrice(tx, after)
    const version = (before?.version ?? 0) + 1
    const standings = { before: before && priceStanding(before), after: priceStanding({ ...after, version }) }
    await writeVersion(tx, { kind: 'price', ...standings, context })
  }
}

/**
 * Makes prices what they are to be, as a part of an act: each that becomes another one has a version, and the undo of the
 * act puts back those that are as it left them. Answers how many became others. Of a code that is named twice the last
 * price counts; one that no pack has is kept as it is written.
 */
export async function changePrices(tx: Tx, context: WriteContext, prices: readonly NewPrice[]): Promise<number> {
  await authorize(tx, context.by, 'prices')
  const given = new Map(prices.map((price) => [stockKey(price.stockCode), price]))
  given.delete('')
  if (given.size === 0) return 0
  await takeLock(tx, 'prices')
  const codes = [...given.keys()]
  const [packs, known] = await Promise.all([findPacksOfCodes(tx, codes), findPackPrices(tx, codes)])
  const spelling = new Map(packs.toReversed().map(({ code, stockCode }) => [code, stockCode]))
  const wanted = [...given].map(([code, { stockCode, ...changed }]) => {
    const before = known.get(code) ?? null
    const costs = costsAfter(before ?? NO_COSTS, changed)
    return { code, ...costs, before, stockCode: spelling.get(code) ?? before?.stockCode ?? stockCode }
  })
  const changed = wanted.filter(isChange)
  await writePrices(tx, changed, context)
  return changed.length
}

/** Prices of more pieces and of groups stand in it where there are any. */
function priceStanding({ code, stockCode, halalas, terms, version, updatedAt }: PackPrice): Standing {
  const texts = { price_breaks: breaksText(terms.breaks), group_prices: groupPricesText(terms.groups) }
  const others = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
  return { id: code, content: { stock_code: stockCode, price: priceText(halalas), ...others }, version, updatedAt }
}

type PutPrice = { price?: unknown; price_breaks?: unknown; group_prices?: unknown }

/** Makes the price of a folded code what it was at another time; null for none. */
export async function putPrice(tx: Tx, code: string, content: PutPrice, context: WriteContext): Promise<boolean> {
  const before = (await findPackPrices(tx, [code])).get(code)
  const { price = null, price_breaks: breaks = '', group_prices: groups = '' } = content
  const read = readChange({ stockCode: code, typed: price, breaks, groups }, before ?? null)
  if (!before || 'problem' in read) return false
  const wanted = { code, stockCode: before.stockCode, halalas: read.halalas, terms: read.terms, before }
  if (isChange(wanted)) await writePrices(tx, [wanted], context)
  return true
}
