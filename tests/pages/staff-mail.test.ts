import { expect, it } from 'vitest'
import { OWNER } from '#tests/support/site.ts'
import { lastLink } from '#tests/support/staff-mail.ts'
import { staffSite, type Who } from './staff-site.ts'

const EMAIL = 'owner@house.example'
const NEW = 'another-plinth-ohm'

const { site, headers: headersOf, enter, see, post } = staffSite(async () => {})

/** As a visitor, or in a session. */
const ask = (path: string, { fields, cookie, locale }: Who & { fields?: Record<string, string> } = {}) => {
  const who: Who = { as: 'nobody', cookie, ...(locale && { locale }) }
  return fields ? post(path, fields, who) : see(path, who)
}

const link = () => site().withDb((db) => lastLink(db, EMAIL))
/** Nobody keeps the page, nor learns its address from a link on it. */
function expectClosed(headers: Headers) {
  const told = ['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => headers.get(name))
  expect(told).toEqual(['no-store', 'no-referrer', 'noindex, nofollow'])
}

it('an address is given with the password, and confirmed by its link in any browser, which alone changes nothing', async () => {
  const { cookie } = await enter(OWNER.username)
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
  const { cookie } = await enter(OWNER.username)
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
  const once = async (account: string) => {
    const start = performance.now()
    const { status, main } = await ask('/admin/forgot', { fields: { account } })
    return { status, main, time: performance.now() - start }
  }
  const [unknown, known] = [await once('nobody-of-us'), await once(OWNER.username)]
  expect([known.status, known.main]).toEqual([unknown.status, unknown.main])
  expect(known.main).toContain('a link is on its way')
  // A machine that is busy with something else for a moment is not so every time.
  const least = [unknown.time, known.time] as [number, number]
  const difference = () => Math.abs(least[0] - least[1])
  for (let again = 0; again < 10 && difference() >= 500; again++) {
    least[0] = Math.min(least[0], (await once('nobody-of-us')).time)
    least[1] = Math.min(least[1], (await once(OWNER.username)).time)
  }
  expect(difference()).toBeLessThan(500)
})

it('sets a new one by the link, which ends every session and then leads to the sign-in', async () => {
  const { cookie } = await enter(OWNER.username)
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
  expect((await enter(OWNER.username)).status).toBe(401)
  expect((await enter(OWNER.username, NEW)).status).toBe(302)
  expect((await ask(`/admin/reset?token=${token}`)).status).toBe(404)
  expect((await ask('/admin/reset', { fields: { token, password: OWNER.password } })).status).toBe(404)
})

it('one visitor asks twenty times an hour and is then told when to come back', async () => {
  const headers = headersOf({ as: 'nobody' })
  const ask = () =>
    fetch(`${site().origin}/admin/forgot`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ account: 'nobody' }),
    })
  const statuses = (await Promise.all(Array.from({ length: 20 }, ask))).map(({ status }) => status)
  const last = await ask()
  expect([...new Set(statuses), last.status]).toEqual([200, 429])
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await last.text()).toContain('Too many attempts')
})

it('a session elsewhere is seen on the account page and ended there, with the password', async () => {
  const [here, there] = [await enter(OWNER.username, NEW), await enter(OWNER.username, NEW)]
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
  const third = await enter(OWNER.username, NEW)
  const all = await ask('/admin/account', { cookie: here.cookie, fields: { intent: 'end-others' } })
  expect(all.main).toContain('All other sessions have ended.')
  expect(all.main).toContain('No other session is open.')
  expect((await ask('/admin/account', { cookie: third.cookie })).status).toBe(302)
})
