import { actorOf } from '#domain/accounts/caller.ts'
import { priceText, type PackPrice } from '#domain/prices/pack-price.ts'
import type { PriceChange, PriceProblem, RefusedPrice } from '#domain/prices/price-change.ts'
import { stockKey } from '#domain/products/stock.ts'
import { readPrice } from '#domain/quotes/typed-amount.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { findPackPrices, savePackPrice } from '#server/data/prices/pack-prices-store.ts'
import { findPacksOfCodes } from '#server/data/prices/price-list-store.ts'
import { authorize } from '#server/auth/authorization.ts'
import type { Standing } from '#server/records/heads.ts'
import { writeVersion, type WriteContext } from '#server/records/write.ts'

type Wanted = { code: string; halalas: number | null; before: PackPrice | null; stockCode: string }
export type EvaluatedPrices = { wanted: Wanted[]; refused: RefusedPrice[] }

/** What changes come to, under the lock of all prices, and which of them cannot be made. */
export async function evaluatePrices(tx: Tx, changes: readonly PriceChange[]): Promise<EvaluatedPrices> {
  const codes = changes.map(({ stockCode }) => stockKey(stockCode))
  const keys = [...new Set(codes)].filter((code) => code !== '')
  const [packs, prices] = await Promise.all([findPacksOfCodes(tx, keys), findPackPrices(tx, keys)])
  const spelling = new Map(packs.toReversed().map(({ code, stockCode }) => [code, stockCode]))
  const wanted = new Map<string, Wanted>()
  const refused: RefusedPrice[] = []
  for (const [place, { typed, version }] of changes.entries()) {
    const code = codes[place]!
    const before = prices.get(code) ?? null
    const refuse = (problem: PriceProblem) => refused.push({ place, problem, current: before })
    const stockCode = spelling.get(code) ?? before?.stockCode
    const read = readPrice(typed)
    if (!stockCode) refuse('code-unknown')
    else if ('problem' in read) refuse(read.problem)
    else {
      const halalas = read.value === null ? null : Number(read.value)
      const other = wanted.get(code)
      if (other && other.halalas !== halalas) refuse('code-twice')
      else if (isStale(version, before) && halalas !== (before?.halalas ?? null)) refuse('price-stale')
      else wanted.set(code, { code, halalas, before, stockCode })
    }
  }
  return { wanted: [...wanted.values()].filter(isChange), refused }
}

function isChange({ halalas, before }: Wanted): boolean {
  return halalas !== (before?.halalas ?? null)
}

/** Version 0 stands for no price yet. */
function isStale(version: number | null | undefined, before: PackPrice | null): boolean {
  return version !== null && version !== undefined && version !== (before?.version ?? 0)
}

/** Writes prices with their versions and lines of the log. */
export async function writePrices(tx: Tx, wanted: readonly Wanted[], context: WriteContext): Promise<void> {
  for (const { code, stockCode, halalas, before } of wanted) {
    const updated = { updatedAt: toInstant(context.at), updatedBy: actorOf(context.by).name }
    const after = { code, stockCode, halalas, ...updated }
    await savePackPrice(tx, after)
    const version = (before?.version ?? 0) + 1
    const standings = { before: before && priceStanding(before), after: priceStanding({ ...after, version }) }
    await writeVersion(tx, { kind: 'price', ...standings, context })
  }
}

/** The price that a stock code is to have, in halalas; null for none. */
export type NewPrice = { stockCode: string; halalas: number | null }

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
  const wanted = [...given].map(([code, { stockCode, halalas }]) => {
    const before = known.get(code) ?? null
    return { code, halalas, before, stockCode: spelling.get(code) ?? before?.stockCode ?? stockCode }
  })
  const changed = wanted.filter(isChange)
  await writePrices(tx, changed, context)
  return changed.length
}

export function priceStanding({ code, stockCode, halalas, version, updatedAt }: PackPrice): Standing {
  return { id: code, content: { stock_code: stockCode, price: priceText(halalas) }, version, updatedAt }
}

/** Makes the price of a folded code what it was at another time; null for none. */
export async function putPrice(tx: Tx, code: string, price: unknown, context: WriteContext): Promise<boolean> {
  const before = (await findPackPrices(tx, [code])).get(code)
  const read = readPrice(price)
  if (!before || 'problem' in read) return false
  const halalas = read.value === null ? null : Number(read.value)
  const { stockCode } = before
  if (halalas !== before.halalas) await writePrices(tx, [{ code, stockCode, halalas, before }], context)
  return true
}
