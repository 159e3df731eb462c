import { afterAll, beforeAll, expect, test } from 'vitest'
import { SHEET_LIMITS } from '#domain/sheets/sheet-file.ts'
import { openSheet } from '#server/sheets/open-sheet.ts'
import { seedOf } from '#tests/support/content/demo-texts.ts'
import { openFilledSite, type FilledSite } from '#tests/support/filled-site.ts'
import { aCategory, aPost, aProduct, someone, valueOf } from '#tests/support/records.ts'
import { OWNER } from '#tests/support/site.ts'
import { allRows } from '#tests/support/sheets/sheet-rows.ts'
import { signIn } from '#tests/support/staff.ts'
import { formsOf } from './form-fields.ts'
import { Page, visitorHeaders } from './page.ts'

const PRODUCTS = 60
const LIST = '/admin/items?q=foam&sort=name-en'
const PASSWORD = 'windy-plinth-ohm'

let site: FilledSite
let cookie: string
beforeAll(async () => {
  site = await openFilledSite(async ({ categories, products, posts, staff }) => {
    valueOf(await staff.add({ ...OWNER, role: 'owner' }, someone))
    for (const role of ['sales', 'viewer'] as const)
      valueOf(await staff.add({ username: role, password: PASSWORD, role }, someone))
    valueOf(await categories.create(aCategory({ slug: 'foam' })))
    valueOf(await categories.create(aCategory({ slug: 'tape', name: { ar: 'شريط', en: 'Tape' } })))
    for (let number = 1; number <= PRODUCTS; number++) {
      const slug = `foam-${String(number).padStart(2, '0')}`
      const name = { ar: `رغوة ${number}`, en: `Foam ${number}` }
      valueOf(await products.create(aProduct({ slug, code: null, categoryId: 'foam', name })))
    }
    const title = { ar: 'اختيار الرغوة', en: 'Choosing foam' }
    const detail = { ar: '', en: '<p><a href="/foam/foam-01">Foam 1</a> and <a href="/foam/none">none</a></p>' }
    valueOf(await posts.create(aPost({ slug: 'choosing', title, detail })))
  })
  cookie = (await signIn(site.origin, OWNER, visitorHeaders())).cookie
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
async function send(path: string, fields: Iterable<[string, string]>) {
  const body = new URLSearchParams([...fields])
  const answer = await fetch(site.origin + path, { method: 'POST', redirect: 'manual', headers: headers(), body })
  const location = answer.headers.get('location')
  return answer.status === 302 && location ? see(location) : pageOf(path, answer)
}

const textOf = ({ html }: Page) =>
  (/<main.*<\/main>/s.exec(html)?.[0] ?? '').replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
const marks = (ids: string[]): [string, string][] => ids.map((id) => ['id[]', id])
const totalOf = ({ html }: Page) => Number(/admin-bar-count">(\d+)</.exec(html)?.[1])

test('what is marked goes into the bin after a question, and one press brings all of it back to the same list', async () => {
  const ids = ['foam-01', 'foam-02', 'foam-03']
  const asked = await send(LIST, [['intent', 'bin'], ...marks([...ids, 'none'])])
  expect(asked.status).toBe(200)
  expect(textOf(asked)).toContain('Move 3 products to the bin?')
  expect(textOf(asked)).toContain('They go to the bin and can be brought back for 60 days.')
  expect(textOf(asked)).toContain('Left as they are: 1 product')
  expect(textOf(asked)).toContain('It no longer exists.')
  expect(totalOf(await see(LIST))).toBe(PRODUCTS)

  const question = formsOf(asked).find(({ fields }) => fields.get('confirmed') === '1')!
  expect(question.path).toBe(LIST)
  const done = await send(LIST, [['intent', 'bin'], ['confirmed', '1'], ...marks(ids)])
  expect(done.path).toMatch(/^\/admin\/items\?q=foam&sort=name-en&notice=marked-bin&undo=[\w-]+&done=product-3-0$/)
  expect(textOf(done)).toContain('3 products moved to the bin.')
  expect(totalOf(done)).toBe(PRODUCTS - 3)

  const log = await see('/admin/log')
  expect(textOf(log)).toContain('Moved to the bin 3 products')

  const undo = formsOf(done).find(({ path }) => path === '/admin/undo')!
  expect(undo.fields.get('next')).toBe(LIST)
  const undone = await send(undo.path, undo.fields)
  expect(undone.path).toContain(`${LIST}&notice=undone`)
  expect(totalOf(undone)).toBe(PRODUCTS)
  expect(textOf(await see('/admin/log'))).toContain('Undid 3 products')
})

test('all that match are meant whatever the page, and are asked for again where the list has changed meanwhile', async () => {
  const all: [string, string][] = [
    ['intent', 'bin'],
    ['scope', 'all'],
  ]
  const asked = await send(LIST, all)
  expect(textOf(asked)).toContain(`Move ${PRODUCTS} products to the bin?`)
  const changed = await send(LIST, [...all, ['confirmed', '1'], ['count', String(PRODUCTS - 1)]])
  expect(changed.status).toBe(409)
  expect(textOf(changed)).toContain(`${PRODUCTS} match now. Check again.`)
  const done = await send(LIST, [...all, ['confirmed', '1'], ['count', String(PRODUCTS)]])
  expect(textOf(done)).toContain(`${PRODUCTS} products moved to the bin.`)
  const undo = formsOf(done).find(({ path }) => path === '/admin/undo')!
  expect(totalOf(await send(undo.path, undo.fields))).toBe(PRODUCTS)
})

test('nothing marked, and what cannot go, is said', async () => {
  const none = await send(LIST, [['intent', 'bin']])
  expect(none.status).toBe(422)
  expect(textOf(none)).toContain('Select at least one record.')
  const asked = await send('/admin/categories', [['intent', 'bin'], ...marks(['foam', 'tape'])])
  expect(textOf(asked)).toContain('Move 1 category to the bin?')
  expect(textOf(asked)).toContain(`This category has ${PRODUCTS} products.`)
  const published = [['intent', 'publish'], ['confirmed', '1'], ...marks(['foam-01', 'gone'])] as [string, string][]
  const nothing = await send(LIST, published)
  expect(nothing.status).toBe(409)
  for (const said of ['Nothing was changed.', 'It is already on the site', 'It no longer exists.', 'Foam 1']) {
    expect(textOf(nothing)).toContain(said)
  }
  expect((await send(LIST, [['intent', 'burn'], ...marks(['foam-01'])])).status).toBe(404)
})

/** Fills in what the page of an act asks for; of fields that are sent several times it knows the last. */
async function answer(asked: Page, typed: Record<string, string>, ids: [string, string][]) {
  const { path, fields } = formsOf(asked).find((form) => form.fields.has('intent') && form.fields.has('count'))!
  const known = [...fields].filter(([name]) => !(name in typed) && name !== 'id[]' && name !== 'show')
  return send(path, [...known, ...ids, ...Object.entries(typed)])
}

test('many move to another category, get another brand and another field, each seen before it is done', async () => {
  const ids = marks(['foam-11', 'foam-12', 'none'])
  const asked = await send(LIST, [['intent', 'category'], ...ids])
  expect(textOf(asked)).toContain('Change the category of 3 products?')
  expect(asked.html).toContain('name="category_id"')
  const seen = await answer(asked, { category_id: 'tape' }, ids)
  expect(seen.status).toBe(200)
  for (const said of ['Change the category of 2 products?', 'Foam 11', 'It no longer exists.', 'added: Tape']) {
    expect(textOf(seen)).toContain(said)
  }
  expect(totalOf(await see('/admin/items?category=tape'))).toBe(0)
  const done = await answer(seen, {}, ids)
  expect(textOf(done)).toContain('2 products moved to another category. Left as they are: 1.')
  expect(totalOf(await see('/admin/items?category=tape'))).toBe(2)
  const undo = formsOf(done).find(({ path }) => path === '/admin/undo')!
  await send(undo.path, undo.fields)
  expect(totalOf(await see('/admin/items?category=tape'))).toBe(0)

  const none = await send(LIST, [['intent', 'category'], ['confirmed', '1'], ['category_id', ''], ...ids])
  expect([none.status, textOf(none).includes('Choose a category.')]).toEqual([422, true])

  const branded = [['intent', 'brand'], ['brand_ar', 'علامة'], ['brand', 'Mark'], ['confirmed', '1'], ...ids] as [
    string,
    string,
  ][]
  expect(textOf(await send(LIST, branded))).toContain('Brand changed: 2 products.')
  const field = await send(LIST, [['intent', 'set'], ...ids])
  const value = await answer(field, { field: 'made_in' }, ids)
  const shown = await answer(value, { value_ar: 'ألمانيا', value_en: 'Germany' }, ids)
  expect(textOf(shown)).toContain('Germany')
  // What is changed behind what was shown is shown first.
  const again = await answer(shown, { value_en: 'France' }, ids)
  expect([again.status, textOf(again).includes('France')]).toEqual([200, true])
  expect(textOf(await answer(again, {}, ids))).toContain('2 products changed.')
  const product = await see('/admin/items/edit/foam-11')
  for (const said of ['value="France"', 'value="ألمانيا"', 'value="Mark"', 'value="علامة"']) {
    expect(product.html).toContain(said)
  }
  const unknown = await send(LIST, [
    ['intent', 'set'],
    ['field', 'product_slug'],
    ['value', 'x'],
    ['confirmed', '1'],
    ...ids,
  ])
  expect(unknown.status).toBe(422)
})

test('prices of many change by per cent, and one press brings the old ones back', async () => {
  const edited = await send('/admin/items/edit/foam-21', [
    ['stock_code[]', 'ST21'],
    ['product_name_en', 'Foam 21'],
  ])
  expect(edited.path).toContain('notice=product-updated')
  await send('/admin/prices', [
    ['intent', 'paste'],
    ['lines', 'ST21\t52.50'],
  ])
  const ids = marks(['foam-21', 'foam-22'])
  const asked = await answer(await send(LIST, [['intent', 'price'], ...ids]), { percent: '7.5' }, ids)
  for (const said of [
    'Change the prices of 1 product?',
    'removed: 52.50',
    'added: 56.44',
    'None of its packs has a price.',
  ]) {
    expect(textOf(asked)).toContain(said)
  }
  const done = await answer(asked, {}, ids)
  expect(textOf(done)).toContain('Prices changed: 1 product.')
  expect((await see('/admin/prices?q=ST21')).html).toContain('56.44')
  const undo = formsOf(done).find(({ path }) => path === '/admin/undo')!
  await send(undo.path, undo.fields)
  expect((await see('/admin/prices?q=ST21')).html).toContain('52.50')
  const wrong = await send(LIST, [['intent', 'price'], ['percent', '501'], ['confirmed', '1'], ...ids])
  expect([wrong.status, textOf(wrong).includes('from -90 to 500')]).toEqual([422, true])
})

test('what is marked is exported by its ids, and all that match as the list is asked for', async () => {
  const body = (fields: [string, string][]) => new URLSearchParams([['intent', 'export'], ...fields])
  const leads = async (fields: [string, string][]) => {
    const answered = await fetch(site.origin + LIST, {
      method: 'POST',
      redirect: 'manual',
      headers: headers(),
      body: body(fields),
    })
    return [answered.status, answered.headers.get('location')]
  }
  expect(await leads(marks(['foam-01', 'foam-02']))).toEqual([
    303,
    '/api/products/export.php?id%5B%5D=foam-01&id%5B%5D=foam-02&format=xlsx&lang=en',
  ])
  expect(await leads([['scope', 'all']])).toEqual([
    303,
    '/api/products/export.php?q=foam&sort=name-en&format=xlsx&lang=en',
  ])
})

test('the bar of marks does for each role what it offers, and nothing else', async () => {
  const as = async (role: string, list: string, fields: [string, string][]) => {
    const own = (await signIn(site.origin, { username: role, password: PASSWORD }, visitorHeaders())).cookie
    const asked = { headers: { ...headers(), cookie: own }, redirect: 'manual' as const }
    const offered = await pageOf(list, await fetch(site.origin + list, asked))
    const acts = offered.all('select').find(({ attribs }) => attribs['name'] === 'intent')
    const body = new URLSearchParams(fields)
    const answered = await fetch(site.origin + list, { ...asked, method: 'POST', body })
    return { acts: acts ? offered.html.match(/<select name="intent"[^]*?<\/select>/)![0] : '', answered }
  }
  const price: [string, string][] = [['intent', 'price'], ['percent', '5'], ...marks(['foam-21'])]
  const priced = await as('sales', LIST, price)
  expect(priced.acts).toContain('value="price"')
  expect([priced.answered.status, await priced.answered.text()]).toEqual([200, expect.stringContaining('per cent')])
  for (const [list, ids] of [
    [LIST, ['foam-21']],
    ['/admin/categories', ['tape']],
    ['/admin/blogs', ['choosing']],
  ] as const) {
    const file = await as('viewer', list, [['intent', 'export'], ...marks([...ids])])
    expect([list, file.acts.match(/value="\w+"/g)]).toEqual([list, ['value="export"']])
    expect([list, file.answered.status]).toEqual([list, 303])
  }
  for (const intent of ['bin', 'category', 'set', 'price', 'pin'])
    expect((await as('viewer', LIST, [['intent', intent], ...marks(['foam-22'])])).answered.status).toBe(403)
  for (const intent of ['bin', 'category', 'brand'])
    expect((await as('sales', LIST, [['intent', intent], ...marks(['foam-22'])])).answered.status).toBe(403)
})

test('more than an address has room for is sent as a form, and comes as a file', async () => {
  const ids = Array.from({ length: 600 }, (_, at) => `foam-${String(at + 1).padStart(2, '0')}`)
  const body = new URLSearchParams([['intent', 'export'], ...marks(ids)])
  const answered = await fetch(site.origin + LIST, { method: 'POST', headers: headers(), body })
  expect([answered.status, new URL(answered.url).pathname]).toEqual([200, '/admin/export/products'])
  expect(answered.headers.get('content-disposition')).toMatch(/^attachment; filename="products-[\d-]+\.xlsx"$/)
  const opened = await openSheet({ file: Buffer.from(await answered.arrayBuffer()), choice: {}, limits: SHEET_LIMITS })
  expect((await allRows(opened.rows())).length).toBe(PRODUCTS + 1)
})

test('every list is narrowed by state, and leads to the bin with its kind', async () => {
  for (const list of ['items', 'blogs', 'categories']) {
    const narrowed = await see(`/admin/${list}?state=draft`)
    expect([list, totalOf(narrowed)]).toEqual([list, 0])
  }
  expect(totalOf(await see('/admin/items?state=published'))).toBe(PRODUCTS)
  const bin = await see('/admin/blogs?state=bin&q=foam')
  expect([bin.status, bin.headers.get('location')]).toEqual([302, '/admin/bin?q=foam&kind=post'])
})

test('the question before a deletion says what refers to the record, and the check finds links to the bin', async () => {
  const asked = await see('/admin/items/delete/foam-01')
  expect(textOf(asked)).toContain('In 1 article: Choosing foam')
  expect(asked.html).toContain('href="/admin/blogs/edit/choosing"')
  expect(textOf(await see('/admin/items/delete/foam-02'))).not.toContain('article')
  await send('/admin/items/delete/foam-01', [])
  const check = textOf(await see('/admin/checks?check=in-bin'))
  expect(check).toContain('/foam/foam-01 in the bin Foam 1')
  expect(check).not.toContain('/foam/none')
})

test('a form that was opened from a narrowed list leads back to it', async () => {
  const list = await see(LIST)
  const form = `/admin/items/edit/foam-05?${new URLSearchParams({ next: LIST })}`
  expect(list.html).toContain(`href="${form.replaceAll('&', '&amp;')}"`)
  expect((await see(form)).html).toContain(`href="${LIST.replaceAll('&', '&amp;')}&amp;row=foam-05"`)
  const saved = await send(form, [
    ['next', LIST],
    ['product_name_en', 'Foam five'],
  ])
  expect(saved.path).toContain(`${LIST}&notice=product-updated`)
})

test('whoever takes the last slide or the privacy page away is told first what visitors will see', async () => {
  const slides = seedOf('slide').map(({ id }) => id)
  const [last = '', ...others] = slides
  const outcome = 'Visitors see its name, its slogan and the search field, without a picture.'
  const ask = async (intent: string, ids: string[]) =>
    textOf(await send('/admin/site/slides', [['intent', intent], ...marks(ids)]))
  expect(await ask('bin', others)).not.toContain(outcome)
  for (const intent of ['bin', 'unpublish']) expect(await ask(intent, slides)).toContain(outcome)
  expect(await ask('publish', slides)).not.toContain(outcome)
  expect((await see(`/admin/site/slides/edit/${last}`)).html).not.toContain(outcome)
  await send('/admin/site/slides', [['intent', 'unpublish'], ['confirmed', '1'], ...marks(others)])
  for (const act of ['edit', 'delete']) expect((await see(`/admin/site/slides/${act}/${last}`)).html).toContain(outcome)

  expect((await see('/admin/site/privacy')).html).toContain('Forms show the privacy notice without a link.')
})
