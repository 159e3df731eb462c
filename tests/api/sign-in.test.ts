import { describe, expect, it } from 'vitest'
import { cookiesOf, lastCode, newAddress, signInCustomer } from '#tests/support/customers.ts'
import { testSite } from '#tests/support/test-app.ts'

const site = testSite({ env: { TRUST_PROXY: '1' } })

let people = 0
const newEmail = () => `person-${++people}@client.example`

type Sent = { cookie?: string; from?: string }

async function call(path: string, fields: object, { cookie, from = newAddress() }: Sent = {}) {
  const headers = {
    'Content-Type': 'application/json',
    'Sec-Fetch-Site': 'same-origin',
    'X-Forwarded-For': from,
    ...(cookie ? { cookie } : {}),
  }
  const response = await site.app.request(path, { method: 'POST', headers, body: JSON.stringify(fields) })
  const body = (await response.clone().json()) as { status: string; message?: string; data?: Record<string, unknown> }
  return { status: response.status, headers: response.headers, body, cookie: cookiesOf(response) }
}
const send = (email: string, sent: Sent & { locale?: string } = {}) =>
  call('/api/auth/send-code', { email, locale: sent.locale }, sent)
const verify = (code: string, cookie?: string, from?: string) =>
  call('/api/auth/verify-code', { code, locale: 'en' }, { cookie, from })
const addressesOf = (uuid: string, cookie: string) => call('/api/addresses/get.php', { user_uuid: uuid }, { cookie })

describe('asking for a code', () => {
  it('is answered alike for a known and an unknown address', async () => {
    const known = newEmail()
    await signInCustomer(site, known)
    const answers = await Promise.all([send(known), send(newEmail())])
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([200, { status: 'success', data: { expires_in: 600, next_in: 60 } }])
    }
  })

  it.each(['', 'sara', 'sara@', 'sara@client', 'a@b.example\r\nBcc: c@d.example', `${'a'.repeat(250)}@b.example`])(
    'is refused for %j in both languages',
    async (email) => {
      const refused = await send(email, { locale: 'ar' })
      expect(refused).toMatchObject({
        status: 422,
        body: { data: { fields: { email: expect.stringMatching('اكتب') } } },
      })
      expect((await send(email)).body.message).toMatch(/^Enter a complete email address/)
      expect(refused.cookie).toBe('')
    },
  )

  it('again within a minute is refused, and says how many seconds to wait', async () => {
    const [email, from] = [newEmail(), newAddress()]
    await send(email, { from })
    const { status, headers, body } = await send(email.toUpperCase(), { from })
    expect(status).toBe(429)
    expect(headers.get('retry-after')).toMatch(/^(5\d|60)$/)
    expect(body.message).toMatch(/^You can ask for a new code in \d\d\u00a0seconds\.$/)
    expect((await send(email, { locale: 'ar', from })).body.message).toMatch(
      /^يمكنك طلب رمز جديد بعد \d\d\u00a0ثانية\.$/,
    )
  })

  it('for many addresses from one place is refused after twenty', async () => {
    const from = newAddress()
    for (let count = 0; count < 20; count++) expect((await send(newEmail(), { from })).status).toBe(200)
    expect((await send(newEmail(), { from })).status).toBe(429)
    expect((await send(newEmail())).status).toBe(200)
  })
})

describe('entering a code', () => {
  it('signs in once, by Arabic digits too, with cookies that scripts cannot read', async () => {
    const email = newEmail()
    const asked = await send(email)
    const code = await lastCode(site.db, email)
    const arabic = code.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    const entered = await verify(arabic, asked.cookie)
    expect(entered).toMatchObject({ status: 200, body: { data: { uuid: expect.any(String), email } } })
    const [session] = entered.headers.getSetCookie()
    expect(session).toMatch(/^customer\.session_token=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await addressesOf(String(entered.body.data?.['uuid']), entered.cookie)).status).toBe(200)
    expect((await verify(code, asked.cookie)).status).toBe(409)
  })

  it('counts five tries', async () => {
    const email = newEmail()
    const { cookie } = await send(email)
    const code = await lastCode(site.db, email)
    const wrong = code === '000000' ? '111111' : '000000'
    expect((await verify(wrong, cookie)).body).toMatchObject({
      message: 'That code is incorrect. You have 4\u00a0tries left.',
      data: { fields: { code: expect.any(String) } },
    })
    for (const left of [3, 2, 1])
      expect((await verify(wrong, cookie)).body.message).toMatch(left === 1 ? /one try/ : String(left))
    expect((await verify(wrong, cookie)).status).toBe(409)
    expect((await verify(code, cookie)).status).toBe(409)
  })

  it.each(['', '12345', '1234567', 'abcdef', '12 34'])('takes %j for no code, and no try', async (typed) => {
    const email = newEmail()
    const { cookie } = await send(email)
    for (let count = 0; count < 6; count++) expect((await verify(typed, cookie)).status).toBe(422)
    expect((await verify(await lastCode(site.db, email), cookie)).status).toBe(200)
  })

  it('waits after fifty tries from one place', async () => {
    const from = newAddress()
    for (let count = 0; count < 50; count++) expect((await verify('123456', undefined, from)).status).toBe(409)
    expect((await verify('123456', undefined, from)).status).toBe(429)
  })
})

describe('signing out', () => {
  it('ends the session here, or everywhere', async () => {
    const email = newEmail()
    const one = await signInCustomer(site, email)
    const out = await call('/api/auth/sign-out', { scope: 'here' }, one)
    expect(out).toMatchObject({ status: 200, cookie: '' })
    expect(out.headers.getSetCookie()[0]).toMatch(/^customer\.session_token=; Max-Age=0;/)
    expect((await addressesOf(one.uuid, one.cookie)).status).toBe(401)
    expect((await call('/api/auth/sign-out', { scope: 'everywhere' })).status).toBe(200)
  })
})

it("the account library's own addresses do not exist", async () => {
  for (const path of ['sign-in/email-otp', 'email-otp/send-verification-otp', 'get-session', 'sign-out']) {
    expect((await call(`/api/auth/customer/${path}`, { email: newEmail() })).status).toBe(404)
  }
})
