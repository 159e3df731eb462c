import { publicationReasons } from '#content/admin/publication-reasons.ts'
import { priceReasons } from '#content/admin/bulk.ts'
import { priceText, type NewPrice } from '#domain/prices/pack-price.ts'
import { steppedPrice, type PriceStep } from '#domain/prices/price-step.ts'
import type { Variant } from '#domain/products/pack-fields.ts'
import { packLabel } from '#domain/products/pack-label.ts'
import { stockKey } from '#domain/products/stock.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { findPackPrices } from '#server/data/prices/pack-prices-store.ts'
import { recordsOfAct } from '#server/data/records/versions-store.ts'
import { changePrices } from '#server/services/prices/price-editing.ts'
import type { WriteContext } from '#server/records/write.ts'

/** What the act would make of the price of a pack; texts as prices are typed. */
export type PriceOfPack = NewPrice & { pack: Localized; before: string; after: string }

/** What a step makes of the prices of a product's packs, or why it makes nothing of them. */
export async function steppedPrices(
  db: Db,
  packs: readonly Variant[],
  step: PriceStep,
): Promise<{ prices: PriceOfPack[]; reason: Localized | null }> {
  const ofCode = new Map<string, Variant>()
  for (const pack of packs) {
    const code = stockKey(pack.stockCode ?? '')
    if (code !== '' && !ofCode.has(code)) ofCode.set(code, pack)
  }
  const known = await findPackPrices(db, [...ofCode.keys()])
  const prices: PriceOfPack[] = []
  for (const [code, pack] of ofCode) {
    const { halalas: present = null, stockCode = '' } = known.get(code) ?? {}
    if (present === null) continue
    const halalas = steppedPrice(present, step)
    if (halalas === null) return { prices: [], reason: priceReasons.outOfRange }
    const [before, after] = [priceText(present), priceText(halalas)]
    prices.push({ stockCode, halalas, pack: inBothLanguages((locale) => packName(pack, locale)), before, after })
  }
  if (prices.length === 0) return { prices, reason: priceReasons.none }
  const changed = prices.filter(({ before, after }) => before !== after)
  return { prices: changed, reason: changed.length === 0 ? publicationReasons.asItIs : null }
}

function packName(pack: Variant, locale: Locale): string {
  return [packLabel(pack, locale), pack.stockCode].filter(Boolean).join(' · ')
}

function inBothLanguages(text: (locale: Locale) => string): Localized {
  return { ar: text('ar'), en: text('en') }
}

/** A code that two marked products share changes once. */
export async function stepPrices(
  tx: Tx,
  packs: readonly Variant[],
  step: PriceStep,
  context: WriteContext,
): Promise<Localized | null> {
  await takeLock(tx, 'prices')
  const { prices, reason } = await steppedPrices(tx, packs, step)
  if (reason) return reason
  const done = await recordsOfAct(
    tx,
    context.actId,
    'price',
    prices.map(({ stockCode }) => stockKey(stockCode)),
  )
  await changePrices(
    tx,
    { ...context, act: 'bulk' },
    prices.filter(({ stockCode }) => !done.has(stockKey(stockCode))),
  )
  return null
}
