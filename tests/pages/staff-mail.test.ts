import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFilledSite, type FilledSite } from '#tests/support/filled-site.ts'
import { OWNER } from '#tests/support/site.ts'
import { lastLink } from '#tests/support/staff-mail.ts'
import { signIn } from '#tests/support/staff.ts'
import { visitorHeaders } from './page.ts'

const EMAIL = 'owner@house.example'
const NEW = 'another-plinth-ohm'

let site: FilledSite
beforeAll(async () => {
  site = await openFilledSite(async () => {})
})
afterAll(() => site.stop())

/** As a browser without scripts asks, from another place each time. */
async function ask(
  path: string,
  { fields = undefined as Record<string, string> | undefined, cookie = '', locale = 'en' } = {},
) {
  const headers = { ...visitorHeaders(), Origin: site.origin, 'Accept-Language': locale, ...(cookie ? { cookie } : {}) }
  const body = fields && new URLSearchParams(fields)
  const init = { headers, redirect: 'manual' as const, ...(body ? { method: 'POST', body } : {}) }
  const answer = await fetch(site.origin + path, init)
  const html = await answer.text()
  return { status: answer.status, headers: answer.headers, html, main: /<main.*<\/main>/s.exec(html)?.[0] ?? '' }
}

const link = () => site.withDb((db) => lastLink(db, EMAIL))
/** Nobody keeps the page, nor learns its address from a link on it. */
function expectClosed(headers: Headers) {
  const told = ['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => headers.get(name))
  expect(told).toEqual(['no-store', 'no-referrer', 'noindex, nofollow'])
}
const enter = (password: string) => signIn(site.origin, { username: OWNER.username, password }, visitorHeaders())

it('an address is given with the password, and confirmed by its link in any browser, which alone changes nothing', async () => {
  const { cookie } = await enter(OWNER.password)
  const give = (more: Record<string, string>) =>
    ask('/admin/account', { cookie, fields: { intent: 'email', email: EMAIL, ...more } })
  const missing = await give({})
  expect(missing.status).toBe(403)
  expect(missing.html).toContain('Enter your password to confirm.')
  expect(missing.html).toContain(`value="${EMAIL}"`)
  const wrong = await give({ email: 'owner', current_password: OWNER.password })
  expect(wrong.status).toBe(422)
  expect(wrong.html).toContain('Enter a valid address')
  expect((await give({ current_password: OWNER.password })).html).toContain(`We have sent a link to ${EMAIL}`)

  const path = `/admin/confirm-email?token=${await link()}`
  for (let looks = 0; looks < 2; looks++) {
    const page = await ask(path)
    expect(page.status).toBe(200)
    expectClosed(page.headers)
    expect(page.main).toContain(EMAIL)
  }
  expect((await ask('/admin/users', { cookie })).html).toContain('Email not confirmed')
  const done = await ask('/admin/confirm-email', { fields: { token: await link() } })
  expect(done.status).toBe(200)
  expect(done.main).toContain('Your email address is confirmed.')
  expect((await ask('/admin/users', { cookie })).html).toContain('Email confirmed')
  const again = await ask(path, { locale: 'ar' })
  expect(again.status).toBe(404)
  expect(again.main).toContain('انتهت صلاحية هذا الرابط')
})

it('five links an hour are mailed for an account, wherever they lead', async () => {
  const { cookie } = await enter(OWNER.password)
  const statuses: number[] = []
  for (let count = 0; count < 5; count++) {
    const fields = { intent: 'email', email: `other-${count}@house.example`, current_password: OWNER.password }
    statuses.push((await ask('/admin/account', { cookie, fields })).status)
  }
  // One was mailed before.
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})

it('whoever forgot the password is answered the same and as late, whether there is such an account or not', async () => {
  expect((await ask('/admin/login')).main).toContain('/admin/forgot')
  const asked = async (account: string) => {
    const start = performance.now()
    const { status, main } = await ask('/admin/forgot', { fields: { account } })
    return { status, main, time: performance.now() - start }
  }
  const [unknown, known] = [await asked('nobody-of-us'), await asked(OWNER.username)]
  expect([known.status, known.main]).toEqual([unknown.status, unknown.main])
  expect(known.main).toContain('a link is on its way')
  expect(Math.abs(known.time - unknown.time)).toBeLessThan(500)
})

it('sets a new one by the link, which ends every session and then leads to the sign-in', async () => {
  const { cookie } = await enter(OWNER.password)
  const token = await link()
  const page = await ask(`/admin/reset?token=${token}`)
  expect(page.status).toBe(200)
  expect(page.main).toContain(OWNER.username)
  expectClosed(page.headers)
  const weak = await ask('/admin/reset', { fields: { token, password: 'short' } })
  expect(weak.status).toBe(422)
  const done = await ask('/admin/reset', { fields: { token, password: NEW } })
  expect(done.status).toBe(200)
  expect(done.main).toContain('Your new password is set.')
  expect(done.headers.getSetCookie().filter((one) => one.includes('session'))).toEqual([])
  expect((await ask('/admin/account', { cookie })).status).toBe(302)
  expect((await enter(OWNER.password)).status).toBe(401)
  expect((await enter(NEW)).status).toBe(302)
  expect((await ask(`/admin/reset?token=${token}`)).status).toBe(404)
  expect((await ask('/admin/reset', { fields: { token, password: OWNER.password } })).status).toBe(404)
})

it('one visitor asks twenty times an hour and is then told when to come back', async () => {
  const headers = { ...visitorHeaders(), Origin: site.origin, 'Accept-Language': 'en' }
  const statuses: number[] = []
  const body = () => new URLSearchParams({ account: 'nobody-of-us' })
  for (let count = 0; count < 20; count++) {
    statuses.push((await fetch(`${site.origin}/admin/forgot`, { method: 'POST', headers, body: body() })).status)
  }
  const last = await fetch(`${site.origin}/admin/forgot`, { method: 'POST', headers, body: body() })
  expect([...new Set(statuses), last.status]).toEqual([200, 429])
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await last.text()).toContain('Too many attempts')
})

it('a session elsewhere is seen on the account page and ended there, with the password', async () => {
  const [here, there] = [await enter(NEW), await enter(NEW)]
  const page = await ask('/admin/account', { cookie: here.cookie })
  expect(page.main).toContain('This session')
  expect(page.main).toContain('Unknown browser')
  const id = /name="intent" value="end-session"[^>]*>.*?name="id" value="([^"]+)"/s.exec(page.main)?.[1] ?? ''
  const end = (more: Record<string, string>) =>
    ask('/admin/account', { cookie: here.cookie, fields: { intent: 'end-session', id, ...more } })
  expect((await end({})).status).toBe(403)
  expect((await end({ current_password: NEW })).main).toContain('The session has ended.')
  expect((await end({})).status).toBe(404)
  expect((await ask('/admin/account', { cookie: there.cookie })).status).toBe(302)
  const third = await enter(NEW)
  const all = await ask('/admin/account', { cookie: here.cookie, fields: { intent: 'end-others' } })
  expect(all.main).toContain('All other sessions have ended.')
  expect(all.main).toContain('No other session is open.')
  expect((await ask('/admin/account', { cookie: third.cookie })).status).toBe(302)
})
