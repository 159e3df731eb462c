import { DomUtils } from 'htmlparser2'
import { expect, test } from 'vitest'
import { longActWords, markedNotices } from '#content/admin/marked.ts'
import { notices } from '#content/admin/notices.ts'
import { LOCALES, type Locale } from '#domain/text/locale.ts'
import { aCategory, aProduct, valueOf } from '#tests/support/records.ts'
import { byLength } from '#tests/support/test-level.ts'
import type { Page } from './page.ts'
import { staffSite, undoFormOf } from './staff-site.ts'

const PRODUCTS = 130
const LIST = '/admin/items?category=foam'

const { see, post } = staffSite(async ({ categories, products }) => {
  valueOf(await categories.create(aCategory({ slug: 'foam' })))
  for (let number = 1; number <= PRODUCTS; number++) {
    valueOf(await products.create(aProduct({ slug: `foam-${number}`, code: null, categoryId: 'foam' })))
  }
})

/** Looks again, as somebody without scripts does, until it leads on. */
async function untilDone(path: string, locale: Locale): Promise<Page> {
  const seen: string[] = []
  let page = await see(path, { locale })
  for (; page.status === 200; page = await see(path, { locale })) {
    const [bar] = page.all('progress')
    seen.push(bar!.attribs['value']!)
    expect(page.visibleText).toContain(longActWords.text[locale])
    expect(
      page
        .all('noscript')
        .map((one) => DomUtils.textContent(one))
        .join(''),
    ).toContain(longActWords.look[locale])
  }
  expect(seen.length).toBeGreaterThan(1)
  expect(seen.map(Number)).toEqual(seen.map(Number).toSorted((one, other) => one - other))
  return see(page.location!, { locale })
}

test.each(byLength<readonly Locale[]>({ short: ['ar'], long: LOCALES }))(
  'what takes long shows how far it is, and leads back to its list [%s]',
  async (locale) => {
    const act = { intent: 'bin', scope: 'all', confirmed: '1', count: String(PRODUCTS) }
    const begun = await post(LIST, act, { locale })
    expect([begun.status, begun.location]).toEqual([302, expect.stringMatching(/^\/admin\/acts\/[\w-]+$/)])
    const done = await untilDone(begun.location!, locale)
    expect(done.path).toMatch(/^\/admin\/items\?category=foam&notice=marked-bin&undo=[\w-]+&done=product-130-0$/)
    expect(done.visibleText).toContain(markedNotices['marked-bin'][locale]('').split(' ')[0])

    const undo = undoFormOf(done)!
    const undoing = await post(undo.path, undo.fields, { locale })
    const undone = await untilDone(undoing.location!, locale)
    expect(undone.path).toMatch(/^\/admin\/items\?category=foam&notice=undone&undo=\w+$/)
    expect(undone.visibleText).toContain(notices.undone[locale])
    const products = await see('/api/products/getall.php', { as: 'nobody' })
    expect((JSON.parse(products.html) as { data: unknown[] }).data).toHaveLength(PRODUCTS)
  },
)

test('an act that nobody asked for is not found', async () => {
  expect((await see('/admin/acts/none')).status).toBe(404)
})
