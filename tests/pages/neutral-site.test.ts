import { readdirSync } from 'node:fs'
import { DomUtils } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STAFF_PAGES, type StaffPagePath } from '#app/staff-pages.ts'
import { blogsPage } from '#content/pages/blogs.ts'
import { brandsPage } from '#content/pages/brands.ts'
import { categoriesPage } from '#content/pages/categories.ts'
import { productsPage } from '#content/pages/products.ts'
import { notFoundHead } from '#content/pages/not-found-head.ts'
import { fixedPages } from '#content/seo/fixed-pages.ts'
import { MACHINE_PATHS } from '#domain/site/machine-paths.ts'
import { LOCALES, localizedPath, type Localized } from '#domain/text/locale.ts'
import { giveContent } from '#tests/support/content/site-content.ts'
import { endpoints } from '#server/api/index.ts'
import { commonWords } from '#tests/support/content/common-words.ts'
import { demoMarks, demoMarksIn } from '#tests/support/content/demo-words.ts'
import { openFilledSite, type FilledSite } from '#tests/support/filled-site.ts'
import { OWNER } from '#tests/support/site.ts'
import { signIn } from '#tests/support/staff.ts'
import { Page, visitorHeaders } from './page.ts'

/** Pages that an empty site does not have. */
const ABSENT = [
  '/about',
  '/policy',
  '/terms-of-service',
  '/privacy-policy',
  '/faq',
  '/catalogue',
  '/calculator',
  '/equivalents',
  '/finder',
]
/** Pages that answer, and say that there is nothing yet. */
const EMPTY: Record<string, { empty: { title: Localized } }> = {
  '/categories': categoriesPage,
  '/products': productsPage,
  '/collection': productsPage,
  '/blogs': blogsPage,
  '/brands': brandsPage,
}

/** Until the site looks at what was written behind its back, on a busy machine. */
const SOON = { timeout: 60_000 }

let site: FilledSite
beforeAll(async () => {
  site = await openFilledSite(async () => {}, {}, 'new')
})
afterAll(() => site.stop())

const ask = (path: string, init: RequestInit = {}) =>
  fetch(site.origin + path, { redirect: 'manual', ...init, headers: { ...visitorHeaders(), ...init.headers } })

async function pageAt(path: string): Promise<Page> {
  const answer = await ask(path, { headers: { Accept: 'text/html' } })
  return new Page(path, answer.status, answer.headers, await answer.text())
}

