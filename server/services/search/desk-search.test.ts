import { beforeAll, expect, it } from 'vitest'
import { BLANK_PACK } from '#domain/products/pack-fields.ts'
import { aProduct, someone, valueOf } from '#tests/support/records.ts'
import { testSite } from '#tests/support/test-app.ts'

const site = testSite()
const secrets: Record<string, string> = {}

async function call(path: string, fields?: object, role = 'owner') {
  const headers = { Authorization: `Bearer ${secrets[role]}`, 'Content-Type': 'application/json' }
  const sent = fields && { method: 'POST', body: JSON.stringify(fields) }
  const answer = await site.app.request(`/api/${path}`, { headers, ...sent })
  const { data } = (await answer.json()) as { data: Record<string, string> & Record<string, string>[] }
  return data
}

async function foundBy(q: string, role = 'owner') {
  const found = await call(`admin/search.php?${new URLSearchParams({ q, locale: 'en' })}`, undefined, role)
  return found.map(({ kind, title }) => `${kind}: ${title}`)
}

const REQUEST = 'request: RQ-2026-00001'
const QUOTE = 'quote: QT-2026-00001'
const CUSTOMER = 'customer: Huda Salem'

beforeAll(async () => {
  for (const role of ['owner', 'sales', 'editor', 'viewer'] as const) {
    const made = await site.services.apiTokens.create({ name: role, role, days: 5 }, someone)
    secrets[role] = made.secret
  }
  const variants = [{ ...BLANK_PACK, stockCode: 'RW300401' }]
  valueOf(
    await site.services.products.create(aProduct({ slug: 'foam', name: { ar: 'رغوة', en: 'Gap foam' }, variants })),
  )
  await call('categories/add.php', { category_slug: 'tapes', name_ar: 'أشرطة', name_en: 'Tapes' })
  const contact = { name: 'Huda Salem', companyName: 'Najd Contracting', phone: '055 123 4567', locale: 'en' }
  const items = [
    { stockCode: 'RW300401', qty: 24 },
    { text: 'grey silicone', qty: 3 },
  ]
  const { number } = await call('quotes/request.php', { ...contact, items })
  const { request_id } = await call(`requests/getrequest.php?number=${number}`)
  const lines = [{ stock_code: 'RW300401', qty: 2, unit_price: '3.00' }]
  const { quote_id, version } = await call('quotes/add.php', { request_id, lines })
  await call('quotes/send.php', { quote_id, version, by: 'link' })
})

it.each([
  ['RQ-2026-00001', [REQUEST]],
  ['rq1', [REQUEST]],
  ['QT-2026-00001', [REQUEST, QUOTE]],
  ['qt1', [QUOTE]],
  ['0551234567', [REQUEST, QUOTE, CUSTOMER]],
  ['+966 55 123 4567', [REQUEST, CUSTOMER]],
  ['huda', [REQUEST, QUOTE, CUSTOMER]],
  ['najd', [REQUEST, QUOTE, CUSTOMER]],
  ['rw300401', [REQUEST, QUOTE, 'product: Gap foam']],
  ['grey silicone', [REQUEST]],
  ['gap foam', [REQUEST, QUOTE, 'product: Gap foam']],
  ['أشرطة', ['category: Tapes']],
])('finds by %s', async (q, expected) => {
  expect(await foundBy(q)).toEqual(expect.arrayContaining(expected))
})

it('finds nothing by nothing, and each of what they may read', async () => {
  expect(await foundBy('  ')).toEqual([])
  expect(await foundBy('no such thing')).toEqual([])
  expect(await foundBy('rw300401', 'editor')).toEqual(['product: Gap foam'])
  expect(await foundBy('huda', 'viewer')).toEqual([])
  expect(await foundBy('huda', 'sales')).toContain(CUSTOMER)
})
