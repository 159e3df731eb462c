import { beforeAll, expect, it } from 'vitest'
import { linesOf } from '#server/data/quotes/request-lines-store.ts'
import { aProduct, aVariant, valueOf } from '#tests/support/records.ts'
import { testSite } from '#tests/support/test-app.ts'

const site = testSite()
beforeAll(async () => {
  valueOf(await site.services.products.create(aProduct({ slug: '805', variants: [aVariant({ stockCode: 'RW1' })] })))
})

type Answer = { status: number; body: { message: string; data: Record<string, unknown> } }

async function call(name: string, fields: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify({ locale: 'en', ...fields }) }
  const response = await site.app.request(`/api/quotes/${name}.php`, request)
  return { status: response.status, body: await response.json() }
}

const sender = { name: 'Sara', phone: '055 123 4567' }
const newest = async () => (await site.services.inbox.list({ limit: 1 }))[0]!

it('a list is kept by a mobile number alone, and told by a number and a private page', async () => {
  const items = [{ stockCode: 'rw1', qty: '24' }, { productId: '805', qty: 2, unit: 'carton' }, { stockCode: 'GONE' }]
  const { status, body } = await call('request', { ...sender, items, neededBy: '31/12/2099', city: 'Jeddah' })
  expect([status, body.data]).toEqual([
    200,
    {
      number: expect.stringMatching(/^RQ-\d{4}-00001$/),
      url: expect.stringMatching(/^\/en\/quote\/s\/[\w-]{22}$/),
      held: false,
      refused_files: [],
      unknown: ['GONE'],
    },
  ])
  const message = await newest()
  expect(message).toMatchObject({
    number: body.data['number'],
    cameBy: 'list',
    content: { firstName: 'Sara', phone: '+966551234567', email: '', city: 'Jeddah', neededBy: '2099-12-31' },
  })
  expect(message.content).toMatchObject({ details: expect.stringContaining('Items:\nRW1 – ') })
  // Two cartons of twelve and twenty-four pieces of the only pack are one line.
  const lines = await site.services.requestPages.open(String(body.data['url']).split('/').at(-1)!)
  expect(lines).toMatchObject({
    lines: [
      { stockCode: 'RW1', qty: 48, unit: 'piece' },
      { text: 'GONE', qty: 1 },
    ],
  })
})

it.each([
  [{ name: 'Sara', items: [{ text: 'Foam' }] }, { phone: 'Enter a mobile number or an email address; one is enough.' }],
  [{ ...sender, phone: 'after five', details: 'x' }, { phone: 'Enter a valid number, like 055 123 4567' }],
  [sender, { items: 'Add at least one product or write what you need.' }],
  [{ phone: sender.phone, details: 'x' }, { name: 'Please fill in this field.' }],
  [{ ...sender, details: 'x', neededBy: '2020-01-01' }, { neededBy: expect.any(String) }],
  [{ ...sender, items: 'not a list' }, { items: expect.any(String) }],
])('what is missing is named: %j', async (fields, problems) => {
  const { status, body } = await call('request', fields)
  expect([status, body.data['fields']]).toEqual([422, problems])
})

it('beside an e-mail address any number is taken', async () => {
  const { status } = await call('request', { ...sender, phone: 'after five', email: 'a@client.example', details: 'x' })
  expect(status).toBe(200)
  expect((await newest()).content.phone).toBe('after five')
})

it('the product form takes a list, too', async () => {
  const fields = {
    firstName: 'Omar',
    lastName: 'Ali',
    email: 'omar@client.example',
    items: [{ stockCode: 'RW1', qty: 3 }],
  }
  const headers = { 'Content-Type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify(fields) }
  expect((await site.app.request('/api/mails/requestQuote.php', request)).status).toBe(200)
  expect(await linesOf(site.db, (await newest()).id)).toMatchObject([{ stockCode: 'RW1', qty: 3 }])
})

it('a list may hold more than is kept line by line: the rest is text', async () => {
  const items = Array.from({ length: 203 }, (_, place) => ({ text: `Tool ${place + 1}`, qty: 2 }))
  expect((await call('request', { ...sender, items, details: 'Soon' })).status).toBe(200)
  const message = await newest()
  expect(await linesOf(site.db, message.id)).toHaveLength(200)
  expect(message.content).toMatchObject({
    details: expect.stringMatching(/^Soon\n\nFurther lines:\nTool 201 – 2 pieces\n[^]*Tool 203 – 2 pieces\n\nItems:\n/),
  })
  const tooMany = Array.from({ length: 2401 }, () => ({ text: 'Tool' }))
  expect(await call('request', { ...sender, items: tooMany })).toMatchObject({ status: 422 })
})

it('a quantity that is none is named at its line', async () => {
  const items = [
    { stockCode: 'RW1', qty: 2 },
    { stockCode: 'RW1', unit: 'carton', qty: 0 },
  ]
  const { status, body } = await call('request', { ...sender, items })
  expect([status, body.data['fields']]).toEqual([422, { 'qty[1]': 'Enter a whole number from 1 to 100,000.' }])
})

async function sendSheet(text: string, fields: Record<string, string> = {}) {
  const form = new FormData()
  form.set('locale', 'en')
  form.set('sheet', new File([text], 'list.csv'))
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const response = await site.app.request('/api/quotes/lines.php', { method: 'POST', body: form })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

it('a file is added to the list, and it is said what became of its rows', async () => {
  const text = 'Stock code,Quantity,Unit\nRW1,24,\nGONE,2,\nRW1,,\nRW1,1.5,\n'
  const { status, body } = await sendSheet(text, { items: JSON.stringify([{ stockCode: 'RW1', qty: 6 }]) })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    lines: [
      { stockCode: 'RW1', qty: 30 },
      { text: 'GONE', qty: 2, isKnown: false },
    ],
    sheet: { counts: '2 added, 1 without quantity, 1 unknown', problems: ['Row 5: “1.5” – Enter a whole number.'] },
  })
})

