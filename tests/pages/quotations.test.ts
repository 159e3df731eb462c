import { expect, test } from 'vitest'
import { BLANK_PACK } from '#domain/products/pack-fields.ts'
import { aProduct, someone, valueOf } from '#tests/support/records.ts'
import { elementsOf, formsOf, valueOf as fieldValue } from './form-fields.ts'
import type { Page } from './page.ts'
import { staffSite } from './staff-site.ts'

let request: string
const { site, see, send, post } = staffSite(
  async ({ products, listRequests, inbox, apiTokens }) => {
    const variants = ['RW1', 'RW2'].map((stockCode) => ({ ...BLANK_PACK, stockCode, boxQuantity: '12' }))
    valueOf(await products.create(aProduct({ slug: '805', name: { ar: 'رغوة', en: 'Foam' }, variants }), { id: '805' }))
    const lines = [{ stockCode: 'RW1', productId: '805', qty: 24, unit: 'piece' as const, note: '', text: '' }]
    await listRequests.submit({
      fields: { name: 'Sara', phone: '+966551234567' },
      lines,
      sending: { formKey: null, isSuspicious: false, hasConsented: true },
      locale: 'en',
      page: '/en/quote',
      source: { visitor: '10.9.9.9', network: '10.9.9.0/24' },
    })
    request = (await inbox.list())[0]!.id
    const { token } = await apiTokens.create({ name: 'owner', role: 'owner', days: 1 }, someone)
    const owner = { kind: 'staff', id: token.id, name: token.name, role: 'owner', via: 'token' } as const
    return async ({ priceList, settings }) => {
      valueOf(await settings.edit({ max_discount: '10' }, owner, true))
      valueOf(await priceList.save([{ stockCode: 'RW1', typed: '18.75' }], { kind: 'system', id: null, name: 'test' }))
    }
  },
  { staff: ['editor', 'sales'] },
)

/** What the form of a quotation sends: of its rows, every one. */
function fieldsOf(page: Page, changed: Record<string, string> = {}): [string, string][] {
  const form = page.all('form').find(({ attribs }) => attribs['class'] === 'record-form')!
  const fields = elementsOf(form, page).filter(
    ({ name, attribs }) =>
      ['input', 'select', 'textarea'].includes(name) && attribs['name'] && attribs['name'] !== 'intent',
  )
  return fields.map((field) => [field.attribs['name']!, changed[field.attribs['name']!] ?? fieldValue(field)])
}

async function begin() {
  const page = await send('/admin/quotes', { intent: 'begin', creation_key: crypto.randomUUID() })
  expect(page.path).toMatch(/^\/admin\/quotes\/[\w-]+\?/)
  return page
}

const pathOf = ({ path }: Page) => path.split('?')[0]!
const countOf = (page: Page, name: string) => page.all('input').filter(({ attribs }) => attribs['name'] === name).length

test('a request leads to its one quotation, filled with its lines and the prices of the list', async () => {
  const [make] = formsOf(await see(`/admin/inbox/${request}`)).filter(({ path }) => path === '/admin/quotes')
  const made = await send(make!.path, make!.fields)
  const fields = new Map(fieldsOf(made))
  expect([fields.get('customer_name'), fields.get('stock_code[]'), fields.get('unit_price[]')]).toEqual([
    'Sara',
    'RW1',
    '18.75',
  ])
  expect(made.text).toContain('517.50')
  const again = await send(
    make!.path,
    [...make!.fields].map(([name, value]) => [name, name === 'creation_key' ? 'other' : value]),
  )
  expect(pathOf(again)).toBe(pathOf(made))
  expect((await see(`/admin/inbox/${request}`)).text).toContain('Open the quote')
})

