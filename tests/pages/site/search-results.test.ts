import { DomUtils } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { labels } from '#content/labels.ts'
import { brandsPage } from '#content/pages/brands.ts'
import { searchPage } from '#content/pages/search.ts'
import { LOCALES, localizedPath } from '#domain/text/locale.ts'
import { demoBrands } from '#tests/support/demo-brands.ts'
import { ask, type Page } from '#tests/pages/page.ts'

const IBERSEAL = demoBrands.find(({ slug }) => slug === 'iberseal')!

/** Of the main part: its text, and how many elements of a name it has. */
const main = (page: Page) => page.all('main')[0]!
const said = (page: Page) => DomUtils.innerText(main(page))
const count = (page: Page, name: string) => DomUtils.getElementsByTagName(name, main(page), true).length
const linksOf = (page: Page) => DomUtils.getElementsByTagName('a', main(page), true)
const linkTo = (page: Page, words: string) => linksOf(page).find((link) => DomUtils.innerText(link).includes(words))

describe.each(LOCALES)('the results [%s]', (locale) => {
  const search = (query: string) => ask(`${localizedPath(locale, '/search')}?q=${query}`)
  const { none, start } = searchPage

  test.each(
    Object.entries({
      markup: '<img src=x onerror=alert(1)>"\'',
      wildcards: '%_*?.*',
      'diacritics alone': '\u064b\u064c\u0650',
      'ten thousand letters': 'س'.repeat(1500) + 'x'.repeat(6000),
      'no word of ours': 'xyzzy',
    }),
  )('find nothing for %s, and say so', async (_name, query) => {
    const page = await search(encodeURIComponent(query))
    expect(page.status).toBe(200)
    expect(page.texts('h1').join()).toContain(query.slice(0, 20))
    expect(page.texts('h1').join()).toContain(labels.products[locale](0))
    expect(page.texts('h2')).toContain(none.title[locale])
    for (const { [locale]: words } of [none.categories, none.home]) expect(linkTo(page, words)).toBeDefined()
    expect(count(page, 'img')).toBe(0)
  })

  test('that are none lead to every category and to popular codes', async () => {
    const page = await search('xyzzy')
    for (const { [locale]: words } of [searchPage.byCategory, searchPage.popular]) expect(said(page)).toContain(words)
    const categories = localizedPath(locale, '/categories/')
    expect(linksOf(page).filter(({ attribs }) => attribs['href']?.startsWith(categories))).toHaveLength(8)
    const found = await ask(linkTo(page, 'MS-55')!.attribs['href']!)
    expect(found.texts('article')[0]).toContain('MS-55')
  })

  test('are counted, marked and sorted out by category', async () => {
    const silicone = encodeURIComponent('سيليكون')
    const page = await search(silicone)
    for (const words of [searchPage.title[locale], searchPage.quoted[locale]('سيليكون'), labels.products[locale](9)])
      expect(page.texts('h1').join()).toContain(words)
    expect(said(page)).toContain(searchPage.closest[locale])
    expect(page.texts('mark')[0]).toBe(locale === 'ar' ? 'سيليكون' : 'Silicone')
    const chips = page.all('nav').find(({ attribs }) => attribs['aria-label'] === searchPage.categoriesLabel[locale])!
    const last = DomUtils.getElementsByTagName('a', chips).at(-1)!.attribs['href']!
    const narrowed = await ask(last)
    expect(narrowed.texts('article')[0]).toContain('SP-300')
    expect(narrowed.texts('h2')).toContain(searchPage.posts[locale])
  })

  test('say when they are only close to what was typed', async () => {
    const page = await search('siliocne')
    expect(said(page)).toContain(searchPage.corrected[locale])
    expect(count(page, 'article')).toBe(9)
  })

  test('lead to the brand of that name, whose page is found by its slug in any spelling and by no other', async () => {
    const address = localizedPath(locale, '/brands/iberseal')
    expect(linkTo(await search('iberseal'), IBERSEAL.name[locale])?.attribs['href']).toBe(address)
    const spelled = await ask(localizedPath(locale, '/brands/IberSeal'))
    expect(spelled.headers.get('location')).toBe(address)
    const missing = await ask(localizedPath(locale, '/brands/nobody'))
    expect([missing.status, missing.texts('h1')]).toEqual([404, [brandsPage.missing.title[locale]]])
  })

  const stored = encodeURIComponent(locale === 'ar' ? 'مستودع' : 'warehouse')

  test('are the closest where no name answers, and say so', async () => {
    const page = await search(stored)
    expect(page.texts('h1').join()).toContain(labels.products[locale](0))
    expect(said(page)).toContain(searchPage.closest[locale])
    expect(said(page)).toContain(searchPage.noName[locale])
    expect(page.texts('article')[0]).toContain(searchPage.matches[locale](''))
    expect(page.texts('h2')).not.toContain(none.title[locale])
    expect(page.all('aside').length).toBeGreaterThan(0)
  })

  test('lead on where the category is gone, to articles where one answers', async () => {
    for (const query of [stored, '805']) {
      const page = await search(`${query}&category=gone`)
      expect(page.texts('h1').join()).toContain(labels.products[locale](0))
      expect(page.texts('h2')).toContain(none.title[locale])
      expect(linkTo(page, none.categories[locale])).toBeDefined()
    }
    expect(linksOf(await search(`${stored}&category=gone`)).map(({ attribs }) => attribs['href'])).toContainEqual(
      expect.stringContaining('/blogs/'),
    )
  })

  test.each(['', '%20%20', '%E2%80%8E'])('wait for something to search: "%s"', async (query) => {
    const page = await search(query)
    expect(page.texts('h2')).toContain(start.title[locale])
    expect(linkTo(page, start.button[locale])).toBeDefined()
  })

  test('of one letter come by the page', async () => {
    const letter = encodeURIComponent('ا')
    expect(count(await search(letter), 'article')).toBe(60)
    expect(count(await search(`${letter}&page=2`), 'article')).toBe(1)
  })
})
