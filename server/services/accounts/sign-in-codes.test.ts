import { beforeEach, describe, expect, it } from 'vitest'
import type { Source } from '#domain/accounts/caller.ts'
import { openAccounts } from '#server/auth/accounts.ts'
import { onEveryDatabase } from '#tests/support/database.ts'
import { createSourceKeys } from '#server/services/site/source-keys.ts'
import { createSettings } from '#server/services/site/settings.ts'
import { createCustomerSessions } from './customers.ts'
import { createSignInCodes } from './sign-in-codes.ts'
import { silent } from '#tests/support/services/deps.ts'
import { sessionCookie } from '#tests/support/staff.ts'

const email = 'sara@client.example'
const HERE: Source = { visitor: '10.1.1.1', network: '10.1.1.0/24' }
const ELSEWHERE: Source = { visitor: '10.2.2.2', network: '10.2.2.0/24' }

onEveryDatabase('signing in by codes', (db) => {
  let now: number
  beforeEach(() => void (now = Date.now()))
  const clock = () => new Date(now)
  const pass = (seconds: number) => (now += seconds * 1000)

  function open(siteUrl = 'https://site.example') {
    const auth = openAccounts({ db: db(), siteUrl, log: silent }).customers
    const settings = createSettings({ db: db(), clock })
    const codes = createSignInCodes({ db: db(), clock, settings, sourceKeys: createSourceKeys(db()), siteUrl, auth })
    return { codes, sessions: createCustomerSessions({ db: db(), clock, auth }) }
  }
  const headersOf = (cookies: string[]) => new Headers({ cookie: sessionCookie({ cookies }) })
  const mails = () => db().selectFrom('mail_outbox').selectAll().orderBy('created_at').execute()
  const lastCode = async () => /^\d{6}$/m.exec((await mails()).at(-1)?.text ?? '')?.[0] ?? ''
  const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

  /** Mails of one millisecond have no order, so each is of its own. */
  async function ask(to = email, { codes } = open(), source = HERE) {
    now++
    const request = await codes.request({ email: to, locale: 'ar', source })
    if (!request.ok) throw new Error(`Wait ${request.retryAfterSeconds}`)
    return { headers: headersOf(request.cookies), code: await lastCode(), cookies: request.cookies }
  }

  async function signIn(to = email, site = open()) {
    const { headers, code } = await ask(to, site)
    const entry = await site.codes.enter(headers, code)
    if (entry.kind !== 'signed-in') throw new Error(entry.kind)
    return { ...entry, headers: headersOf(entry.cookies) }
  }

  describe('a code', () => {
    it('is mailed in the language of the page, and its subject does not tell it', async () => {
      const { code } = await ask('Sara@Client.example')
      expect(await mails()).toMatchObject([
        { recipient: email, subject: 'رمز الدخول', message_id: null, reply_to: null },
      ])
      await open().codes.request({ email: 'omar@client.example', locale: 'en', source: HERE })
      const [, mail] = await mails()
      expect(mail).toMatchObject({ recipient: 'omar@client.example', subject: 'Your sign-in code' })
      expect(mail?.html).toContain('<bdi dir="ltr">')
      expect(code).toMatch(/^\d{6}$/)
    })

    it('signs in once, in the browser that asked for it, and makes the account', async () => {
      const { codes, sessions } = open()
      const { headers, code } = await ask()
      expect(await codes.awaited(headers)).toEqual({ email, secondsUntilNext: 60 })
      const entry = await codes.enter(headers, code)
      expect(entry).toMatchObject({
        kind: 'signed-in',
        customer: { email, uuid: expect.stringMatching(/^[\da-f-]{36}$/) },
      })
      const signedIn = entry.kind === 'signed-in' ? entry.cookies : []
      expect(signedIn[0]).toMatch(/^__Host-customer\.session_token=.*SameSite=Lax$/)
      expect((await sessions.find(headersOf(signedIn))).caller).toMatchObject({ kind: 'customer', email })
      expect(await codes.enter(headers, code)).toEqual({ kind: 'spent' })
      expect(await codes.awaited(headers)).toBeNull()
    })

    it('is worth nothing in another browser, which uses up no try either', async () => {
      const { codes } = open()
      const { headers, code } = await ask()
      expect(await codes.enter(new Headers(), code)).toEqual({ kind: 'spent' })
      const other = new Headers({ cookie: '__Host-customer.sign_in=guess' })
      for (let attempt = 0; attempt < 6; attempt++) expect(await codes.enter(other, code)).toEqual({ kind: 'spent' })
      expect((await codes.enter(headers, code)).kind).toBe('signed-in')
    })

    it('neither ends nor waits because somebody elsewhere asks for the same mailbox', async () => {
      const { codes } = open()
      const own = await ask()
      for (let count = 0; count < 5; count++) {
        expect((await codes.request({ email: 'Sara+x@client.example', locale: 'ar', source: ELSEWHERE })).ok).toBe(true)
        pass(61)
      }
      const foreign = await codes.request({ email, locale: 'ar', source: ELSEWHERE })
      expect(foreign).toMatchObject({ ok: false })
      expect((await codes.enter(own.headers, own.code)).kind).toBe('signed-in')
      expect((await codes.request({ email, locale: 'ar', source: HERE })).ok).toBe(true)
    })

    it('is mailed to one mailbox five times in ten minutes, from however many places, and the answer stays the same', async () => {
      const { codes } = open()
      const from = (visitor: string) =>
        codes.request({ email, locale: 'en', source: { visitor, network: '10.0.0.0/8' } })
      const answers = await Promise.all(Array.from({ length: 25 }, (_, place) => from(`10.0.0.${place}`)))
      expect(answers.map(({ ok }) => ok)).toEqual(Array(25).fill(true))
      expect(await mails()).toHaveLength(5)
      expect((await codes.awaited(headersOf((answers[24] as { cookies: string[] }).cookies)))?.email).toBe(email)
      pass(600)
      expect((await ask()).code).toMatch(/^\d{6}$/)
    })

    it('is one of the browser that asked: that of another is worth nothing in it', async () => {
      const { codes } = open()
      const first = await ask()
      const second = await ask(email, open(), ELSEWHERE)
      expect((await codes.enter(first.headers, second.code)).kind).toBe('wrong')
      expect((await codes.enter(first.headers, first.code)).kind).toBe('signed-in')
      expect((await codes.enter(second.headers, second.code)).kind).toBe('signed-in')
    })

    it('signs in once, though it is entered twice at the same moment', async () => {
      const { codes } = open()
      const { headers, code } = await ask()
      const entries = await Promise.all([codes.enter(headers, code), codes.enter(headers, code)])
      expect(entries.map(({ kind }) => kind).toSorted()).toEqual(['signed-in', 'spent'])
    })

    it('may be tried five times, also by five at the same moment', async () => {
      const { codes } = open()
      const { headers, code } = await ask()
      const tries = await Promise.all([1, 2, 3, 4].map(() => codes.enter(headers, wrong(code))))
      expect(tries.map((entry) => (entry.kind === 'wrong' ? entry.triesLeft : entry)).toSorted()).toEqual([1, 2, 3, 4])
      expect(await codes.enter(headers, wrong(code))).toEqual({ kind: 'spent' })
      expect(await codes.enter(headers, code)).toEqual({ kind: 'spent' })
      expect(await codes.awaited(headers)).toBeNull()
    })

    it('is good for ten minutes', async () => {
      const { codes } = open()
      const { headers, code } = await ask()
      pass(599)
      expect(await codes.awaited(headers)).not.toBeNull()
      pass(2)
      expect(await codes.awaited(headers)).toBeNull()
      expect(await codes.enter(headers, code)).toEqual({ kind: 'spent' })
    })

    it('is stored in a cookie that scripts and other sites cannot use, and neither it nor that value can be read in the database', async () => {
      const { cookies, code } = await ask()
      expect(cookies).toHaveLength(1)
      expect(cookies[0]).toMatch(
        /^__Host-customer\.sign_in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      )
      const token = /=([\w-]{43});/.exec(cookies[0] ?? '')?.[1]
      const stored = JSON.stringify(await db().selectFrom('sign_in_requests').selectAll().execute())
      expect([stored.includes(token!), stored.includes(code)]).toEqual([false, false])
      const plain = await ask('omar@client.example', open('http://localhost:3000'))
      expect(plain.cookies[0]).toMatch(/^customer\.sign_in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
    })
  })

  describe('another code', () => {
    it('waits for a minute, whether the account is there or not', async () => {
      const { codes } = open()
      await signIn()
      for (const to of [email, 'nobody@client.example']) {
        pass(61)
        expect((await codes.request({ email: to, locale: 'ar', source: HERE })).ok).toBe(true)
        pass(10)
        const again = await codes.request({ email: to.toUpperCase(), locale: 'ar', source: HERE })
        expect(again).toEqual({ ok: false, retryAfterSeconds: 50 })
      }
    })

    it('is made once when two ask at the same moment', async () => {
      const { codes } = open()
      const asked = await Promise.all([1, 2, 3].map(() => codes.request({ email, locale: 'ar', source: HERE })))
      expect(asked.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await mails()).toHaveLength(1)
    })

    it('waits after five in an hour', async () => {
      const { codes } = open()
      for (let count = 0; count < 5; count++) {
        await ask()
        pass(61)
      }
      expect(await codes.request({ email, locale: 'ar', source: HERE })).toEqual({
        ok: false,
        retryAfterSeconds: 3600 - 5 * 61,
      })
    })
  })

  it('keeps no mail with a code that is of no use any more, and nobody who asked a day ago', async () => {
    await ask()
    pass(24 * 60 * 60 + 1)
    await ask('omar@client.example')
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['omar@client.example'])
    const asked = await db().selectFrom('sign_in_requests').select('email').execute()
    expect(asked).toEqual([{ email: 'omar@client.example' }])
  })

  describe('a session', () => {
    it('ends here, or everywhere', async () => {
      const { sessions } = open()
      const one = await signIn()
      const isIn = async (headers: Headers) => (await sessions.find(headers)).caller !== null
      pass(61)
      const two = await signIn()
      pass(61)
      const three = await signIn()
      expect(await sessions.signOut(one.headers)).toContainEqual(
        expect.stringMatching(/^__Host-customer\.session_token=; Max-Age=0;/),
      )
      expect([await isIn(one.headers), await isIn(two.headers), await isIn(three.headers)]).toEqual([false, true, true])
      await sessions.signOutEverywhere(two.headers)
      expect([await isIn(two.headers), await isIn(three.headers)]).toEqual([false, false])
    })

    it('is a new one after each sign-in, and the one before is not left behind', async () => {
      const { codes, sessions } = open()
      const before = await signIn()
      pass(61)
      const { headers, code } = await ask()
      const both = new Headers({ cookie: `${before.headers.get('cookie')}; ${headers.get('cookie')}` })
      expect((await codes.enter(both, code)).kind).toBe('signed-in')
      expect((await sessions.find(before.headers)).caller).toBeNull()
      expect(await db().selectFrom('customer_sessions').select('id').execute()).toHaveLength(1)
    })

    it('ends after ninety days however often it is used', async () => {
      const { sessions } = open()
      const { headers } = await signIn()
      pass(90 * 24 * 60 * 60 - 10)
      expect((await sessions.find(headers)).caller).not.toBeNull()
      pass(20)
      expect((await sessions.find(headers)).caller).toBeNull()
      expect(await db().selectFrom('customer_sessions').select('id').execute()).toEqual([])
    })
  })
})
