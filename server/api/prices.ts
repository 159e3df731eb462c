import { z } from 'zod'
import { priceCalls, priceProblems, priceWords } from '#content/admin/catalogue/prices.ts'
import { maySeeCost, priceText, type PackLimits, type PricedPack } from '#domain/prices/pack-price.ts'
import { groupOf, NO_TERMS, readGroupPrices, type PriceGroup } from '#domain/prices/price-terms.ts'
import { MOST_PRICES, type PriceChange, type RefusedPrice } from '#domain/prices/prices-form.ts'
import { packLabel, wholeBox } from '#domain/products/pack-label.ts'
import { cellName } from '#domain/fields/rows-kind.ts'
import { sentList } from '#domain/fields/wire.ts'
import { parsedJson } from '#domain/text/json-text.ts'
import { inLanguage, type Locale, type Localized, type Words } from '#domain/text/locale.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { STAFF_FORM } from '#server/web/request/body-rules.ts'
import { languageAsked, endpoint, staffOf, listInput, listPage } from './endpoint.ts'
import { everyWrite, sent } from './record-schemas.ts'

const pack = z.object({
  stock_code: z.string().nullable().meta({ description: 'Null for a pack that can have no price' }),
  price: z.string().nullable().meta({ description: 'SAR for a piece without VAT' }),
  price_breaks: z
    .array(z.object({ from: z.number(), price: z.string() }))
    .meta({ description: 'The price from so many pieces on' }),
  group_prices: z.record(z.string(), z.string()).meta({ description: 'Own prices of groups, by their ids' }),
  min_price: z.string().nullable().meta({ description: 'Below it an owner approves quotations' }),
  cost: z.string().nullable().meta({ description: 'Null for whoever may not see it' }),
  version: z.number().meta({ description: 'Counts the changes of the price; 0 before the first' }),
  product_id: z.string(),
  product_code: z.string().nullable(),
  product_name_ar: z.string(),
  product_name_en: z.string(),
  pack_ar: z.string(),
  pack_en: z.string(),
  box_quantity: z.number().nullable(),
  updated_at: z.string().nullable(),
})

export const getAllPrices = endpoint({
  method: 'GET',
  path: '/api/prices/getall.php',
  summary: 'The price list: packs of the catalogue with their prices',
  access: 'prices',
  rates: [RATES.reads],
  body: 'none',
  input: listInput.extend({
    q: z.string().max(200).default('').meta({ description: 'Part of a name or code, or how a stock code begins' }),
    price: z.enum(['none', '']).default('').meta({ description: '`none`: packs without a price' }),
  }),
  output: z.array(pack),
  cache: 'none',
  failure: 'Failed to fetch prices',
  async handle({ q, price, ...input }, call) {
    const { services } = call
    const by = staffOf(call)
    const seesCost = maySeeCost(by.kind === 'staff' ? by.role : null, await services.settings.get())
    const { total, page, portions } = await services.priceList.portions({ search: q, unpriced: price === 'none' })
    const place = listPage(input)
    const toRows = async (packs: readonly PricedPack[]) => {
      const limits = await services.priceList.limitsOf(packs.flatMap(({ stockCode }) => stockCode ?? []))
      return packs.map((one) => toDto(one, limits.get(one.code ?? ''), seesCost))
    }
    if (place) return { ok: true, data: await toRows(await page(place)), total, isPrivate: true }
    return { ok: true, list: { portions: toDtos(portions, toRows), total, state: '' }, isPrivate: true }
  },
})

type Row = z.output<typeof pack>

async function* toDtos(
  portions: AsyncIterable<PricedPack[]>,
  toRows: (packs: readonly PricedPack[]) => Promise<Row[]>,
) {
  for await (const some of portions) yield await toRows(some)
}

function toDto(one: PricedPack, limits: PackLimits | undefined, seesCost: boolean): Row {
  const { breaks, groups } = one.price?.terms ?? NO_TERMS
  const money = (halalas: number | null | undefined) => priceText(halalas) || null
  return {
    stock_code: one.stockCode,
    price: priceText(one.price?.halalas) || null,
    price_breaks: breaks.map(({ from, halalas }) => ({ from, price: priceText(halalas) })),
    group_prices: Object.fromEntries(Object.entries(groups).map(([id, halalas]) => [id, priceText(halalas)])),
    min_price: money(limits?.minPrice),
    cost: seesCost ? money(limits?.cost) : null,
    version: one.price?.version ?? 0,
    product_id: one.productId,
    product_code: one.productCode,
    product_name_ar: one.product.ar,
    product_name_en: one.product.en,
    pack_ar: packLabel(one.pack, 'ar'),
    pack_en: packLabel(one.pack, 'en'),
    box_quantity: wholeBox(one.boxQuantity),
    updated_at: one.updatedAt,
  }
}

