import { describe, expect, test } from 'vitest'
import { EMPTY_OVERRIDE } from '#domain/records/seo-record.ts'
import type { SeoOverride } from '#domain/records/seo-override.ts'
import { BLANK_PACK, type Variant } from './pack-fields.ts'
import type { ProductPriceVisibility } from './price.ts'
import { toProductOffer, toOfferView } from './product-offer.ts'

const pack = (stockCode: string, given: Partial<Variant> = {}): Variant => ({ ...BLANK_PACK, stockCode, ...given })
const variants = [pack('RW1', { productCode: 'AB-1' }), pack('RW2', { productCode: 'AB-2' })]

const overrideWith = (told: Partial<SeoOverride>): SeoOverride => ({ ...EMPTY_OVERRIDE, sku: 'AB-2', ...told })
const offerOf = (
  priceVisibility: ProductPriceVisibility,
  told: Partial<SeoOverride> = {},
  packs = variants,
  listed = new Map([['rw2', 2100]]),
) => toProductOffer({ priceVisibility, variants: packs }, overrideWith(told), 'hidden', listed)

const prices = (offer: ReturnType<typeof offerOf>) => offer.packs.map(({ price }) => price)
const states = (offer: ReturnType<typeof offerOf>) => offer.packs.map(({ stock }) => stock?.state ?? null)

describe('the price list', () => {
  const listed = new Map([
    ['rw1', 1875],
    ['rw2', 1999],
  ])
  const offer = (priceVisibility: ProductPriceVisibility, prices: ReadonlyMap<string, number> = listed) =>
    toProductOffer({ priceVisibility, variants }, overrideWith({}), 'hidden', prices)

  test('says what each of its packs costs', () => {
    expect(prices(offer('exact'))).toEqual([1875, 1999])
    expect(prices(offer('exact', new Map([['rw1', 1875]])))).toEqual([1875, null])
    expect(offer('exact', new Map())).toMatchObject({ visibility: 'hidden', offered: null, count: 0 })
  })

  test('gives the lowest where only that is told', () => {
    expect(offer('from')).toMatchObject({ visibility: 'from', offered: { price: 1875 }, count: 2 })
    expect(prices(offer('from'))).toEqual([null, null])
  })

  test('is told to nobody where prices are hidden', () => {
    expect(JSON.stringify(offer('hidden'))).not.toMatch(/1875|1999/)
    expect(offer('inherit').visibility).toBe('hidden')
  })
})

test('a product that leaves it to the settings does as they say', () => {
  const byDefault = { priceVisibility: 'inherit' as const, variants }
  expect(toProductOffer(byDefault, overrideWith({}), 'hidden').visibility).toBe('hidden')
  expect(toProductOffer(byDefault, overrideWith({}), 'from', new Map([['rw2', 2100]])).visibility).toBe('from')
  expect(toProductOffer(byDefault, null, 'exact').visibility).toBe('hidden')
})

describe('the stock', () => {
  const stocked = [
    pack('RW1', { stockState: 'on_order', stockAsOf: '2026-11-26' }),
    pack('RW2', { productCode: 'AB-2' }),
    pack('RW3', { stockState: 'in_stock', stockAsOf: '2026-10-04' }),
    pack('RW4', { stockState: 'in_stock', stockAsOf: '2026-11-20' }),
  ]

  test('is the best of the packs in the head, as last heard of', () => {
    expect(offerOf('hidden', {}, stocked).stock).toEqual({ state: 'in_stock', day: '2026-11-20' })
    expect(offerOf('hidden').stock).toBeNull()
  })

  test('is the word of the override where its pack says none and its price is shown', () => {
    expect(states(offerOf('exact', { availability: 'PreOrder' }, stocked))[1]).toBe('on_order')
    expect(states(offerOf('exact', { availability: 'OutOfStock' }, stocked))[1]).toBe('ask')
    expect(states(offerOf('hidden', { availability: 'InStock' }, stocked))[1]).toBeNull()
  })

  test('is no word of an override that names no pack', () => {
    for (const sku of ['', 'AB-3', 'AB'])
      expect(states(offerOf('exact', { availability: 'PreOrder', sku }))).toEqual([null, null])
  })

  test('is the pack’s own word before that of the override', () => {
    const own = [pack('RW2', { productCode: 'AB-2', stockState: 'ask' })]
    expect(states(offerOf('exact', { availability: 'InStock' }, own))).toEqual(['ask'])
  })
})

test('a page says prices in its language, and machines are told the same for a year', () => {
  const day = new Date('2028-02-29T20:59:59Z')
  const own = [pack('RW2', { productCode: 'AB-2', stockState: 'in_stock', stockAsOf: '2026-11-26' })]
  expect(toOfferView(offerOf('exact', {}, own, new Map([['rw2', 125050]])), 'ar', day)).toEqual({
    visibility: 'exact',
    price: { excluding: '1,250.50', including: '1,438.08' },
    stock: { state: 'in_stock', day: { iso: '2026-11-26', text: '26 نوفمبر 2026' } },
    machines: { price: '1250.50', count: 1, state: 'in_stock', validUntil: '2029-03-01' },
  })
})

test('the year of a price begins with the day in Riyadh', () => {
  const until = (instant: string) => toOfferView(offerOf('exact'), 'en', new Date(instant)).machines?.validUntil
  expect(until('2026-05-01T20:59:59Z')).toBe('2027-05-01')
  expect(until('2026-05-01T21:00:00Z')).toBe('2027-05-02')
})
