import { z } from 'zod'
import { priceCalls, priceProblems, priceWords } from '#content/admin/catalogue/prices.ts'
import { MOST_PRICES, type PriceChange, type RefusedPrice } from '#domain/prices/price-change.ts'
import { parsedJson } from '#domain/text/json-text.ts'
import { cellName } from '#domain/records/rows-kind.ts'
import { sentList } from '#domain/records/wire.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { STAFF_FORM } from '#server/web/request/body-rules.ts'
import { languageAsked } from '#server/api/call-language.ts'
import { endpoint, staffOf } from '#server/api/endpoint.ts'
import { everyWrite, sent } from '#server/api/record-schemas.ts'

const PRICES = `A list of records \`stock_code\`, \`price\` (SAR for a piece without VAT; null or empty for none) and, where wanted, the \`version\` that was read; at most ${MOST_PRICES}. What is wrong stands beside \`price[2]\`, counted from 0`

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
    if (!Array.isArray(changes)) return { ok: false, status: 422, ...told({ prices: changes }, locale) }
    const outcome = await call.services.priceList.save(changes, staffOf(call))
    if (outcome.ok) {
      const { actId, saved } = outcome.value
      return { ok: true, data: { act: actId, changed: saved }, message: priceCalls.done[locale] }
    }
    const isStale = outcome.failure.every(({ problem }) => problem === 'price-stale')
    const errors = Object.fromEntries(outcome.failure.map((one) => [fieldOf(one), priceProblems[one.problem]]))
    return { ok: false, status: isStale ? 409 : 422, ...told(errors, locale) }
  },
})

function readChanges(sentPrices: unknown): PriceChange[] | Localized {
  const list = typeof sentPrices === 'string' ? parsedJson(sentPrices) : sentPrices
  if (!Array.isArray(list)) return priceCalls.malformed
  if (list.length > MOST_PRICES) return priceWords.tooMany
  const changes = list.map(toChange)
  return changes.every((change) => change !== null) ? changes : priceCalls.malformed
}

function toChange(row: unknown): PriceChange | null {
  if (typeof row !== 'object' || row === null) return null
  const { stock_code: code, price: typed, version } = row as Record<string, unknown>
  if ((typeof code !== 'string' && typeof code !== 'number') || typed === undefined) return null
  return { stockCode: String(code), typed, version: typeof version === 'number' ? version : null }
}

function fieldOf({ place, problem }: RefusedPrice): string {
  return cellName(problem.startsWith('code-') ? 'stock_code' : 'price', place)
}

function told(errors: Record<string, Localized>, locale: Locale) {
  const fields = Object.entries(errors).map(([name, text]) => [name, text[locale]])
  return { message: priceCalls.invalid[locale], fields: Object.fromEntries(fields) as Record<string, string> }
}
