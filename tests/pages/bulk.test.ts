import { addDays } from 'date-fns/addDays'
import { expect, test } from 'vitest'
import { fieldMoment } from '#domain/text/riyadh-time.ts'
import { SHEET_LIMITS } from '#domain/sheets/sheet-file.ts'
import { openSheet } from '#server/sheets/open-sheet.ts'
import { seedOf } from '#tests/support/content/demo-texts.ts'
import { aCategory, aPost, aProduct, valueOf } from '#tests/support/records.ts'
import { allRows } from '#tests/support/sheets/sheet-rows.ts'
import { formsOf } from './form-fields.ts'
import type { Page } from './page.ts'
import { staffSite, undoFormOf } from './staff-site.ts'

const PRODUCTS = 60
const LIST = '/admin/items?q=foam&sort=name-en'

const { site, headers, see, send, post, undo } = staffSite(
  async ({ categories, products, posts }) => {
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
  },
  { staff: ['sales', 'viewer'] },
)

const marks = (ids: readonly string[]): [string, string][] => ids.map((id) => ['id[]', id])
/** What the bar of a list sends. */
const act = (intent: string, ids: readonly string[] = [], more: Record<string, string> = {}): [string, string][] => [
  ['intent', intent],
  ...Object.entries(more),
  ...marks(ids),
]
const CONFIRMED = { confirmed: '1' }
const totalOf = ({ html }: Page) => Number(/admin-bar-count">(\d+)</.exec(html)?.[1])

test('what is marked goes into the bin after a question, and one press brings all of it back to the same list', async () => {
  const ids = ['foam-01', 'foam-02', 'foam-03']
  const asked = await send(LIST, act('bin', [...ids, 'none']))
  expect(asked.status).toBe(200)
  expect(asked.text).toContain('Move 3 products to the bin?')
  expect(asked.text).toContain('They go to the bin and can be brought back for 60 days.')
  expect(asked.text).toContain('Left as they are: 1 product')
  expect(asked.text).toContain('It no longer exists.')
  expect(totalOf(await see(LIST))).toBe(PRODUCTS)

  const question = formsOf(asked).find(({ fields }) => fields.get('confirmed') === '1')!
  expect(question.path).toBe(LIST)
  const done = await send(LIST, act('bin', ids, CONFIRMED))
  expect(done.path).toMatch(/^\/admin\/items\?q=foam&sort=name-en&notice=bulk-bin&undo=[\w-]+&done=product-3-0$/)
  expect(done.text).toContain('3 products moved to the bin.')
  expect(totalOf(done)).toBe(PRODUCTS - 3)

  const log = await see('/admin/log')
  expect(log.text).toContain('Moved to the bin 3 products')

  expect(undoFormOf(done)!.fields.get('next')).toBe(LIST)
  const undone = await undo(done)
  expect(undone.path).toContain(`${LIST}&notice=undone`)
  expect(totalOf(undone)).toBe(PRODUCTS)
  expect((await see('/admin/log')).text).toContain('Undid 3 products')
})

test('all that match are meant whatever the page, and are asked for again where the list has changed meanwhile', async () => {
  const all = (more = {}) => act('bin', [], { scope: 'all', ...more })
  const asked = await send(LIST, all())
  expect(asked.text).toContain(`Move ${PRODUCTS} products to the bin?`)
  const changed = await send(LIST, all({ ...CONFIRMED, count: String(PRODUCTS - 1) }))
  expect(changed.status).toBe(409)
  expect(changed.text).toContain(`${PRODUCTS} match now. Check again.`)
  const done = await send(LIST, all({ ...CONFIRMED, count: String(PRODUCTS) }))
  expect(done.text).toContain(`${PRODUCTS} products moved to the bin.`)
  expect(totalOf(await undo(done))).toBe(PRODUCTS)
})

test('nothing marked, and what cannot go, is said', async () => {
  const none = await send(LIST, act('bin'))
  expect(none.status).toBe(422)
  expect(none.text).toContain('Select at least one record.')
  const asked = await send('/admin/categories', act('bin', ['foam', 'tape']))
  expect(asked.text).toContain('Move 1 category to the bin?')
  expect(asked.text).toContain(`This category has ${PRODUCTS} products.`)
  const nothing = await send(LIST, act('publish', ['foam-01', 'gone'], CONFIRMED))
  expect(nothing.status).toBe(409)
  for (const said of ['Nothing was changed.', 'It is already on the site', 'It no longer exists.', 'Foam 1']) {
    expect(nothing.text).toContain(said)
  }
  expect((await send(LIST, act('burn', ['foam-01']))).status).toBe(404)
})

/** Fills in what the page of an act asks for; of fields that are sent several times it knows the last. */
async function answer(asked: Page, typed: Record<string, string>, ids: readonly string[]) {
  const { path, fields } = formsOf(asked).find((form) => form.fields.has('intent') && form.fields.has('count'))!
  const known = [...fields].filter(([name]) => !(name in typed) && name !== 'id[]' && name !== 'show')
  return send(path, [...known, ...marks(ids), ...Object.entries(typed)])
}

test('many move to another category, get another brand and another field, each seen before it is done', async () => {
  const ids = ['foam-11', 'foam-12', 'none']
  const asked = await send(LIST, act('category', ids))
  expect(asked.text).toContain('Change the category of 3 products?')
  expect(asked.html).toContain('name="category_id"')
  const seen = await answer(asked, { category_id: 'tape' }, ids)
  expect(seen.status).toBe(200)
  for (const said of ['Change the category of 2 products?', 'Foam 11', 'It no longer exists.', 'added: Tape']) {
    expect(seen.text).toContain(said)
  }
  expect(totalOf(await see('/admin/items?category=tape'))).toBe(0)
  const done = await answer(seen, {}, ids)
  expect(done.text).toContain('2 products moved to another category. Left as they are: 1.')
  expect(totalOf(await see('/admin/items?category=tape'))).toBe(2)
  await undo(done)
  expect(totalOf(await see('/admin/items?category=tape'))).toBe(0)

  const none = await send(LIST, act('category', ids, { ...CONFIRMED, category_id: '' }))
  expect([none.status, none.text.includes('Choose a category.')]).toEqual([422, true])

  const branded = act('brand', ids, { ...CONFIRMED, brand_ar: 'علامة', brand: 'Mark' })
  expect((await send(LIST, branded)).text).toContain('Brand changed: 2 products.')
  const field = await send(LIST, act('set', ids))
  const value = await answer(field, { field: 'made_in' }, ids)
  const shown = await answer(value, { value_ar: 'ألمانيا', value_en: 'Germany' }, ids)
  expect(shown.text).toContain('Germany')
  // What is changed behind what was shown is shown first.
  const again = await answer(shown, { value_en: 'France' }, ids)
  expect([again.status, again.text.includes('France')]).toEqual([200, true])
  expect((await answer(again, {}, ids)).text).toContain('2 products changed.')
  const product = await see('/admin/items/edit/foam-11')
  for (const said of ['value="France"', 'value="ألمانيا"', 'value="Mark"', 'value="علامة"']) {
    expect(product.html).toContain(said)
  }
  const unknown = await send(LIST, act('set', ids, { ...CONFIRMED, field: 'product_slug', value: 'x' }))
  expect(unknown.status).toBe(422)
})

test('many are scheduled, and the log leads to each of them', async () => {
  const ids = ['foam-31', 'foam-32']
  await send(LIST, act('unpublish', ids, CONFIRMED))
  const asked = await send('/admin/items?category=foam&state=draft', act('schedule', ids))
  const at = fieldMoment(addDays(new Date(), 30).toISOString())
  const done = await answer(asked, { publish_at: at, confirmed: '1' }, ids)
  expect(done.path).toContain('notice=bulk-schedule')
  expect((await see('/admin/items?category=foam&state=scheduled')).text).toContain(at.slice(-5))
  const log = await see('/admin/log')
  const of = log.attributes('a', 'href').find((href) => href.startsWith('/admin/log?of='))!
  expect((await see(of)).text).toContain('Foam 31')
  await undo(done)
  await send(LIST, act('publish', ids, CONFIRMED))
})

test('prices of many change by per cent, and one press brings the old ones back', async () => {
  const edited = await send('/admin/items/edit/foam-21', { 'stock_code[]': 'ST21', product_name_en: 'Foam 21' })
  expect(edited.path).toContain('notice=product-updated')
  await send('/admin/prices', { intent: 'paste', lines: 'ST21\t52.50' })
  const ids = ['foam-21', 'foam-22']
  const asked = await answer(await send(LIST, act('price', ids)), { percent: '7.5' }, ids)
  for (const said of [
    'Change the prices of 1 product?',
    'removed: 52.50',
    'added: 56.44',
    'None of its packs has a price.',
  ]) {
    expect(asked.text).toContain(said)
  }
  const done = await answer(asked, {}, ids)
  expect(done.text).toContain('Prices changed: 1 product.')
  expect((await see('/admin/prices?q=ST21')).html).toContain('56.44')
  await undo(done)
  const page = await see('/admin/prices?q=ST21')
  expect(page.html).toContain('52.50')
  const shown = formsOf(page).find(({ fields }) => fields.has('breaks[]'))!
  const typed = (breaks: string, fields = shown.fields) =>
    send('/admin/prices?q=ST21', new Map([...fields, ['breaks[]', breaks]]))
  const refused = await typed('24: 50; 12: 40')
  expect(refused.text).toContain('Enter growing quantities')
  expect(refused.html).toContain('value="24: 50; 12: 40"')
  const saved = await typed('24: 50')
  expect(saved.path).toContain('notice=prices-saved')
  expect(saved.text).toContain('24: 50.00')
  const late = await typed('24: 49')
  expect(late.text).toContain('Someone else saved another price')
  expect((await typed('24: 49', formsOf(late).find(({ fields }) => fields.has('breaks[]'))!.fields)).text).toContain(
    '24: 49.00',
  )
  const wrong = await send(LIST, act('price', ids, { ...CONFIRMED, percent: '501' }))
  expect([wrong.status, wrong.text.includes('from -90 to 500')]).toEqual([422, true])
})

test('what is marked is exported by its ids, and all that match as the list is asked for', async () => {
  const leads = async (fields: [string, string][]) => {
    const { status, location } = await post(LIST, [['intent', 'export'], ...fields])
    return [status, location]
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
  const as = async (role: 'sales' | 'viewer', list: string, fields: [string, string][]) => {
    const { html } = await see(list, { as: role })
    const acts = /<select name="intent"[^]*?<\/select>/.exec(html)?.[0] ?? ''
    return { acts, answered: await post(list, fields, { as: role }) }
  }
  const priced = await as('sales', LIST, act('price', ['foam-21'], { percent: '5' }))
  expect(priced.acts).toContain('value="price"')
  expect([priced.answered.status, priced.answered.html]).toEqual([200, expect.stringContaining('per cent')])
  for (const [list, ids] of [
    [LIST, ['foam-21']],
    ['/admin/categories', ['tape']],
    ['/admin/blogs', ['choosing']],
  ] as const) {
    const file = await as('viewer', list, act('export', ids))
    expect([list, file.acts.match(/value="\w+"/g)]).toEqual([list, ['value="export"']])
    expect([list, file.answered.status]).toEqual([list, 303])
  }
  for (const intent of ['bin', 'category', 'set', 'price', 'pin'])
    expect((await as('viewer', LIST, act(intent, ['foam-22']))).answered.status).toBe(403)
  for (const intent of ['bin', 'category', 'brand'])
    expect((await as('sales', LIST, act(intent, ['foam-22']))).answered.status).toBe(403)
})

test('more than an address has room for is sent as a form, and comes as a file', async () => {
  const ids = Array.from({ length: 600 }, (_, at) => `foam-${String(at + 1).padStart(2, '0')}`)
  const body = new URLSearchParams(act('export', ids))
  const answered = await fetch(site().origin + LIST, { method: 'POST', headers: headers(), body })
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
  expect(asked.text).toContain('In 1 article: Choosing foam')
  expect(asked.html).toContain('href="/admin/blogs/edit/choosing"')
  expect((await see('/admin/items/delete/foam-02')).text).not.toContain('article')
  await send('/admin/items/delete/foam-01', [])
  const check = (await see('/admin/checks?check=in-bin')).text
  expect(check).toContain('/foam/foam-01 in the bin Foam 1')
  expect(check).not.toContain('/foam/none')
})

test('whoever takes the last slide or the privacy page away is told first what visitors will see', async () => {
  const slides = seedOf('slide').map(({ id }) => id)
  const [last = '', ...others] = slides
  const outcome = 'Visitors see its name, its slogan and the search field, without a picture.'
  const ask = async (intent: string, ids: string[]) => (await send('/admin/site/slides', act(intent, ids))).text
  expect(await ask('bin', others)).not.toContain(outcome)
  for (const intent of ['bin', 'unpublish']) expect(await ask(intent, slides)).toContain(outcome)
  expect(await ask('publish', slides)).not.toContain(outcome)
  expect((await see(`/admin/site/slides/edit/${last}`)).html).not.toContain(outcome)
  await send('/admin/site/slides', act('unpublish', others, CONFIRMED))
  for (const page of ['edit', 'delete'])
    expect((await see(`/admin/site/slides/${page}/${last}`)).html).toContain(outcome)

  expect((await see('/admin/site/privacy')).html).toContain('Forms show the privacy notice without a link.')
})

const FOUND = '/admin/finder?q=It+is+to'

test('rules of the finder stand by their job, and many are given points at once', async () => {
  for (const job of ['fill', 'seal']) {
    const rule = { product: 'foam-50', job, points: '1', reason_ar: 'تسد.', reason_en: `It is to ${job}.` }
    await send('/admin/finder/add', { ...rule, intent: 'publish' })
  }
  const list = await see(FOUND)
  expect(list.visibleText.indexOf('It is to seal.')).toBeLessThan(list.visibleText.indexOf('It is to fill.'))
  const ids = [...list.html.matchAll(/name="id\[\]"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="id\[\]"/g)]
  const rules = ids.map(([, one, other]) => one ?? other!)
  expect(rules).toHaveLength(2)
  const asked = await send(FOUND, act('set', rules, { field: 'points' }))
  expect(asked.html).toContain('<option value="5">5</option>')
  const sent = act('set', rules, { ...CONFIRMED, field: 'points', value: '4' })
  expect((await send(FOUND, sent)).visibleText.split('Points: 4')).toHaveLength(3)
})