test('lines are added, copied, moved and removed without scripts, and nothing is saved by that', async () => {
  const blank = await begin()
  const path = pathOf(blank)
  const act = (page: Page, intent: string, changed: Record<string, string> = {}) =>
    send(path, [...fieldsOf(page, changed), ['intent', intent]])
  const one = await act(blank, 'line-add', { add_code: 'rw-١' })
  expect([countOf(one, 'qty[]'), new Map(fieldsOf(one)).get('unit_price[]')]).toEqual([1, '18.75'])
  const unknown = await act(one, 'line-add', { add_code: 'nothing' })
  expect([unknown.status, countOf(unknown, 'qty[]')]).toEqual([422, 1])
  expect(unknown.text).toContain('No pack has this code.')
  const two = await act(one, 'line-text')
  const moved = await act(two, 'line-up-1')
  expect(fieldsOf(moved).filter(([name]) => name === 'stock_code[]')).toEqual([
    ['stock_code[]', ''],
    ['stock_code[]', 'RW1'],
  ])
  const copied = await act(moved, 'line-copy-1')
  expect(countOf(copied, 'qty[]')).toBe(3)
  const lower = await act(copied, 'line-discount', { discount_all: '١٠' })
  expect(
    fieldsOf(lower)
      .filter(([name]) => name === 'discount[]')
      .map(([, value]) => value),
  ).toEqual(['10', '10', '10'])
  expect(countOf(await act(lower, 'line-remove-0'), 'qty[]')).toBe(2)
  expect(countOf(await see(path), 'qty[]')).toBe(0)
})

test('a group of prices that the settings no longer have stays until another one is chosen', async () => {
  const blank = await begin()
  const saved = await send(pathOf(blank), [...fieldsOf(blank), ['price_group', 'traders']])
  expect(new Map(fieldsOf(saved)).get('price_group')).toBe('traders')
})

test('who has asked for an approval waits for it', async () => {
  const blank = await begin()
  const path = pathOf(blank)
  const one = await send(path, [
    ...fieldsOf(blank, { add_code: 'RW1', customer_name: 'Sara', customer_phone: '0551234567' }),
    ['intent', 'line-add'],
  ])
  const toSend = await send(path, [...fieldsOf(one, { 'discount[]': '50' }), ['intent', 'continue']])
  const letter = formsOf(toSend).find(({ fields }) => fields.get('intent') === 'send')!
  letter.fields.set('by', 'link')
  await post(letter.path, letter.fields, { as: 'sales' })
  for (const [as, isSeen] of [
    ['sales', false],
    ['owner', true],
  ] as const) {
    const page = await see(toSend.path, { as })
    expect(formsOf(page).some(({ fields }) => fields.get('intent') === 'send')).toBe(isSeen)
    expect(page.text.includes('Once approved, the quote is sent from here.')).toBe(!isSeen)
  }
})

test('a quotation of five hundred lines is saved by its form', async () => {
  const blank = await begin()
  const one = await send(pathOf(blank), [...fieldsOf(blank, { add_code: 'RW1' }), ['intent', 'line-add']])
  const isCell = ([name]: [string, string]) => name.endsWith('[]')
  const cells = fieldsOf(one).filter(isCell)
  const others = fieldsOf(one).filter((field) => !isCell(field))
  const saved = await send(pathOf(blank), [...others, ...Array.from({ length: 500 }, () => cells).flat()])
  expect(saved.text).toContain('Draft saved.')
  expect(countOf(saved, 'qty[]')).toBe(500)
})

test('what is wrong stands beside its field, and everything that was typed stays', async () => {
  const blank = await begin()
  const path = pathOf(blank)
  const page = await send(path, [...fieldsOf(blank, { add_code: 'RW1' }), ['intent', 'line-add']])
  const refused = await send(
    path,
    fieldsOf(page, { 'unit_price[]': '1.234', customer_vat: '123', customer_name: 'Huda' }),
  )
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('at most two decimals')
  expect(
    refused
      .all('input')
      .filter(({ attribs }) => attribs['aria-invalid'])
      .map(({ attribs }) => attribs['name']),
  ).toEqual(['customer_vat', 'unit_price[]'])
  expect(new Map(fieldsOf(refused)).get('customer_name')).toBe('Huda')
})

test('who saves after somebody else is shown both versions', async () => {
  const blank = await begin()
  const path = pathOf(blank)
  const saved = await send(path, fieldsOf(blank, { customer_name: 'Huda' }))
  expect(saved.text).toContain('Draft saved.')
  const stale = await send(path, fieldsOf(blank, { customer_name: 'Sara' }))
  expect(stale.status).toBe(409)
  expect(stale.text).toContain('Someone else saved a change in the meantime')
  expect(new Map(fieldsOf(stale)).get('customer_name')).toBe('Sara')
})

