import { collectionPage } from '#content/pages/collection.ts'
import { LOCALES, localizedPath } from '#domain/text/locale.ts'
import { expect, test } from '#tests/e2e/visit.ts'

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

for (const path of LISTS) {
  test(`${path} answers in every tree whatever its query says`, async ({ request }) => {
    for (const tree of TREES) {
      const address = `${tree}${path === '/' ? '' : path}` || '/'
      for (const query of QUERIES) {
        const asked = `${address}?${query}`.slice(0, 80)
        const answer = await request.get(`${address}?${query}`)
        expect(answer.status(), asked).toBe(200)
        const html = await answer.text()
        expect(html, asked).toContain(`lang="${tree === '/en' ? 'en' : 'ar'}"`)
        expect(html, asked).not.toContain('<script>alert')
        expect(html, asked).not.toContain('\0')
      }
    }
  })
}

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

for (const parent of ['/categories', '/pu-foam', '/uncategorized', '/blogs']) {
  test(`an id that never was is not found under ${parent}`, async ({ request }) => {
    for (const locale of LOCALES) {
      for (const id of IDS) {
        const answer = await request.get(localizedPath(locale, `${parent}/${id}`))
        expect(answer.status(), id.slice(0, 60)).toBe(404)
        const html = await answer.text()
        expect(html).toContain(`lang="${locale}"`)
        expect(html).toMatch(/<meta name="robots" content="noindex/)
      }
    }
  })
}

test('an address typed by hand leads for good to the page', async ({ request, baseURL }) => {
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
    const answer = await request.get(baseURL + typed)
    expect(answer.status(), typed).toBe(200)
    expect(answer.url(), typed).toBe(baseURL + meant)
    const first = await request.get(baseURL + typed, { maxRedirects: 0 })
    expect([301, 308], typed).toContain(first.status())
  }
})

test('an address written in another way has the canonical address of its record', async ({ request, baseURL }) => {
  for (const [typed, path] of [
    ['/pu-foam/%38%30%35', '/pu-foam/805'],
    ['/en/categories/%70u-foam', '/en/categories/pu-foam'],
    ['/blogs/%68ow-to-choose-pu-foam', '/blogs/how-to-choose-pu-foam'],
  ]) {
    const html = await (await request.get(typed!)).text()
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`)
    expect(html).toContain(`<meta property="og:url" content="${baseURL}${path}"/>`)
  }
})

test('no spelling of the staff area is kept for others', async ({ request }) => {
  for (const path of ['/ADMIN', '/Admin', '/admin', '/ADMIN/Inbox']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([301, 302, 308]).toContain(answer.status())
    expect((await request.get(path)).headers()['cache-control']).toContain('no-store')
  }
})

test('a collection of a brand that does not exist says so', async ({ request }) => {
  for (const locale of LOCALES) {
    const html = await (await request.get(localizedPath(locale, '/collection?brand=nobody&category=spray'))).text()
    expect(html).toContain(collectionPage.unknown[locale](['nobody']))
  }
})
