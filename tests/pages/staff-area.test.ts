import { DomUtils } from 'htmlparser2'
import { beforeAll, describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '#domain/text/locale.ts'
import { guardedPaths } from '#tests/support/page-patterns.ts'
import { OWNER } from '#tests/support/site.ts'
import { signIn } from '#tests/support/staff.ts'
import { Page, siteOrigin, visitorHeaders } from './page.ts'

const ask = (path: string, init: RequestInit = {}) =>
  fetch(siteOrigin() + path, {
    redirect: 'manual',
    ...init,
    headers: { ...visitorHeaders(), Origin: siteOrigin(), ...init.headers },
  })

describe('without signing in', () => {
  const addresses = guardedPaths()

  test('there are addresses to ask', () => expect(addresses.length).toBeGreaterThan(1))

  test.each(addresses)('%s leads to the login and back', async (path) => {
    const answer = await ask(path)
    expect(answer.status).toBe(302)
    const next = path === '/admin' ? '' : `?next=${encodeURIComponent(path)}`
    expect(answer.headers.get('location')).toBe(`/admin/login${next}`)
    expect(await answer.text()).toBe('')
  })

  test.each(addresses)('%s takes no form', async (path) => {
    const answer = await ask(path, { method: 'POST', body: new URLSearchParams({ name: 'x' }) })
    expect([401, 405]).toContain(answer.status)
  })

  test.each(addresses)('%s tells browsers with scripts no more', async (path) => {
    const answer = await ask(`${path === '/admin' ? '/admin/_' : path}.data`)
    const text = await answer.text()
    expect([202, 404]).toContain(answer.status)
    expect(text).not.toContain(OWNER.username + '"')
    if (answer.status === 202) expect(text).toContain('/admin/login')
  })
})

describe('signing in', () => {
  test('opens what was wanted, ends with the sign-out, and leaves no way back', async () => {
    const { status, cookie, location } = await signIn(siteOrigin(), OWNER, visitorHeaders())
    expect({ status, location }).toEqual({ status: 302, location: '/admin' })
    const inside = await ask('/admin/no-such-page', { headers: { cookie } })
    expect(inside.status).toBe(404)
    expect(inside.headers.get('cache-control')).toBe('no-store')
    expect((await ask('/admin/login?next=/admin/items', { headers: { cookie } })).headers.get('location')).toBe(
      '/admin/items',
    )
    const out = await ask('/admin/logout', { method: 'POST', headers: { cookie } })
    expect(out.headers.get('location')).toBe('/admin/login')
    expect((await ask('/admin/no-such-page', { headers: { cookie } })).status).toBe(302)
  })

  test('is refused alike for a wrong password and an unknown name, and keeps the name', async () => {
    const pages = await Promise.all(
      ['admin', 'nobody-of-us'].map(async (username) => {
        const body = new URLSearchParams({ username, password: 'not-the-password' })
        const answer = await ask('/admin/login', { method: 'POST', body, headers: { 'Accept-Language': 'en' } })
        expect(answer.status).toBe(401)
        expect(answer.headers.getSetCookie().filter((cookie) => cookie.includes('session'))).toEqual([])
        const text = await answer.text()
        expect(text).toContain('Invalid username or password')
        expect(text).toContain(`value="${username}"`)
        return /<main.*<\/main>/s.exec(text)?.[0].replace(`value="${username}"`, '')
      }),
    )
    expect(pages[0]).toBe(pages[1])
  })

  test('waits after ten wrong passwords for that account from there, and for nobody else', async () => {
    const there = visitorHeaders()
    const attempt = (username: string, password: string, headers = there) =>
      signIn(siteOrigin(), { username, password }, headers)
    for (let count = 0; count < 10; count++) expect((await attempt('admin', 'not-the-password')).status).toBe(401)
    expect((await attempt('admin', OWNER.password)).status).toBe(429)
    expect((await attempt('other', 'not-the-password')).status).toBe(401)
    expect((await attempt('admin', OWNER.password, visitorHeaders())).status).toBe(302)
  })

  test('follows no address of another site', async () => {
    const body = new URLSearchParams({ ...OWNER, next: 'https://evil.example/admin' })
    const answer = await ask('/admin/login', { method: 'POST', body })
    expect(answer.headers.get('location')).toBe('/admin')
  })
})

describe('the language of the staff area', () => {
  test('is the one chosen, else the first of the browser, else English', async () => {
    const langOf = async (headers: Record<string, string>) =>
      /<html lang="(\w+)" dir="(\w+)"/.exec(await (await ask('/admin/login', { headers })).text())?.slice(1)
    expect(await langOf({ 'Accept-Language': 'ar-SA,en;q=0.8' })).toEqual(['ar', 'rtl'])
    expect(await langOf({ 'Accept-Language': 'fr' })).toEqual(['en', 'ltr'])
    expect(await langOf({ 'Accept-Language': 'ar', cookie: 'language=en' })).toEqual(['en', 'ltr'])
    const chosen = await ask('/admin/language', {
      method: 'POST',
      body: new URLSearchParams({ locale: 'ar', next: '/admin/login' }),
    })
    expect(chosen.headers.get('location')).toBe('/admin/login')
    expect(chosen.headers.get('set-cookie')).toMatch(/^language=ar; Path=\/admin;/)
  })
})

describe('screens of staff', () => {
  let cookie: string
  beforeAll(async () => void ({ cookie } = await signIn(siteOrigin(), OWNER, visitorHeaders())))
  const see = async (path: string, locale: Locale) => {
    const answer = await ask(path, { headers: { cookie, 'Accept-Language': locale } })
    return new Page(path, answer.status, answer.headers, await answer.text())
  }

  test.each([
    ['categories/edit/pu-foam', { ar: 'رغوة البولي يوريثان', en: 'PU Foam' }],
    ['items/edit/805', { ar: '805', en: '805' }],
  ] as const)('%s calls what is edited by its name, beside the id of its address', async (path, name) => {
    for (const locale of LOCALES) {
      const page = await see(`/admin/${path}`, locale)
      const bar = page.all('*').find(({ attribs }) => attribs['class']?.split(' ').includes('admin-bar'))!
      const said = DomUtils.textContent(bar)
      expect([said.includes(name[locale]), said.includes(path.split('/').at(-1)!)]).toEqual([true, true])
    }
  })
})