test('what lacks a price is not sent, and says which lines', async () => {
  const blank = await begin()
  const path = pathOf(blank)
  const page = await send(path, [
    ...fieldsOf(blank, { customer_name: 'Huda', add_code: 'RW2' }),
    ['intent', 'line-add'],
  ])
  const step = await send(path, [...fieldsOf(page), ['intent', 'continue']])
  expect(step.path).toContain('step=send')
  const [form] = formsOf(step).filter(({ fields }) => fields.get('intent') === 'send')
  const refused = await send(
    step.path,
    [...form!.fields].map(([name, value]) => [name, name === 'by' ? 'link' : value]),
  )
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('Lines without a price: 1')
})

test('files go with what is sent, and one that is not taken is told before anything is sent', async () => {
  const blank = await begin()
  const path = pathOf(blank)
  const page = await send(path, [
    ...fieldsOf(blank, { customer_name: 'Huda', add_code: 'RW1' }),
    ['intent', 'line-add'],
  ])
  const step = await send(path, [...fieldsOf(page), ['intent', 'continue']])
  const [form] = formsOf(step).filter(({ fields }) => fields.get('intent') === 'send')
  const withFile = (file: File) => {
    const body = new FormData()
    for (const [name, value] of form!.fields)
      if (name !== 'attachments') body.append(name, name === 'by' ? 'link' : value)
    body.append('attachments', file)
    return send(step.path, body)
  }
  const refused = await withFile(new File(['MZ'], 'sheet.exe'))
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('This kind is not accepted.')
  const sent = await withFile(new File(['code,days\nRW1,5\n'], 'delivery.csv'))
  expect(sent.text).toMatch(/QT-\d{4}-\d{5}/)
  const [link] = sent.all('a').filter(({ attribs }) => attribs['href']?.startsWith('/admin/inbox/'))
  expect((await see(link!.attribs['href']!)).text).toMatch(/delivery\.csv.*From our team/)
})

test('what a customer sent with a request by telephone or chat is kept with it', async () => {
  const add = await see('/admin/inbox/add')
  const body = new FormData()
  for (const [name, value] of fieldsOf(add, {
    name: 'Huda',
    phone: '0551234567',
    source: 'whatsapp',
    details: 'As drawn',
  }))
    if (name !== 'attachments') body.append(name, value)
  body.append('attachments', new File(['code,quantity\nRW1,2\n'], 'drawn.csv'))
  expect((await send('/admin/inbox/add', body)).text).toMatch(/drawn\.csv.*From the customer/)
})

test('many are assigned and withdrawn at once', async () => {
  const ids = [pathOf(await begin()), pathOf(await begin())].map((path) => path.split('/').at(-1)!)
  const marks = ids.map((id): [string, string] => ['id[]', id])
  const [owner] = await site().withDb((db) => db.selectFrom('staff_users').select('id').execute())
  expect((await send('/admin/quotes', [['intent', 'assign'], ['owner', owner!.id], ...marks])).text).toContain(
    'The selected quotes have been assigned.',
  )
  expect((await see(`/admin/quotes?owner=${owner!.id}`)).text).toContain('No number yet')
  expect((await send('/admin/quotes', [['intent', 'withdraw'], ['reason', ''], ...marks])).text).toContain(
    'The selected quotes have been withdrawn.',
  )
  expect((await send('/admin/quotes', [['intent', 'withdraw']])).text).toContain('Select at least one quote.')
})

test('an editor who tries prices out in a preview reads none that the site does not tell', async () => {
  const preview = async (fields: Record<string, string>, as: 'owner' | 'editor') => {
    const pack = { product_name_en: 'Foam', stock_code: 'RW1', price_visibility: 'exact' }
    const { status, html } = await post('/en/admin/items/preview', { ...pack, ...fields }, { as })
    expect(status).toBe(200)
    return html
  }
  expect(await preview({ product_id: '805' }, 'owner')).toContain('18.75')
  const tried: Record<string, string>[] = [{ product_id: '805' }, {}, { product_id: '805', price_visibility: 'from' }]
  for (const fields of tried) expect(await preview(fields, 'editor')).not.toContain('18.75')
})
