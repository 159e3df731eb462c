import { z } from 'zod'
import { priceText, type PricedPack } from '#domain/prices/pack-price.ts'
import { packLabel, wholeBox } from '#domain/products/pack-label.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { endpoint } from '#server/api/endpoint.ts'
import { listInput, listPage } from '#server/api/list-page.ts'

const pack = z.object({
  stock_code: z.string().nullable().meta({ description: 'Null for a pack that can have no price' }),
  price: z.string().nullable().meta({ description: 'SAR for a piece without VAT' }),
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
  async handle({ q, price, ...input }, { services }) {
    const { total, page, portions } = await services.priceList.portions({ search: q, unpriced: price === 'none' })
    const place = listPage(input)
    if (place) return { ok: true, data: (await page(place)).map(toDto), total, isPrivate: true }
    return { ok: true, list: { portions: toDtos(portions), total, state: '' }, isPrivate: true }
  },
})

async function* toDtos(portions: AsyncIterable<PricedPack[]>) {
  for await (const some of portions) yield some.map(toDto)
}

function toDto(one: PricedPack): z.output<typeof pack> {
  return {
    stock_code: one.stockCode,
    price: priceText(one.price?.halalas) || null,
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
