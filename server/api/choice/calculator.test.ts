import { beforeAll, expect, it } from 'vitest'
import { aProduct, aVariant, valueOf } from '#tests/support/records.ts'
import { testSite } from '#tests/support/test-app.ts'

const site = testSite()
const foam = {
  kind: 'foam',
  joint_share: 0.6,
  gap_mm: [8, 30],
  packs: [{ stock_code: 'RW301301', ml: 750, free_l: 40, joint_m: null, box: 12 }],
  from: 'specs.yield',
}
const sealant = {
  kind: 'joint',
  min_depth_mm: 6,
  packs: [{ stock_code: 'RW300406', ml: 600, box: 20 }],
  from: 'geometry',
}

beforeAll(async () => {
  const { products } = site.services
  const pack = (stockCode: string, volume: string) => [aVariant({ stockCode, volume: { ar: volume, en: volume } })]
  valueOf(await products.create(aProduct({ slug: 'df-750', calculator: foam, variants: pack('RW301301', '750 ml') })))
  valueOf(await products.create(aProduct({ slug: 's20', calculator: sealant, variants: pack('RW300406', '600 ml') })))
  valueOf(await products.create(aProduct({ slug: 'g-10' })))
})

async function calculate(query: string) {
  const response = await site.app.request(`/api/calculator?${query}`)
  return { ...((await response.json()) as { data: unknown }), status: response.status }
}

it('answers how many packs of a product a job takes, with what is left over and how it was found', async () => {
  expect(await calculate('product=df-750&w=15&d=70&l=216&lang=en')).toMatchObject({
    status: 200,
    data: {
      kind: 'foam',
      product_id: 'df-750',
      amount: { value: 226.8, unit: 'l' },
      packs: [{ stock_code: 'RW301301', size: '750 ml', pieces: 11, cartons: 1, box: 12, left_over: 14.52 }],
      estimate: true,
      formula: '15 mm × 70 mm × 216 m = 226.8 L; × 1.1 = 249.48 L',
      source: 'specs.yield',
      notes: ['Estimate'],
    },
  })
})

it('writes how it was found as the language does', async () =>
  expect(await calculate('product=df-750&w=15&d=70&l=216&lang=ar')).toMatchObject({
    data: { formula: '15 ملم × 70 ملم × 216 م = 226.8 لتر؛ × 1.1 = 249.48 لتر' },
  }))

it('answers openings by their foam and their sealant', async () => {
  const query = 'kind=openings&product=df-750&seal=s20&n=40&ow=120&oh=150&w=15&d=70&sw=15&sd=7.5&lang=en'
  expect(await calculate(query)).toMatchObject({
    status: 200,
    data: {
      length_m: 216,
      lines: [{ packs: [{ pieces: 11 }] }, { kind: 'joint', product_id: 's20', packs: [{ pieces: 45 }] }],
    },
  })
})

it.each([
  ['product=df-750&w=40&d=70&l=1', { w: 'هذه الرغوة تناسب فواصل 8–30 ملم.' }],
  ['product=df-750&w=40&d=70&l=1&lang=en', { w: 'This foam suits joints of 8–30 mm.' }],
  [
    'product=s20&w=abc&l=0&lang=en',
    { w: 'Write a number between 1 and 500', l: 'Write a number between 0.1 and 100,000' },
  ],
  ['product=g-10&w=5&l=5&lang=en', { product: 'There are no consumption figures for this product.' }],
  ['product=nothing&w=5&l=5', { product: 'لا توجد بيانات استهلاك لهذا المنتج.' }],
  ['product=s20&kind=tile&area=5&notch=8&lang=en', { product: 'There are no consumption figures for this product.' }],
])('refuses %s beside its field', async (query, fields) => {
  expect(await calculate(query)).toMatchObject({ status: 422, data: { fields } })
})
