import { expect, test } from 'vitest'
import { finderTry } from '#content/admin/choice/finder.ts'
import { operationsWords } from '#content/admin/operations.ts'
import { redirectsWords } from '#content/admin/redirects.ts'
import { missedWords } from '#content/admin/search.ts'
import { aCategory, aProduct, valueOf } from '#tests/support/records.ts'
import { visitorHeaders } from '#tests/pages/page.ts'
import { staffSite } from '#tests/pages/staff-site.ts'

/* What staff write that decides how visitors find a product. */

const { site, see, send, post } = staffSite(async ({ categories, products }) => {
  valueOf(await categories.create(aCategory({ slug: 'things' })))
  const create = async (slug: string, en: string) =>
    valueOf(await products.create(aProduct({ slug, code: slug, categoryId: 'things', name: { ar: `${en} ع`, en } })))
  await create('foam', 'Foam')
  await create('at-50', 'Springwire tape')
  await create('mastic-1', 'Mastic')
})

const visit = (path: string) => see(path, { as: 'nobody' })
const ADDRESS = '/en/things/foam'

test('search engines read of a product what staff write, change and withdraw', async () => {
  await send('/admin/seo/add', { key: 'foam', meta_title_ar: 'عنوان', meta_title_en: 'Title one' })
  expect((await visit(ADDRESS)).title).toContain('Title one')
  expect((await see('/admin/seo/edit/foam')).text).toContain('Foam')
  await send('/admin/seo/edit/foam', { meta_title_en: 'Title two <b>', meta_description_en: 'What it is for.' })
  const page = await visit(ADDRESS)
  expect([page.html.includes('Title two &lt;b&gt;'), page.meta('description')]).toEqual([true, 'What it is for.'])
  await send('/admin/seo', { intent: 'remove', id: 'foam' })
  expect((await visit(ADDRESS)).title).not.toContain('Title')
})

test('every address that a product had leads straight to it, however often it is renamed', async () => {
  for (const slug of ['straw', 'gun']) await send('/admin/items/edit/foam', { product_slug: slug })
  for (const slug of ['straw', 'gun']) {
    const { status, location } = await visit(`/en/things/${slug}`)
    expect([slug, status, location]).toEqual([slug, 301, ADDRESS])
  }
  expect((await visit(ADDRESS)).status).toBe(200)
  expect((await see('/admin/redirects')).text).toContain(redirectsWords.origins.kept.en)
})

test('what was searched in vain becomes another name for what is there, and is found at once', async () => {
  const search = async () => {
    const headers = { ...visitorHeaders(), 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
    return (await fetch(`${site().origin}/en/search?q=foil+roll`, { headers })).text()
  }
  for (let visits = 0; visits < 2; visits++) expect(await search()).not.toContain('/things/at-50"')
  const missed = await see('/admin/search')
  expect(missed.text).toContain(missedWords.times.en(2).replaceAll('\u00a0', ' '))
  const add = missed.attributes('a', 'href').find((href) => href.includes('foil'))!
  expect((await see(add)).texts('textarea')).toContain('foil roll')
  await send('/admin/search/add', { words: 'foil roll\nspringwire' })
  expect(await search()).toContain('/things/at-50"')
  expect((await see('/admin/search')).text).not.toContain('foil roll')
})

test('a rule of the finder is written, tried, and answers visitors', async () => {
  const reasons = { reason_ar: 'يحمي النحاس.', reason_en: 'Protects copper.' }
  const rule = { product: 'MASTIC-1', job: 'protect', points: '3', 'when_surface[]': 'copper', ...reasons }
  await send('/admin/finder/add', { ...rule, intent: 'publish' })
  expect((await see('/admin/finder/try?job=protect&a=copper')).visibleText).toMatch(
    new RegExp(`${finderTry.score.en}\\s*6`),
  )
  expect((await visit('/en/finder?job=protect&a=copper&show=1')).visibleText).toContain('Protects copper.')
})

test('an owner sees how the jobs of the site, its backups and the server fare, and asks for a backup', async () => {
  const { names, results, system, milliseconds, taken, taking } = operationsWords
  const page = await see('/admin/operations')
  const rows = page.texts('tr')
  const isWell = new RegExp([results.never, results.due, results.running, results.done].map(({ en }) => en).join('|'))
  for (const { en } of Object.values(names))
    expect(
      rows.find((row) => row.startsWith(en)),
      en,
    ).toMatch(isWell)
  for (const said of [system.en, milliseconds.en]) expect(page.text).toContain(said)
  expect(page.text).toMatch(/SQLite|PostgreSQL/)
  const asked = await post('/admin/operations', { intent: 'backup' })
  expect((await see(asked.location ?? '/admin/operations')).text).toMatch(new RegExp(`${taken.en}|${taking.en}`))
})