it.each([
  ['', 'There are no rows in this file.'],
  ['<table><tr>', 'Save it as XLSX or CSV.'],
])('a file that cannot be read is refused with the reason: %j', async (text, reason) => {
  const { status, body } = await sendSheet(text, { items: '[]' })
  expect([status, body.data['fields']]).toEqual([422, { sheet: reason }])
})

it('pasted lines are read, and nothing is dropped', async () => {
  const { body } = await call('lines', { lines: '805 24\nFoam gun; 2' })
  expect(body.data['pasted']).toBe('2 added, 1 unknown')
  expect(body.data['lines']).toMatchObject([
    { stockCode: 'RW1', productId: '805', qty: 24, isKnown: true },
    { text: 'Foam gun', qty: 2, isKnown: false },
  ])
})

it('a pasted line tells how it was understood, and one that is no item says so', async () => {
  const { body } = await call('lines', { lines: 'السلام عليكم\n\n805 أبيض 5 درزن\n805 كراتين و RW1 2\n805 6' })
  expect(body.data['lines']).toMatchObject([
    { line: 1, written: 'السلام عليكم', skipped: true, qty: null },
    { line: 3, written: '805 أبيض 5 درزن', stockCode: 'RW1', qty: 5, unit: 'other', unit_word: 'درزن', note: 'أبيض' },
    { line: 4, stockCode: 'RW1', qty: null, unit: 'carton' },
    { line: 4, stockCode: 'RW1', qty: 2, unit: 'piece', text: '', choices: [], skipped: false },
    { line: 5, stockCode: 'RW1', qty: 6 },
  ])
})

it('signs of mood are no items, and what two orders of one message ask for stays apart', async () => {
  const { body } = await call('lines', { lines: '👍🏽😀\nالطلب الأول:\n🚚 RW1 24 🙏\n\nالطلب الثاني:\nRW1 10' })
  expect(body.data['lines']).toMatchObject([
    { line: 1, skipped: true },
    { line: 2, skipped: true },
    { line: 3, stockCode: 'RW1', qty: 24, note: '', skipped: false },
    { line: 5, skipped: true },
    { line: 6, stockCode: 'RW1', qty: 10, skipped: false },
  ])
})

it('a line whose quantity is open, or in another unit, is kept as it stands; what was no line stands in the details', async () => {
  const items = [
    { stockCode: 'RW1', qty: null, unit: 'carton' },
    { text: 'Gloves', qty: 5, unit: 'other', unit_word: 'dozen' },
  ]
  const sent = { ...sender, phone: '055 123 4569', details: 'Soon', items, lines: 'Dear team,\n805 10-12 ctn' }
  expect((await call('request', sent)).status).toBe(200)
  const { id, content } = await newest()
  expect(content).toMatchObject({ details: expect.stringMatching(/^Soon\n\nDear team,\n\nItems:\n/) })
  expect(await linesOf(site.db, id)).toMatchObject([
    { stockCode: 'RW1', qty: null, unit: 'carton' },
    { text: 'Gloves', qty: 5, unit: 'other', unit_word: 'dozen' },
    { stockCode: 'RW1', qty: null, unit: 'carton' },
  ])
})

it('what is pasted and not yet added goes with the request', async () => {
  const items = [{ stockCode: 'RW1', qty: 2 }]
  const { status, body } = await call('request', { ...sender, phone: '055 123 4568', items, lines: '805 3\nFoam gun' })
  expect([status, body.data['unknown']]).toEqual([200, ['Foam gun']])
  expect(await linesOf(site.db, (await newest()).id)).toMatchObject([
    { stockCode: 'RW1', qty: 5 },
    { text: 'Foam gun', qty: 1 },
  ])
})

it('more pasted lines than a list may hold are refused as they are', async () => {
  const full = { lines: 'Up to 500 lines and 200 kB are read at once. Paste the list in parts. Nothing was removed.' }
  for (const lines of ['Tool\n'.repeat(501), 'ل'.repeat(100_001)]) {
    for (const [name, refused] of Object.entries({ lines: 413, request: 422 })) {
      const { status, body } = await call(name, { ...sender, lines })
      expect([status, body.data['fields']]).toEqual([refused, full])
    }
  }
  expect((await call('lines', { lines: `${'805 1\n'.repeat(499)}805 2` })).body.data['lines']).toHaveLength(500)
})
