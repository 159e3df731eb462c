import { collectionPage } from '#content/pages/collection.ts'
import { LOCALES, localizedPath } from '#domain/text/locale.ts'
import { expect, test } from 'vitest'
import { ask, siteOrigin, visitorHeaders } from '#tests/pages/page.ts'

const LONG = 'a'.repeat(8000)
const TREES = ['', '/en', '/ar']
const LISTS = ['/', '/categories', '/categories/pu-foam', '/products', '/collection', '/search', '/blogs', '/brands']

const QUERIES = [
  'page=-1',
  'page=0',
  'page=1.5',
  'page=abc',
  'page=999999999999',
  'page=2&page=3',
  'page[]=2',
  'category=nowhere',
  'category=&brand=',
  `category=${'spray&category='.repeat(60)}x`,
  'sort=price',
  'brand=%00',
  'brand=IBERSEAL&brand=nobody',
  'q=%ff',
  'q=%00',
  'q=%F0%9F%98%80',
  'q=<script>alert(1)</script>',
  "q=' or 1=1 --",
  `q=${LONG}`,
  LONG,
  '&&&===',
]

test.each(LISTS)('%s answers in every tree whatever its query says', async (path) => {
  for (const [at, query] of QUERIES.entries()) {
    // Every list meets every query, in one tree after the other.
    const tree = TREES[(at + LISTS.indexOf(path)) % TREES.length]!
    const address = `${tree}${path === '/' ? '' : path}` || '/'
    const asked = `${address}?${query}`.slice(0, 80)
    const answer = await follow(`${address}?${query}`)
    expect(answer.status, asked).toBe(200)
    const html = await answer.text()
    expect(html, asked).toContain(`lang="${tree === '/en' ? 'en' : 'ar'}"`)
    expect(html, asked).not.toContain('<script>alert')
    expect(html, asked).not.toContain('\0')
  }
})

const IDS = [
  '__proto__',
  'constructor',
  '%F0%9F%98%80',
  "'%20or%201=1",
  'a%20b',
  '-1',
  '999999',
  '*',
  LONG.slice(0, 4000),
]

test.each(['/categories', '/pu-foam', '/uncategorized', '/blogs'])(
  'an id that never was is not found under %s',
  async (parent) => {
    for (const locale of LOCALES) {
      for (const id of IDS) {
        const { status, html } = await ask(localizedPath(locale, `${parent}/${id}`))
        expect(status, id.slice(0, 60)).toBe(404)
        expect(html).toContain(`lang="${locale}"`)
        expect(html).toMatch(/<meta name="robots" content="noindex/)
      }
    }
  },
)

test('an address typed by hand leads for good to the page', async () => {
  for (const [typed, meant] of [
    ['/EN', '/en'],
    ['/En/About', '/en/about'],
    ['/AR/about', '/ar/about'],
    ['/Categories', '/categories'],
    ['/en/Categories/PU-FOAM', '/en/categories/pu-foam'],
    ['/Hybrid-Polymer/MS-55', '/hybrid-polymer/ms-55'],
    ['/en/hybrid-polymer/MS-55', '/en/hybrid-polymer/ms-55'],
    ['/Blogs/How-To-Choose-PU-Foam', '/blogs/how-to-choose-pu-foam'],
    ['/%61bout', '/about'],
    ['/en/', '/en'],
    ['/ar/', '/ar'],
    ['/categories/', '/categories'],
    ['/en/categories/pu-foam/?page=1', '/en/categories/pu-foam?page=1'],
    ['/pu-foam/805/', '/pu-foam/805'],
    ['/Search?q=MS', '/search?q=MS'],
    ['//categories', '/categories'],
    ['/en//categories', '/en/categories'],
    ['/pu-foam/805)', '/pu-foam/805'],
    ['/en/pu-foam/805.', '/en/pu-foam/805'],
    ['/pu-foam/805%20', '/pu-foam/805'],
    ['/categories,', '/categories'],
    ['/policy%D8%9F', '/policy'],
    ['/en/pu-foam/812%3F', '/en/pu-foam/812'],
    ['/ADMIN/login', '/admin/login'],
    ['/collection?brand=masar', '/collection?brand=MASAR'],
    ['/en/collection?brand=anadol-bond', '/en/collection?brand=ANADOL+BOND'],
  ] as const) {
    const answer = await follow(typed)
    expect(answer.status, typed).toBe(200)
    expect(answer.url, typed).toBe(siteOrigin() + meant)
    expect([301, 308], typed).toContain((await follow(typed, 'manual')).status)
  }
})

test('an address written in another way has the canonical address of its record', async () => {
  for (const [typed, path] of [
    ['/pu-foam/%38%30%35', '/pu-foam/805'],
    ['/en/categories/%70u-foam', '/en/categories/pu-foam'],
    ['/blogs/%68ow-to-choose-pu-foam', '/blogs/how-to-choose-pu-foam'],
  ]) {
    const page = await ask(typed!)
    expect(page.links('canonical')).toEqual({ canonical: siteOrigin() + path })
    expect(page.meta('og:url')).toBe(siteOrigin() + path)
  }
})

test('no spelling of the staff area is kept for others', async () => {
  for (const path of ['/ADMIN', '/Admin', '/admin', '/ADMIN/Inbox']) {
    expect([301, 302, 308]).toContain((await follow(path, 'manual')).status)
    expect((await follow(path)).headers.get('cache-control')).toContain('no-store')
  }
})

test('a collection of a brand that does not exist says so', async () => {
  for (const locale of LOCALES) {
    const { html } = await ask(localizedPath(locale, '/collection?brand=nobody&category=spray'))
    expect(html).toContain(collectionPage.unknown[locale](['nobody']))
  }
})

/** Asks as a browser does, on through redirects; whatever is written behind the host is left as it is. */
function follow(path: string, redirect: RequestRedirect = 'follow') {
  return fetch(siteOrigin() + path, { redirect, headers: visitorHeaders() })
}

test('a category is found where addresses of its products begin', async () => {
  const answer = await follow('/en/sealants?utm_source=mail', 'manual')
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/en/categories/sealants?utm_source=mail'])
  expect((await follow('/nowhere', 'manual')).status).toBe(404)
})

test.each(['.', ')', '%20', '%3E'])('the link of a request is found with %s behind it', async (sign) => {
  const link = `/en/quote/s/${'a'.repeat(22)}`
  const answer = await follow(link + sign, 'manual')
  expect([answer.status, answer.headers.get('location')]).toEqual([301, link])
})
