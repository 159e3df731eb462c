import { DomUtils } from 'htmlparser2'
import { expect, test } from 'vitest'
import { longActWords, bulkNotices } from '#content/admin/bulk.ts'
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

/** Looks again, as somebody without scripts does, until it leads on; answers that page, and whether it was seen on the way. */
async function untilDone(path: string, locale: Locale): Promise<{ page: Page; isSeen: boolean }> {
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
  expect(seen.map(Number)).toEqual(seen.map(Number).toSorted((one, other) => one - other))
  return { page: await see(page.location!, { locale }), isSeen: seen.length > 0 }
}

test.each(byLength<readonly Locale[]>({ short: ['ar'], long: LOCALES }))(
  'what takes long shows how far it is, and leads back to its list [%s]',
  async (locale) => {
    const act = { intent: 'bin', scope: 'all', confirmed: '1', count: String(PRODUCTS) }
    const isSeen = { act: false, undo: false }
    // A busy machine may look only when it is over.
    for (let tried = 0; !(isSeen.act && isSeen.undo) && tried < 10; tried++) {
      const begun = await post(LIST, act, { locale })
      expect([begun.status, begun.location]).toEqual([302, expect.stringMatching(/^\/admin\/acts\/[\w-]+$/)])
      const done = await untilDone(begun.location!, locale)
      expect(done.page.path).toMatch(/^\/admin\/items\?category=foam&notice=bulk-bin&undo=[\w-]+&done=product-130-0$/)
      expect(done.page.visibleText).toContain(bulkNotices['bulk-bin'][locale]('').split(' ')[0])

      const undo = undoFormOf(done.page)!
      const undoing = await post(undo.path, undo.fields, { locale })
      const undone = await untilDone(undoing.location!, locale)
      expect(undone.page.path).toMatch(/^\/admin\/items\?category=foam&notice=undone&undo=\w+$/)
      expect(undone.page.visibleText).toContain(notices.undone[locale])
      isSeen.act ||= done.isSeen
      isSeen.undo ||= undone.isSeen
    }
    expect(isSeen).toEqual({ act: true, undo: true })
    const products = await see('/api/products/getall.php', { as: 'nobody' })
    expect((JSON.parse(products.html) as { data: unknown[] }).data).toHaveLength(PRODUCTS)
  },
)

test('an act that nobody asked for is not found', async () => {
  expect((await see('/admin/acts/none')).status).toBe(404)
})
