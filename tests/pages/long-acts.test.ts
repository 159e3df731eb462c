import { DomUtils } from 'htmlparser2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { longActWords, markedNotices } from '#content/admin/marked.ts'
import { notices } from '#content/admin/notices.ts'
import { LOCALES, type Locale } from '#domain/text/locale.ts'
import { openFilledSite, type FilledSite } from '#tests/support/filled-site.ts'
import { aCategory, aProduct, valueOf } from '#tests/support/records.ts'
import { OWNER } from '#tests/support/site.ts'
import { signIn } from '#tests/support/staff.ts'
import { formsOf } from './form-fields.ts'
import { Page, visitorHeaders } from './page.ts'

const PRODUCTS = 130
const LIST = '/admin/items?category=foam'

let site: FilledSite
let cookie: string
beforeAll(async () => {
  site = await openFilledSite(async ({ categories, products }) => {
    valueOf(await categories.create(aCategory({ slug: 'foam' })))
    for (let number = 1; number <= PRODUCTS; number++) {
      valueOf(await products.create(aProduct({ slug: `foam-${number}`, code: null, categoryId: 'foam' })))
    }
  })
  cookie = (await signIn(site.origin, OWNER, visitorHeaders())).cookie
})
afterAll(() => site.stop())

async function ask(path: string, locale: Locale, body?: URLSearchParams): Promise<Page> {
  const headers = { ...visitorHeaders(), Origin: site.origin, 'Accept-Language': locale, cookie }
  const sent = body ? { method: 'POST', body } : {}
  const answer = await fetch(site.origin + path, { headers, redirect: 'manual', ...sent })
  return new Page(answer.headers.get('location') ?? path, answer.status, answer.headers, await answer.text())
}

/** Looks again, as somebody without scripts does, until it leads on. */
async function untilDone(path: string, locale: Locale): Promise<Page> {
  const seen: string[] = []
  let page = await ask(path, locale)
  for (; page.status === 200; page = await ask(path, locale)) {
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
  return ask(page.path, locale)
}

test.each(LOCALES)('what takes long shows how far it is, and leads back to its list [%s]', async (locale) => {
  const act = { intent: 'bin', scope: 'all', confirmed: '1', count: String(PRODUCTS) }
  const begun = await ask(LIST, locale, new URLSearchParams(act))
  expect([begun.status, begun.path]).toEqual([302, expect.stringMatching(/^\/admin\/acts\/[\w-]+$/)])
  const done = await untilDone(begun.path, locale)
  expect(done.path).toMatch(/^\/admin\/items\?category=foam&notice=marked-bin&undo=[\w-]+&done=product-130-0$/)
  expect(done.visibleText).toContain(markedNotices['marked-bin'][locale]('').split(' ')[0])

  const undo = formsOf(done).find(({ path }) => path === '/admin/undo')!
  const undoing = await ask(undo.path, locale, new URLSearchParams([...undo.fields]))
  const undone = await untilDone(undoing.path, locale)
  expect(undone.path).toMatch(/^\/admin\/items\?category=foam&notice=undone&undo=\w+$/)
  expect(undone.visibleText).toContain(notices.undone[locale])
  const pages = await fetch(`${site.origin}/api/products/getall.php`, { headers: visitorHeaders() })
  expect(((await pages.json()) as { data: unknown[] }).data).toHaveLength(PRODUCTS)
})

test('an act that nobody asked for is not found', async () => {
  expect((await ask('/admin/acts/none', 'en')).status).toBe(404)
})
