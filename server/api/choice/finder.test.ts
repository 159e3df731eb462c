import { beforeAll, expect, it } from 'vitest'
import { giveContent } from '#tests/support/content/site-content.ts'
import { aProduct, valueOf } from '#tests/support/records.ts'
import { testSite } from '#tests/support/test-app.ts'

const site = testSite()

beforeAll(async () => {
  const { products } = site.services
  for (const [id, on] of [
    ['s20', ['aluminium', 'concrete']],
    ['a40', ['concrete']],
  ] as const) {
    const attributes = { typed: { on, place: ['outdoor'] }, derived: {} }
    valueOf(await products.create(aProduct({ slug: id, attributes }), { id }))
  }
  const rule = (id: string, product: string, points: number) => ({
    id,
    product,
    job: 'seal',
    points,
    reason_ar: 'س',
    reason_en: `For ${product}`,
    when: {},
  })
  await giveContent(site.db, 'rule', [rule('r1', 's20', 3), rule('r2', 'a40', 5), rule('r3', 'gone', 5)])
})

const answer = async (query: string) => {
  const response = await site.app.request(`/api/finder/answer?lang=en&${query}`)
  return { ...((await response.json()) as { data: unknown }), status: response.status }
}

it('answers the products on the site that suit, and what rules the others out', async () => {
  expect(await answer('job=seal&a=aluminium&place=outdoor')).toMatchObject({
    status: 200,
    data: {
      products: [{ product_id: 's20', score: 8, rule: 'r1', reason: 'For s20' }],
      left_out: [{ product_id: 'a40', question: 'a', text: 'Not stated in its data: Aluminium' }],
    },
  })
})

it.each([
  ['', 'job'],
  ['job=weld', 'job'],
  ['job=seal&a=moon', 'a'],
  ['job=seal&gap=501', 'gap'],
])('refuses %j', async (query, field) => {
  expect(await answer(query)).toMatchObject({ status: 422, data: { fields: { [field]: expect.any(String) } } })
})
