import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, OWNER, type Site } from '#tests/support/site.ts'
import { signIn } from '#tests/support/staff.ts'
import { visitorHeaders } from './page.ts'

let site: Site
let cookie: string
beforeAll(async () => {
  site = await openSite({ DEMO_CONTENT: 'off' })
  cookie = (await signIn(site.origin, OWNER, visitorHeaders())).cookie
})
afterAll(() => site.stop())

const see = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(site.origin + path, { headers: { ...visitorHeaders(), ...headers } })).text()
const asStaff = (path: string, locale: string) => see(path, { cookie, 'Accept-Language': locale })
const robotsOf = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1]

const PAGES = ['/', '/en', '/contact', '/en/contact']

test('a site that began empty is closed to search engines until staff open it, cached pages and all', async () => {
  for (const path of PAGES) {
    expect([path, robotsOf(await see(path))]).toEqual([path, 'noindex'])
    expect(await see(path)).not.toContain('application/ld+json')
  }
  expect(await see('/sitemap.xml')).not.toContain('<loc>')
  expect(await see('/robots.txt')).not.toMatch(/^Disallow: \/$/m)
  expect(await asStaff('/admin/items', 'en')).toContain('Hidden from search engines.')
  expect(await asStaff('/admin/log', 'ar')).toContain('الموقع مغلق أمام محركات البحث.')

  const saved = await fetch(`${site.origin}/admin/settings`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...visitorHeaders(), Origin: site.origin, cookie },
    body: new URLSearchParams({ indexed: 'yes' }),
  })
  expect(saved.status).toBe(302)

  for (const path of PAGES) expect([path, robotsOf(await see(path))]).toEqual([path, 'index, follow'])
  expect(await see('/sitemap.xml')).toContain(`<loc>${site.origin}/en/contact</loc>`)
  expect(await asStaff('/admin/items', 'en')).not.toContain('Hidden from search engines.')
})
