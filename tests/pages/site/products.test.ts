import { describe, expect, test } from 'vitest'
import { DomUtils } from 'htmlparser2'
import { LOCALES, localizedPath } from '#domain/text/locale.ts'
import { ask, siteOrigin, visitorHeaders, type Page } from '#tests/pages/page.ts'

const ofClass = (page: Page, name: string) =>
  page.all('*').filter(({ attribs }) => attribs['class']?.split(' ').includes(name))
const textsOf = (page: Page, name: string) => ofClass(page, name).map((each) => DomUtils.textContent(each).trim())

describe.each(LOCALES)('all products [%s]', (locale) => {
  const path = localizedPath(locale, '/products')
  const choose = (view: string) =>
    fetch(siteOrigin() + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...visitorHeaders(), Origin: siteOrigin(), 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `view=${view}`,
    })

  test('are cards that name their category, each with a way to the list', async () => {
    const page = await ask(path)
    const cards = ofClass(page, 'product-card')
    expect(cards.length).toBeGreaterThan(50)
    expect(ofClass(page, 'product-grid-list')).toHaveLength(1)
    expect(textsOf(page, 'product-card-category').filter((name) => name !== '')).toHaveLength(cards.length)
    expect(ofClass(page, 'product-card-add')).toHaveLength(cards.length)
    expect(ofClass(page, 'product-row')).toEqual([])
  })

  test('are rows with a way to the list where the address asks for them', async () => {
    const page = await ask(`${path}?view=list`)
    const rows = ofClass(page, 'product-row')
    expect(rows.length).toBeGreaterThan(50)
    expect(ofClass(page, 'product-row-add')).toHaveLength(rows.length)
    expect(ofClass(page, 'product-card')).toEqual([])
  })

  test('are shown to each visitor as they chose, from the cache or not', async () => {
    const chosen = await choose('list')
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, `${path}?view=list`])
    const [cookie = ''] = chosen.headers.getSetCookie().filter((one) => one.includes(`Path=${path};`))
    const [Cookie = ''] = cookie.split(';')
    for (let times = 0; times < 2; times += 1) {
      expect(ofClass(await ask(path, { headers: { Cookie } }), 'product-row')).not.toEqual([])
      expect(ofClass(await ask(path), 'product-row')).toEqual([])
      expect(ofClass(await ask(`${path}?view=cards`, { headers: { Cookie } }), 'product-row')).toEqual([])
    }
    const back = await choose('cards')
    expect(back.headers.get('location')).toBe(path)
    expect(back.headers.getSetCookie().every((one) => one.includes('Max-Age=0'))).toBe(true)
  })
})