const PRICES = `A list of records \`stock_code\`, \`price\` (SAR for a piece without VAT; null or empty for none), \`price_breaks\` (records \`from\` and \`price\`, from growing), \`group_prices\` (by the ids of groups), for owners \`min_price\` and \`cost\`, and, where wanted, the \`version\` that was read; at most ${MOST_PRICES}. What is wrong stands beside \`price[2]\`, counted from 0`

export const updatePrices = endpoint({
  method: 'POST',
  path: '/api/prices/update.php',
  summary: 'Saves prices of packs: all of them, or none where one is wrong',
  access: 'prices',
  rates: [RATES.staffWrites],
  body: STAFF_FORM,
  input: z.object({ prices: sent(sentList(PRICES)), ...everyWrite }).meta({ required: ['prices'] }),
  output: z.object({
    act: z.string().nullable().meta({ description: 'For the undo; null where nothing changed' }),
    changed: z.number(),
  }),
  cache: 'none',
  refusals: { 409: 'Somebody else has saved one of the prices since' },
  failure: 'Failed to save prices',
  async handle(fields, call) {
    const locale = languageAsked(fields, call) ?? 'en'
    const changes = readChanges(fields.prices)
    if (!Array.isArray(changes)) return { ok: false, status: 422, ...invalid({ prices: changes }, locale) }
    const { priceGroups } = await call.services.settings.get()
    const unknown = changes.flatMap((change, place) => unknownGroups(change, place, priceGroups))
    if (unknown.length > 0) return { ok: false, status: 422, ...invalid(Object.fromEntries(unknown), locale) }
    const outcome = await call.services.priceList.save(changes, staffOf(call))
    if (outcome.ok) {
      const { actId, saved } = outcome.value
      return { ok: true, data: { act: actId, changed: saved }, message: priceCalls.done[locale] }
    }
    const isStale = outcome.failure.every(({ problem }) => problem === 'price-stale')
    const errors = Object.fromEntries(outcome.failure.map((one) => [fieldOf(one), priceProblems[one.problem]]))
    return { ok: false, status: isStale ? 409 : 422, ...invalid(errors, locale) }
  },
})

function unknownGroups({ groups }: PriceChange, place: number, known: readonly PriceGroup[]): [string, Localized][] {
  const read = readGroupPrices(groups)
  const ids = 'value' in read ? Object.keys(read.value).filter((id) => groupOf(known, id) === null) : []
  const named = { ar: priceCalls.unknownGroups.ar(ids.join('، ')), en: priceCalls.unknownGroups.en(ids.join(', ')) }
  return ids.length === 0 ? [] : [[cellName('group_prices', place), named]]
}

function readChanges(sentPrices: unknown): PriceChange[] | Localized {
  const list = typeof sentPrices === 'string' ? parsedJson(sentPrices) : sentPrices
  if (!Array.isArray(list)) return priceCalls.malformed
  if (list.length > MOST_PRICES) return priceWords.tooMany
  const changes = list.map(toChange)
  return changes.every((change) => change !== null) ? changes : priceCalls.malformed
}

function toChange(row: unknown): PriceChange | null {
  if (typeof row !== 'object' || row === null) return null
  const { stock_code: code, price: typed, version, ...others } = row as Record<string, unknown>
  if (typeof code !== 'string' && typeof code !== 'number') return null
  const { price_breaks: breaks, group_prices: groups, min_price: minPrice, cost } = others
  if ([typed, breaks, groups, minPrice, cost].every((one) => one === undefined)) return null
  const seen = typeof version === 'number' ? version : null
  return { stockCode: String(code), typed, breaks, groups, minPrice, cost, version: seen }
}

function fieldOf({ place, problem, field }: RefusedPrice): string {
  return cellName(problem.startsWith('code-') ? 'stock_code' : (field ?? 'price'), place)
}

function invalid(errors: Words, locale: Locale) {
  return { message: priceCalls.invalid[locale], fields: inLanguage(errors, locale) }
}
