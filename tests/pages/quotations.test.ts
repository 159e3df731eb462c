import { afterAll, beforeAll, expect, test } from 'vitest'
import { BLANK_PACK } from '#domain/products/pack-fields.ts'
import { openFilledSite, type FilledSite } from '#tests/support/filled-site.ts'
import { aProduct, someone, valueOf } from '#tests/support/records.ts'
import { OWNER } from '#tests/support/site.ts'
import { signIn } from '#tests/support/staff.ts'
import { formsOf } from './form-fields.ts'
import { Page, visitorHeaders } from './page.ts'

const EDITOR = { username: 'editor', password: 'windy-plinth-ohm' }

let site: FilledSite
let cookie: string
let request: string
beforeAll(async () => {
  site = await openFilledSite(async ({ products, listRequests, inbox, staff }) => {
    valueOf(await staff.add({ ...OWNER, role: 'owner' }, someone))
    valueOf(await staff.add({ ...EDITOR, role: 'editor' }, someone))
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
  })
  cookie = (await signIn(site.origin, OWNER, visitorHeaders())).cookie
  const prices = new URLSearchParams({ prices: JSON.stringify([{ stock_code: 'RW1', price: '18.75' }]) })
  await fetch(`${site.origin}/api/prices/update.php`, { method: 'POST', headers: headers(), body: prices })
})
afterAll(() => site.stop())

const headers = () => ({ ...visitorHeaders(), Origin: site.origin, 'Accept-Language': 'en', cookie })

async function pageOf(path: string, answer: Response) {
  return new Page(path, answer.status, answer.headers, await answer.text())
}

async function see(path: string) {
  return pageOf(path, await fetch(site.origin + path, { headers: headers(), redirect: 'manual' }))
}

/** Sends a form as a browser without scripts does, and opens where it leads. */
async function send(path: string, fields: Iterable<[string, string]> | FormData) {
  const body = fields instanceof FormData ? fields : new URLSearchParams([...fields])
  const answer = await fetch(site.origin + path, { method: 'POST', redirect: 'manual', headers: headers(), body })
  const location = answer.headers.get('location')
  return answer.status === 302 && location ? see(location) : pageOf(path, answer)
}

const textOf = ({ html }: Page) =>
  (/<main.*<\/main>/s.exec(html)?.[0] ?? '').replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

/** What the form of a quotation sends: of its rows, every one. */
function fieldsOf(page: Page, changed: Record<string, string> = {}): [string, string][] {
  const fields = page
    .all('*')
    .filter(({ name, attribs }) => ['input', 'select', 'textarea'].includes(name) && attribs['name'])
    .filter((element) => element.attribs['name'] !== 'intent' && isInForm(element))
    .map((element): [string, string] => [element.attribs['name']!, valueIn(page, element)])
  return fields.map(([name, value]) => [name, changed[name] ?? value])
}

function isInForm(element: ReturnType<Page['all']>[number]): boolean {
  for (let parent = element.parent; parent; parent = parent.parent)
    if ('attribs' in parent && parent.attribs['class'] === 'record-form') return true
  return false
}

function valueIn(page: Page, element: ReturnType<Page['all']>[number]): string {
  if (element.name === 'input') return element.attribs['value'] ?? ''
  const inside = page.all('option').filter(({ parent }) => parent === element)
  if (element.name === 'select') {
    const chosen = inside.find(({ attribs }) => attribs['selected'] !== undefined) ?? inside[0]
    return chosen?.attribs['value'] ?? ''
  }
  return element.children.map((child) => ('data' in child ? child.data : '')).join('')
}

async function begin() {
  const page = await send('/admin/quotes', [
    ['intent', 'begin'],
    ['creation_key', crypto.randomUUID()],
  ])
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
  expect(textOf(made)).toContain('517.50')
  const again = await send(
    make!.path,
    [...make!.fields].map(([name, value]) => [name, name === 'creation_key' ? 'other' : value]),
  )
  expect(pathOf(again)).toBe(pathOf(made))
  expect(textOf(await see(`/admin/inbox/${request}`))).toContain('Open the quote')
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
  expect(textOf(unknown)).toContain('No pack has this code.')
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

test('a quotation of five hundred lines is saved by its form', async () => {
  const blank = await begin()
  const one = await send(pathOf(blank), [...fieldsOf(blank, { add_code: 'RW1' }), ['intent', 'line-add']])
  const isCell = ([name]: [string, string]) => name.endsWith('[]')
  const cells = fieldsOf(one).filter(isCell)
  const others = fieldsOf(one).filter((field) => !isCell(field))
  const saved = await send(pathOf(blank), [...others, ...Array.from({ length: 500 }, () => cells).flat()])
  expect(textOf(saved)).toContain('Draft saved.')
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
  expect(textOf(refused)).toContain('at most two decimals')
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
  expect(textOf(saved)).toContain('Draft saved.')
  const stale = await send(path, fieldsOf(blank, { customer_name: 'Sara' }))
  expect(stale.status).toBe(409)
  expect(textOf(stale)).toContain('Someone else saved a change in the meantime')
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
  expect(textOf(refused)).toContain('Lines without a price: 1')
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
  expect(textOf(refused)).toContain('This kind is not accepted.')
  const sent = await withFile(new File(['code,days\nRW1,5\n'], 'delivery.csv'))
  expect(textOf(sent)).toMatch(/QT-\d{4}-\d{5}-R1/)
  const [link] = sent.all('a').filter(({ attribs }) => attribs['href']?.startsWith('/admin/inbox/'))
  expect(textOf(await see(link!.attribs['href']!))).toMatch(/delivery\.csv.*From our team/)
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
  expect(textOf(await send('/admin/inbox/add', body))).toMatch(/drawn\.csv.*From the customer/)
})

test('many are assigned and withdrawn at once', async () => {
  const ids = [pathOf(await begin()), pathOf(await begin())].map((path) => path.split('/').at(-1)!)
  const marks = ids.map((id): [string, string] => ['id[]', id])
  const [owner] = await site.withDb((db) => db.selectFrom('staff_users').select('id').execute())
  expect(textOf(await send('/admin/quotes', [['intent', 'assign'], ['owner', owner!.id], ...marks]))).toContain(
    'The selected quotes have been assigned.',
  )
  expect(textOf(await see(`/admin/quotes?owner=${owner!.id}`))).toContain('No number yet')
  expect(textOf(await send('/admin/quotes', [['intent', 'withdraw'], ['reason', ''], ...marks]))).toContain(
    'The selected quotes have been withdrawn.',
  )
  expect(textOf(await send('/admin/quotes', [['intent', 'withdraw']]))).toContain('Select at least one quote.')
})

test('an editor who tries prices out in a preview reads none that the site does not tell', async () => {
  const editor = (await signIn(site.origin, EDITOR, visitorHeaders())).cookie
  const preview = async (fields: Record<string, string>, as: string) => {
    const body = new URLSearchParams({
      product_name_en: 'Foam',
      stock_code: 'RW1',
      price_visibility: 'exact',
      ...fields,
    })
    const answer = await fetch(`${site.origin}/en/admin/items/preview`, {
      method: 'POST',
      headers: { ...headers(), cookie: as },
      body,
    })
    expect(answer.status).toBe(200)
    return answer.text()
  }
  expect(await preview({ product_id: '805' }, cookie)).toContain('18.75')
  const tried: Record<string, string>[] = [{ product_id: '805' }, {}, { product_id: '805', price_visibility: 'from' }]
  for (const fields of tried) expect(await preview(fields, editor)).not.toContain('18.75')
})