/** Without what belongs to the look: styles, names of classes, the code and fonts that the page loads; and without scripts and random signs. */
function textOf(html: string): string {
  return (
    html
      .replaceAll(/<style[\s\S]*?<\/style>/g, '')
      .replaceAll(/<script(?! type="application)[\s\S]*?<\/script>/g, '')
      .replaceAll(/\s(?:class|style|d|viewBox|sizes|media)="[^"]*"/g, '')
      .replaceAll(/[\w+/=-]{20,}/g, (sign) => (/\d/.test(sign) && !sign.includes('/', 1) ? ' ' : sign))
      .replaceAll(/"?\/assets\/[^"'\s>]+/g, '')
      // Names of files are random, and may spell a word.
      .replaceAll(/[0-9a-f]{8,}/g, (sign) => (/\d/.test(sign) && /[a-f]/.test(sign) ? ' ' : sign))
      .replaceAll(/<\/?[a-z][\w-]*|\s[a-z-]+=(?=")/gi, ' ')
      .replaceAll(/&quot;|\\u003C|\\"/g, '"')
  )
}

/** Every address of this site that an answer names. */
function addressesIn(text: string): string[] {
  const named = text.matchAll(/(?:href|src|action)="([^"]+)"|<loc>([^<]+)<\/loc>|"(?:src|start_url|url)":"([^"]+)"/g)
  return [...named].flatMap((groups) => {
    const address = (groups[1] ?? groups[2] ?? groups[3] ?? '').replaceAll('&amp;', '&')
    if (!URL.canParse(address, site.origin)) return []
    const { origin, pathname, search } = new URL(address, site.origin)
    return origin === site.origin && !pathname.startsWith('/assets/') ? [pathname + search] : []
  })
}

const TEXTUAL = /^(?:text\/|application\/(?:json|xml|[\w.+-]*\+(?:json|xml)))/

/** All that can be read of the site from its pages, its files for programs and its calls, by address. */
async function crawl(): Promise<Map<string, { status: number; type: string; text: string }>> {
  const calls = endpoints
    .filter(({ method, access }) => method === 'GET' && access === 'public')
    .map(({ path }) => path)
  const pages = [...Object.keys(fixedPages), '/no-such-page', '/search?q=zzz', '/none/none', '/blogs/none']
  const waiting = [
    ...pages.flatMap((path) => LOCALES.map((locale) => localizedPath(locale, path))),
    ...MACHINE_PATHS,
    '/llms.txt',
    '/admin/login',
    ...calls.flatMap((path) => [`${path}?locale=ar`, `${path}?locale=en&q=zzz&term=zzz`]),
  ]
  const seen = new Map<string, { status: number; type: string; text: string }>()
  for (const address of waiting) {
    if (seen.has(address)) continue
    const answer = await ask(address, { headers: { Accept: address.includes('/api/') ? '*/*' : 'text/html,*/*' } })
    const type = answer.headers.get('content-type') ?? ''
    const text = TEXTUAL.test(type) ? await answer.text() : ''
    seen.set(address, { status: answer.status, type, text: text + (answer.headers.get('location') ?? '') })
    waiting.push(...addressesIn(text))
  }
  return seen
}

describe('a site that begins without the demo content', () => {
  const marks = demoMarks()
  const strange = (text: string) => demoMarksIn(text, marks, commonWords)

  test('holds no word, number, picture or address of it in anything that can be read', async () => {
    expect([marks.words.size > 1000, marks.phrases.size > 500, marks.signs.size > 100]).toEqual([true, true, true])
    const found = await crawl()
    expect(found.size).toBeGreaterThan(60)
    const held = [...found].flatMap(([address, { text }]) => {
      const marksHere = strange(textOf(text))
      return marksHere.length > 0 ? [[address, marksHere] as const] : []
    })
    expect(Object.fromEntries(held)).toEqual({})
    const failed = [...found].filter(([, { status }]) => status >= 500).map(([address]) => address)
    expect(failed).toEqual([])
  })

  test('is called by its host, in title, manifest and feed', async () => {
    const { host } = new URL(site.origin)
    for (const locale of LOCALES) {
      const home = await pageAt(localizedPath(locale, '/'))
      expect(home.title).toBe(host)
      expect(home.texts('h1')).toEqual([host])
      // No part that holds nothing.
      expect(DomUtils.getElementsByTagName('h2', home.all('main'))).toEqual([])
      expect(home.attributes('input', 'type')).toContain('search')
      const manifest = (await (await ask(localizedPath(locale, '/manifest.webmanifest'))).json()) as object
      expect(manifest).toMatchObject({ name: host, short_name: host })
      expect(await (await ask(localizedPath(locale, '/feed.xml'))).text()).toContain(`| ${host}</title>`)
    }
  })

  test('offers no way to reach a company that has not said how', async () => {
    for (const path of ['/', '/en/contact', '/contact', '/en/products', '/search'])
      expect((await pageAt(path)).html, path).not.toMatch(
        /tel:|mailto:|wa\.me|openstreetmap\.org\/\?|"(?:telephone|email|address|aggregateRating)":/,
      )
    const contact = await pageAt('/en/contact')
    expect(contact.status).toBe(200)
    expect(contact.all('form').some(({ attribs }) => attribs['method'] === 'post')).toBe(true)
  })

  test('has no page that nobody has written, and leads to none', async () => {
    const addresses = (paths: string[]) => paths.flatMap((path) => LOCALES.map((locale) => localizedPath(locale, path)))
    const { host } = new URL(site.origin)
    for (const address of addresses(ABSENT)) {
      const { status, title } = await pageAt(address)
      const missing = `${notFoundHead.title[address.startsWith('/en') ? 'en' : 'ar']} | ${host}`
      expect([address, status, title]).toEqual([address, 404, missing])
    }
    const sitemap = await (await ask('/sitemap.xml')).text()
    for (const address of addresses(Object.keys(EMPTY))) {
      const page = await pageAt(address)
      expect([address, page.status, page.meta('robots')]).toEqual([address, 200, 'noindex'])
      const [locale, path] = address.startsWith('/en')
        ? (['en', address.slice(3)] as const)
        : (['ar', address] as const)
      expect(page.texts('h2')).toContain(EMPTY[path]!.empty.title[locale])
      expect(sitemap).not.toContain(`${site.origin}${address}<`)
    }
    for (const address of addresses(['/', '/contact', '/categories', '/no-such-page'])) {
      const links = (await pageAt(address)).attributes('a', 'href').map((href) => href.replace(/^\/en(?=\/|$)/, ''))
      const dead = links.filter((href) => [...ABSENT, '/blogs', '/brands'].includes(href))
      expect([address, dead]).toEqual([address, []])
    }
  })

  test('shows its first letter where a mark would stand', async () => {
    const home = await pageAt('/en')
    const icon = home.links('icon')['icon'] ?? ''
    for (const address of [icon, home.links('apple-touch-icon')['apple-touch-icon'] ?? '']) {
      const answer = await ask(address)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
      expect(answer.headers.get('cache-control')).toContain('immutable')
    }
    const byName = {
      '/favicon.svg': '-icon-48.png',
      '/apple-touch-icon.png': '-apple-180.png',
      '/icons/icon-192.png': '-icon-192.png',
      '/icons/icon-512.png': '-icon-512.png',
      '/icons/icon-maskable-512.png': '-maskable-512.png',
    }
    for (const [path, ending] of Object.entries(byName))
      expect((await ask(path)).headers.get('location'), path).toContain(ending)
    expect((await ask('/favicon.ico')).headers.get('location')).toContain('-icon-48.png')
    expect(home.meta('og:image')).toBeNull()
  })

  test('has no file of the demo content, by whatever name it is asked for', async () => {
    const built = ['images', 'logos'].flatMap((folder) =>
      readdirSync(`public/${folder}`, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => `${parentPath.replace(/^public/, '')}/${name}`),
    )
    // What stands for a picture that a product does not have is nobody's.
    const ofDemo = built.filter((path) => path !== '/images/products/default.png')
    expect(ofDemo.length).toBeGreaterThan(10)
    const answers = await Promise.all(ofDemo.map(async (path) => [path, (await ask(path)).status]))
    expect(answers.filter(([, status]) => status !== 404)).toEqual([])
    expect((await ask('/images/products/default.png')).status).toBe(200)
  })

  test('writes mails in its own name', async () => {
    const send = (path: string, fields: Record<string, string>) =>
      ask(path, {
        method: 'POST',
        headers: { Origin: site.origin, 'Content-Type': 'application/json' },
        body: JSON.stringify(fields),
      })
    for (const locale of LOCALES) {
      const person = { locale, email: `visitor-${locale}@client.example`, phone: '+966501234567' }
      await send('/api/mails/contact.php', { ...person, name: 'Omar', message: 'How much is it?' })
      await send('/api/auth/send-code.php', person)
    }
    const mails = await site.withDb((db) => db.selectFrom('mail_outbox').select(['subject', 'text', 'html']).execute())
    expect(mails.length).toBeGreaterThanOrEqual(2)
    const { host } = new URL(site.origin)
    for (const { subject, text, html } of mails) {
      expect(text).not.toMatch(/working day|يوم عمل/)
      expect(strange(`${subject}\n${text}\n${textOf(html)}`)).toEqual([])
      expect(text).toContain(host)
    }
  })

  test('shows staff nothing of it either, on no screen and in no table that they take along', async () => {
    const { cookie } = await signIn(site.origin, OWNER, visitorHeaders())
    const screens = (Object.keys(STAFF_PAGES) as StaffPagePath[]).filter((path) => !/[:*]|preview$/.test(path))
    const tables = ['categories', 'items', 'brands', 'blogs', 'search'].map((list) => `export/${list}?format=csv`)
    // Single words of staff's screens stand in the demo content, too, but for names.
    const named = { ...marks, words: new Set(['rawabit', 'anadol', 'iberseal', 'ايبرسيل']) }
    const held: Record<string, string[]> = {}
    for (const [place, path] of [...screens, ...tables].entries()) {
      const locale = place % 2 === 0 ? 'ar' : 'en'
      const answer = await ask(`/admin/${path}`, { headers: { cookie, 'Accept-Language': locale } })
      expect([path, answer.status < 500]).toEqual([path, true])
      const marksHere = demoMarksIn(textOf(await answer.text()), named, commonWords)
      if (marksHere.length > 0) held[`${path} ${locale}`] = marksHere
    }
    expect(screens.length).toBeGreaterThan(40)
    expect(held).toEqual({})
  })

  test('promises nothing beside what staff have written, and that', async () => {
    const own = {
      question_ar: 'أين أنتم؟',
      question_en: 'Where are you?',
      answer_ar: '<p>هنا.</p>',
      answer_en: '<p>Here.</p>',
    }
    const about = { hero_title_ar: 'من نكون', hero_title_en: 'Who we are' }
    await site.withDb(async (db) => {
      await giveContent(db, 'question', [{ id: 'where', ...own }])
      await giveContent(db, 'page', [{ id: 'about', ...about }])
    })
    const { host } = new URL(site.origin)
    const told = LOCALES.flatMap((locale) => [
      [localizedPath(locale, '/faq'), host],
      [localizedPath(locale, '/about'), about[`hero_title_${locale}`]],
    ])
    for (const [path = '', description] of told) {
      await expect.poll(async () => (await pageAt(path)).status, SOON).toBe(200)
      const page = await pageAt(path)
      expect(page.meta('description')).toContain(description)
      expect(page.html).not.toMatch(/working day|خلال يوم عمل|shipping|warranty|الضمان|الشحن/)
      // Single words of the page's own stand in the demo content, too; its sentences do not.
      expect(strange(textOf(page.html)).filter((mark) => mark.includes(' '))).toEqual([])
    }
    const promise = {
      ask_text_ar: 'اكتب إلينا ونجيبك في اليوم نفسه.',
      ask_text_en: 'Write to us: you hear on the day.',
    }
    await site.withDb((db) => giveContent(db, 'page', [{ id: 'forms', ...promise }]))
    for (const locale of LOCALES) {
      const faq = async () => (await pageAt(localizedPath(locale, '/faq'))).html
      await expect.poll(faq, SOON).toContain(promise[`ask_text_${locale}`])
    }
  })
})
