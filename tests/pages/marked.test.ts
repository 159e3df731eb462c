import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedOf } from '../support/content/demo-texts.ts'
import { openFilledSite, type FilledSite } from '../support/filled-site.ts'
import { aCategory, aPost, aProduct, valueOf } from '../support/records.ts'
import { OWNER } from '../support/site.ts'
import { signIn } from '../support/staff.ts'
import { formsOf } from './form-fields.ts'
import { Page, visitorHeaders } from './page.ts'

const PRODUCTS = 60
const LIST = '/admin/items?q=foam&sort=name-en'

let site: FilledSite
let cookie: string
beforeAll(async () => {
  site = await openFilledSite(async ({ categories, products, posts }) => {
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
  expect(textOf(await see('/admin/log'))).toContain('Undid an act on 3 products')
})

test('all that match are meant whatever the page, and are asked for again where the list has changed meanwhile', async () => {
  const all: [string, string][] = [
    ['intent', 'bin'],
    ['scope', 'all'],
  ]
  const asked = await send(LIST, all)
  expect(textOf(asked)).toContain(`Move ${PRODUCTS} products to the bin?`)
  const changed = await send(LIST, [...all, ['confirmed', '1'], ['matching', String(PRODUCTS - 1)]])
  expect(changed.status).toBe(409)
  expect(textOf(changed)).toContain('The list has changed meanwhile.')
  const done = await send(LIST, [...all, ['confirmed', '1'], ['matching', String(PRODUCTS)]])
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
  expect((await see(form)).html).toContain(`href="${LIST.replaceAll('&', '&amp;')}"`)
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
