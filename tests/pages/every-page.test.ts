import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { demoSettings } from '#seed/demo-settings.ts'
import { MAIN } from '#content/palette.ts'
import { directionOf, localizedPath } from '#domain/text/locale.ts'
import { ask, siteOrigin, type Element, type Page } from './page.ts'
import { type SitePage, sitePages, unqueried } from './site-pages.ts'

/** Marks of a value that was forgotten: an unfilled placeholder, or JavaScript's words for nothing. */
const FORGOTTEN = /\{\w+\}|\bundefined\b|\[object|\bNaN\b|\bnull\b/

describe.each(sitePages)('$address', (sitePage: SitePage) => {
  const { address, path, locale, noindex } = sitePage
  const loaded = ask(address)

  test('answers with a page in its language', async () => {
    const page = await loaded
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.all('html')[0]?.attribs).toMatchObject({ lang: locale, dir: directionOf(locale) })
  })

  test('is named by its page and the site, the home page by the site and its slogan', async () => {
    const { title } = await loaded
    const name = demoSettings.name[locale]
    if (path === '/') expect(title).toBe(`${name} | ${demoSettings.slogan[locale]}`)
    else expect(title.endsWith(` | ${name}`) && title.length > name.length + 3, title).toBe(true)
  })

  test('has one heading of the first rank', async () => {
    const headings = (await loaded).texts('h1')
    expect(headings).toHaveLength(1)
    expect(headings[0]).not.toBe('')
  })

  test('tells search engines what it is, where it stands and whether to list it', async () => {
    const page = await loaded
    const url = (language: 'ar' | 'en') => siteOrigin() + localizedPath(language, unqueried(path))
    expect(page.links('canonical')).toEqual({ canonical: url(locale) })
    expect(page.links('alternate')).toMatchObject({ ar: url('ar'), en: url('en'), 'x-default': url('ar') })
    expect(page.meta('description')?.length).toBeGreaterThan(20)
    expect(page.meta('keywords')).not.toBe('')
    expect(page.meta('robots')?.includes('noindex')).toBe(noindex)
    expect(page.meta('theme-color')).toBe(MAIN)
  })

  test('brings a title, a text and a picture where its link is shared', async () => {
    const page = await loaded
    expect(page.meta('og:title')).toBe(page.title)
    expect(page.meta('og:description')).toBe(page.meta('description'))
    expect(page.meta('og:url')).toBe(page.links('canonical')['canonical'])
    expect(page.meta('og:image')).toMatch(/^https?:\/\//)
    expect([page.meta('og:image:width'), page.meta('og:image:height')]).toEqual(['1200', '630'])
    expect(page.meta('twitter:card')).toBe('summary_large_image')
  })

  test('shows no value that was forgotten', async () => {
    const { visibleText } = await loaded
    expect(visibleText.split('\n').filter((line) => FORGOTTEN.test(line))).toEqual([])
  })

  test('has a header, a main part and a footer', async () => {
    const page = await loaded
    expect(page.all('main')).toHaveLength(1)
    expect(page.all('header').length).toBeGreaterThan(0)
    expect(page.all('footer').length).toBeGreaterThan(0)
  })

  test('keeps to its own content security policy', async () => {
    const page = await loaded
    expectNoInlineCode(page)
  })

  test('gives every picture its size and a text, so that nothing jumps and nobody is left out', async () => {
    for (const { attribs } of (await loaded).all('img')) {
      expect(attribs, JSON.stringify(attribs)).toMatchObject({
        alt: expect.any(String),
        width: expect.stringMatching(/^\d+$/),
        height: expect.stringMatching(/^\d+$/),
      })
    }
  })

  test('keeps its visitors in their language', async () => {
    const page = await loaded
    const inside = page.all('a').filter(({ attribs }) => attribs['href']?.startsWith('/'))
    const elsewhere = inside.filter(({ attribs }) => {
      const href = attribs['href'] ?? ''
      const isPage = !href.startsWith('/api/') && !/\.\w{2,5}$/.test(href)
      return isPage && attribs['hreflang'] === undefined && /^\/en(\/|$|[?#])/.test(href) !== (locale === 'en')
    })
    expect(elsewhere.map(({ attribs }) => attribs['href'])).toEqual([])
  })
})

function expectNoInlineCode(page: Page) {
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
  const elements = page.all('*')
  expect(elements.filter(({ attribs }) => attribs['style'] !== undefined).map(({ name }) => name)).toEqual([])
  expect(elements.flatMap(({ attribs }) => Object.keys(attribs)).filter((name) => name.startsWith('on'))).toEqual([])
  const scripts = page.all('script').filter(({ attribs: { src, type } }) => !src && !type?.endsWith('json'))
  for (const element of [...scripts, ...page.all('style')]) {
    const code = textWithin(element)
    expect(policy, code.slice(0, 80)).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
}

function textWithin({ children }: Element): string {
  return children.map((child) => ('data' in child ? child.data : '')).join('')
}

test('no two pages share a title or a description', async () => {
  const indexed = sitePages.filter(({ noindex }) => !noindex)
  const pages = await Promise.all(indexed.map(({ address }) => ask(address)))
  expect(repeated(pages.map((page) => page.title))).toEqual([])
  expect(repeated(pages.map((page) => page.meta('description') ?? ''))).toEqual([])
})

test('the picture of shared links is there', async () => {
  const image = (await ask('/')).meta('og:image') ?? ''
  const answer = await fetch(image)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^image\/(jpeg|png|webp)$/)
})

function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index)
}
