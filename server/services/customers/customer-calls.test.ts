import { beforeAll, expect, it } from 'vitest'
import { someone } from '#tests/support/records.ts'
import { testSite } from '#tests/support/test-app.ts'

const site = testSite()
const headersOf: Record<string, Record<string, string>> = {}
beforeAll(async () => {
  for (const role of ['sales', 'editor'] as const) {
    const { secret } = await site.services.apiTokens.create({ name: role, role, days: 5 }, someone)
    headersOf[role] = { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' }
  }
})

type Answer = { code: number; data: never }

async function call(name: string, fields?: Record<string, unknown>, role = 'sales', more = {}): Promise<Answer> {
  return callAt(`customers/${name}`, fields, role, more)
}

async function callAt(path: string, fields?: Record<string, unknown>, role = 'sales', more = {}): Promise<Answer> {
  const sent = fields && { method: 'POST', body: JSON.stringify(fields) }
  const answer = await site.app.request(`/api/${path}`, { ...sent, headers: { ...headersOf[role], ...more } })
  return { code: answer.status, ...((await answer.json()) as { data: never }) }
}

it('adds, reads, finds, changes, merges and deletes customers for sales alone, and undoes a merge', async () => {
  const fields = {
    name_ar: 'هدى',
    phones: ['٠٥٥ ١٢٣ ٤٥٦٧'],
    emails: ['huda@client.example'],
    address: { street: 'King Fahd Road', building: '٧٨٢٣' },
    price_group: 'trade',
  }
  const key = { 'Idempotency-Key': 'one' }
  const added = await call('add.php', fields, 'sales', key)
  const { customer_id: id } = added.data as { customer_id: string }
  const address = { street: 'King Fahd Road', building: '7823', additional: '', postal: '', short_code: '' }
  const stored = { name_ar: 'هدى', phones: ['+966551234567'], address, price_group: 'trade', won_value: '0.00' }
  expect(added).toMatchObject({ code: 200, data: { ...stored, requests: 0, version: 1 } })
  expect(await call('add.php', fields, 'sales', key)).toMatchObject({ data: { customer_id: id } })
  expect((await call('add.php', fields, 'editor')).code).toBe(403)
  expect((await call('getall.php', undefined, 'editor')).code).toBe(403)
  expect(await call('add.php', { name_en: 'Other', phones: '+966 55 123 4567' })).toMatchObject({
    code: 422,
    data: { fields: { phones: expect.stringContaining('هدى') } },
  })
  expect(await call('getall.php?q=0551234567&page=1&price_group=trade')).toMatchObject({ data: [stored] })
  expect(await call('getall.php?language=en')).toMatchObject({ data: [] })
  const update = { customer_id: id, address_postal: '13521', version: 1 }
  expect(await call('update.php', update)).toMatchObject({ data: { address: { ...address, postal: '13521' } } })
  expect(await call('update.php', { ...update, city: 'Riyadh' })).toMatchObject({ code: 409, data: { current: {} } })
  const { customer_id: other } = (await call('add.php', { company_en: 'Najd' })).data as { customer_id: string }
  const merged = await call('merge.php', { customer_id: id, other_id: other })
  expect(merged).toMatchObject({ data: { customer_id: id, company_en: 'Najd', name_en: 'Najd' } })
  expect(await call(`getcustomer.php?customer_id=${other}`)).toMatchObject({ data: { customer_id: id } })
  const undone = await site.app.request('/api/acts/undo.php', {
    method: 'POST',
    headers: headersOf['sales']!,
    body: JSON.stringify({ act: (merged.data as { act: string }).act }),
  })
  expect(undone.status).toBe(200)
  expect(await call(`getcustomer.php?customer_id=${other}`)).toMatchObject({ data: { customer_id: other } })
  expect(await call('delete.php', { customer_id: other })).toMatchObject({ data: { act: expect.any(String) } })
  expect((await call(`getcustomer.php?customer_id=${other}`)).code).toBe(404)
  expect((await call('merge.php', { customer_id: id, other_id: other })).code).toBe(404)
})

it('leads a quotation of a customer who was merged meanwhile to what the customer has become', async () => {
  const [into, from] = await Promise.all(
    ['Riyadh Build', 'Build Riyadh'].map(async (name) => (await call('add.php', { company_en: name })).data),
  )
  const { customer_id: id } = into! as { customer_id: string }
  const { customer_id: other } = from! as { customer_id: string }
  const line = { kind: 'text', name_en: 'Foam', qty: 1, unit_price: '0.00' }
  const begun = await callAt('quotes/add.php', { customer_id: other, customer_name: 'Huda', lines: [line] })
  const { quote_id, version } = begun.data as { quote_id: string; version: number }
  expect((await call('merge.php', { customer_id: id, other_id: other })).code).toBe(200)
  const saved = await callAt('quotes/update.php', { quote_id, version, customer_id: other, project: 'Tower' })
  expect(saved).toMatchObject({ code: 200, data: { customer_id: id, project: 'Tower', total: '0.00' } })
})
