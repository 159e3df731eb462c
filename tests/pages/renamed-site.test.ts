import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { fixedPages } from '#content/seo/fixed-pages.ts'
import { demoSettings } from '#seed/demo-settings.ts'
import { LOCALES, localizedPath, type Locale } from '#domain/text/locale.ts'
import { aCategory, aPost, aProduct, TAPE_FIGURES, valueOf } from '#tests/support/records.ts'
import type { Page } from './page.ts'
import { staffSite } from './staff-site.ts'

const NAME = { ar: 'زدلين', en: 'Zedline' }

/** What staff write in the settings when the business gets another name. */
const RENAMED = {
  name_ar: NAME.ar,
  name_en: NAME.en,
  company_ar: 'زدلين للتجارة',
  company_en: 'Zedline Trading',
  slogan_ar: 'نصل ما انفصل',
  slogan_en: 'We Join What Parts',
  description_ar: 'زدلين موزع سعودي للواصق.',
  description_en: 'Zedline is a Saudi distributor of adhesives.',
  keywords_ar: 'لواصق',
  keywords_en: 'adhesives',
}

const OF_ACCOUNTS = ['/addresses', '/my-data']
const PATHS = [
  ...Object.keys(fixedPages).filter((path) => !OF_ACCOUNTS.includes(path)),
  '/categories/pu-foam',
  '/pu-foam/805',
  '/blogs/joints',
]

/** In Arabic the first name is a word of the language as well: it means links, and bonds. */
const OLD_NAMES: Record<Locale, RegExp> = {
  ar: new RegExp(`Rawabit|${demoSettings.name.ar}(?! (?:سريعة|تدوم بين))`, 'g'),
  en: /Rawabit/g,
}

const { see, post } = staffSite(async ({ categories, products, posts }) => {
  valueOf(await categories.create(aCategory({ slug: 'pu-foam' })))
  valueOf(
    await products.create(aProduct({ slug: '805', categoryId: 'pu-foam', calculator: TAPE_FIGURES }), { id: '805' }),
  )
  valueOf(await posts.create(aPost({ slug: 'joints' })))
})

async function pageAt(address: string): Promise<Page> {
  const page = await see(address, { as: 'nobody' })
  expect(page.status, address).toBe(200)
  return page
}

/** Everything that visitors, search engines and shared links read of a page. */
function wordsOf(page: Page): string {
  const data = page.html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [page.title, page.visibleText, ...[...data].map(([, text]) => text)].join('\n')
}

describe('a site that staff give another name', () => {
  const addresses = LOCALES.flatMap((locale) =>
    PATHS.map((path) => ({ locale, path, address: localizedPath(locale, path) })),
  )

  test('is called by the first one until then, on every page', async () => {
    for (const { locale, address } of addresses) {
      const words = wordsOf(await pageAt(address))
      expect([address, words.includes(demoSettings.name[locale])]).toEqual([address, true])
      expect(words, address).not.toMatch(/\{(?:site|name|product)\}/)
    }
  })

  test('has the new one right after that in all texts of every page', async () => {
    expect((await post('/admin/settings', RENAMED)).status).toBe(302)
    for (const { locale, address } of addresses) {
      const words = wordsOf(await pageAt(address))
      const old = [...words.matchAll(OLD_NAMES[locale])].map(({ index }) => words.slice(index - 30, index + 30))
      expect([address, old]).toEqual([address, []])
      expect([address, words.includes(NAME[locale])]).toEqual([address, true])
    }
  })

  test.each([
    ['/pu-foam/805', 'رغوة 805 من أنادول بوند: الخصائص ومجالات التطبيق والتعبئة وطلب عرض سعر من زدلين.'],
    ['/en/categories/pu-foam', /^PU Foam from Zedline with technical data, /],
    ['/contact', /^تواصل مع فريق زدلين في الرياض /],
    ['/en/contact', /^Contact the Zedline team in Riyadh /],
    ['/en', RENAMED.description_en],
  ])('is described under it: %s', async (address, description) => {
    expect((await pageAt(address)).meta('description')).toMatch(description)
  })

  test('signs what nobody else has signed', async () => {
    expect(wordsOf(await pageAt('/en/blogs/joints'))).toContain('Zedline team')
    expect(wordsOf(await pageAt('/'))).toContain('فريق زدلين')
  })

  test('has its own colours on every page, for browsers and on phones, and none of the first ones', async () => {
    const look = { main_colour: '#1B7443', corners: 'square', category_tints: 'main', letters: 'cairo' }
    expect((await post('/admin/site/look', look)).status).toBe(302)
    for (const { address } of addresses) {
      const { html, headers } = await pageAt(address)
      const css = /<style>(@import url[^<]*)<\/style>/.exec(html)?.[1] ?? ''
      expect(css, address).toContain('--color-main:#1b7443')
      const hash = createHash('sha256').update(css).digest('base64')
      expect(headers.get('Content-Security-Policy'), address).toContain(`'sha256-${hash}'`)
      expect(html, address).toContain('<meta name="theme-color" content="#1b7443"/>')
      expect(html.replace(/<style id="critical-css">.*?<\/style>/s, ''), address).not.toMatch(/c1272d/i)
    }
    const { html: manifest } = await see('/manifest.webmanifest', { as: 'nobody' })
    expect(JSON.parse(manifest)).toMatchObject({ theme_color: '#1b7443' })
  })

  test('shows stars to nobody once it says so', async () => {
    const rated = () =>
      pageAt('/en/pu-foam/805').then(({ html }) => [/ \/ 5</.test(html), html.includes('AggregateRating')])
    expect(await rated()).toEqual([true, true])
    expect((await post('/admin/settings', { show_ratings: 'no' })).status).toBe(302)
    expect(await rated()).toEqual([false, false])
  })
})
