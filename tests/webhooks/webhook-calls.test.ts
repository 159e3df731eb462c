import { beforeAll, expect, it } from 'vitest'
import { BLANK_PACK } from '#domain/products/pack-fields.ts'
import { WEBHOOK_EVENTS } from '#domain/webhooks/webhook.ts'
import { programsOf } from '#tests/support/calls.ts'
import { aProduct, someone, valueOf } from '#tests/support/records.ts'
import { testSite } from '#tests/support/test-app.ts'

const site = testSite()
const program = programsOf(site, 'owner')
beforeAll(async () => {
  const variants = [{ ...BLANK_PACK, stockCode: 'RW1', boxQuantity: '12' }]
  valueOf(await site.services.products.create(aProduct({ slug: 'foam', variants })))
})

/** What is read here of answers is text; the rest is compared. */
type Data = Record<string, string>
const call = (path: string, fields?: object) => program.call<Data & Data[]>(path, fields)

const url = 'https://erp.example/hook'
const add = async (fields: object) => (await call('webhooks/add.php', { url, events: WEBHOOK_EVENTS, ...fields })).data

it('adds a webhook, tells its secret once, changes, deletes and restores it', async () => {
  const { secret, ...added } = await add({ events: ['quote.sent', 'request.created'] })
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  expect(added).toMatchObject({ url, events: ['request.created', 'quote.sent'], active: true, waiting: 0, version: 1 })
  const { webhook_id } = added
  expect((await call('webhooks/getall.php')).data).toEqual([added])
  const renewed = (await call('webhooks/secret.php', { webhook_id })).data['secret']
  expect(renewed).not.toBe(secret)
  expect(await call('webhooks/update.php', { webhook_id, active: '0', version: 1 })).toMatchObject({
    code: 200,
    data: { url, active: false, version: 2 },
  })
  expect(await call('webhooks/update.php', { webhook_id, active: '1', version: 1 })).toMatchObject({ code: 409 })
  expect((await call('webhooks/delete.php', { webhook_id })).code).toBe(200)
  expect((await call('webhooks/getall.php')).data).toEqual([])
  const [binned] = (await call('bin/getall.php')).data as unknown as Data[]
  expect(binned).toMatchObject({ kind: 'webhook', name_en: 'erp.example' })
  expect((await call('bin/restore.php', { bin_id: binned!['bin_id'] })).code).toBe(200)
  const [restored] = (await call('webhooks/getall.php')).data
  expect(restored).toMatchObject({ webhook_id, url, events: ['request.created', 'quote.sent'] })
  await call('webhooks/delete.php', { webhook_id })
})

it.each([
  [{ url: 'http://erp.example/' }, 'url'],
  [{ url: 'https://10.0.0.7/' }, 'url'],
  [{ url: 'http://127.0.0.1:9/' }, 'url'],
  [{ url: '' }, 'url'],
  [{ events: [] }, 'events'],
  [{ events: ['quote.lost'] }, 'events'],
])('refuses %j', async (fields, name) => {
  const refused = await call('webhooks/add.php', { url, events: ['quote.sent'], ...fields })
  expect([refused.code, Object.keys(refused.data['fields']!)]).toEqual([422, [name]])
})

it('tells of what happens, each with the record as it is then, and sends it again', async () => {
  const { webhook_id } = await add({})
  const others = await add({ events: ['price.changed'], url: 'https://shop.example/' })
  await call('prices/update.php', { prices: [{ stock_code: 'RW1', price: '18.75' }] })
  await call('products/update.php', { product_id: 'foam', product_name_en: 'Foam 2' })
  const items = [{ stockCode: 'RW1', qty: 24 }]
  const contact = { name: 'Huda', email: 'huda@client.example', locale: 'en' }
  const { number } = (await call('quotes/request.php', { ...contact, items })).data
  const { request_id } = (await call(`requests/getrequest.php?number=${number}`)).data
  await call('requests/update.php', { request_id, version: 1, assignee: '', remind_at: '2030-01-01 09:00' })
  const { quote_id, version } = (await call('quotes/add.php', { request_id })).data
  await call('quotes/send.php', { quote_id, version, by: 'link' })
  await call('products/delete.php', { product_id: 'foam' })
  const { data: sent } = await call(`webhooks/deliveries.php?webhook_id=${webhook_id}&per_page=50`)
  const events = sent
    .map(({ body }) => JSON.parse(body as string) as { id: string; type: string; data: Data })
    .toReversed()
  const ofType = (type: string) => events.filter((one) => one.type === type).map(({ data }) => data)
  expect(ofType('price.changed')).toMatchObject([{ stock_code: 'RW1', price: '18.75' }])
  expect(ofType('product.changed')).toMatchObject([
    { product_id: 'foam', product_name_en: 'Foam 2', state: 'published' },
    { product_id: 'foam', product_name_en: 'Foam 2', state: 'deleted' },
  ])
  expect(ofType('request.created')).toMatchObject([
    { request_id, number, state: 'new', items: [{ stock_code: 'RW1', qty: 24, pieces: 24 }] },
  ])
  expect(ofType('request.changed').at(-1)).toMatchObject({ request_id, state: 'answered', quotes: [{ quote_id }] })
  expect(ofType('quote.sent')).toMatchObject([
    { quote_id, number: 'QT-2026-00001', revision: 1, state: 'sent', request_number: number, subtotal: '450.00' },
  ])
  const ofOther = (await call(`webhooks/deliveries.php?webhook_id=${others['webhook_id']}`)).data
  expect(ofOther).toMatchObject([{ type: 'price.changed', state: 'waiting', attempts: 0 }])
  expect(ofOther[0]!['id']).toBe(events.find(({ type }) => type === 'price.changed')!.id)
  const { delivery_id } = ofOther[0]!
  const again = (fields: object) => call('webhooks/replay.php', { webhook_id: others['webhook_id'], ...fields })
  expect((await again({ delivery_id })).code).toBe(200)
  expect((await again({ delivery_id, webhook_id })).code).toBe(404)

  const { id: message } = await site.db.selectFrom('messages').select('id').executeTakeFirstOrThrow()
  await site.services.inbox.remove(message, someone)
  const left = (await call(`webhooks/deliveries.php?webhook_id=${webhook_id}`)).data
  expect(left.filter(({ type }) => type !== 'product.changed' && type !== 'price.changed')).toMatchObject([
    { type: 'request.changed', body: expect.stringContaining('"deleted":true') },
  ])
})
