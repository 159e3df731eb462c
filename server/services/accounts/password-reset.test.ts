import { expect, it } from 'vitest'
import { passwordMessages } from '#content/admin/account.ts'
import { openAccounts } from '#server/auth/accounts.ts'
import { authenticatorCode } from '#tests/support/authenticator.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { lastLink, openStaffMail } from '#tests/support/staff-mail.ts'
import { someone, valueOf } from '#tests/support/records.ts'
import { createApiTokens } from './api-tokens.ts'
import { createOwnAccount } from './own-account.ts'
import { createPasswordReset } from './password-reset.ts'
import { createStaffSessions } from './staff-sessions.ts'
import { silent } from '#tests/support/services/deps.ts'
import { sessionCookie } from '#tests/support/staff.ts'

const OVER = { ok: false, failure: { kind: 'not-found' } }
const OLD = 'gusty-plinth-ohm'
const NEW = 'another-plinth-ohm'
const email = 'noura@site.example'

onOneDatabase('a forgotten password', (db) => {
  const open = async (untilAnswer: () => Promise<unknown> = async () => {}) => {
    const world = await openStaffMail(db())
    const auth = openAccounts({ db: db(), siteUrl: world.deps.siteUrl, log: silent }).staff
    const sessions = createStaffSessions({ ...world.deps, apiTokens: createApiTokens(world.deps), auth })
    const own = createOwnAccount({ ...world.deps, auth })
    await world.give(world.noura, email)
    const resets = createPasswordReset(world.deps, untilAnswer)
    const ask = (account: string) => resets.request({ account, locale: 'en', from: '203.0.113.0/24' })
    const signIn = async (password: string) => {
      const answer = await sessions.signIn({ username: 'noura', password })
      return { kind: answer.kind, headers: new Headers({ cookie: sessionCookie(answer) }) }
    }
    return { ...world, sessions, own, resets, ask, signIn }
  }
  const links = async () => (await mails()).filter(({ subject }) => subject === 'Reset your password')
  const mails = () => db().selectFrom('mail_outbox').selectAll().orderBy('created_at').execute()

  it.each(['noura', ' NOURA ', 'Noura@Site.example'])('is set anew by a link, for who asks as %j', async (account) => {
    const { ask, resets, signIn, sessions } = await open()
    const elsewhere = await signIn(OLD)
    await ask(account)
    const [mail] = await links()
    expect(mail).toMatchObject({ recipient: email, urgency: 0, message_id: null })
    const token = await lastLink(db(), email)
    expect(await resets.look(token)).toBe('noura')
    valueOf(await resets.reset(token, NEW, 'en'))
    expect((await sessions.find(elsewhere.headers)).caller).toBeNull()
    expect((await signIn(OLD)).kind).toBe('refused')
    expect((await signIn(NEW)).kind).toBe('signed-in')
    expect((await mails()).at(-1)).toMatchObject({ recipient: email, subject: 'Your password has changed' })
  })

  it('is set once by a link, also when it is followed twice at the same moment', async () => {
    const { ask, resets } = await open()
    await ask('noura')
    const token = await lastLink(db(), email)
    const outcomes = await Promise.all([resets.reset(token, NEW, 'en'), resets.reset(token, `${NEW}s`, 'en')])
    expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(await resets.reset(token, OLD, 'en')).toEqual(OVER)
    expect(await resets.look(token)).toBeNull()
  })

  it('is set within thirty minutes, and by nobody’s guess', async () => {
    const { ask, resets, noura, wait } = await open()
    await ask('noura')
    const token = await lastLink(db(), email)
    for (const guess of ['', token.slice(0, -1), `${token}x`, `${noura.id}.${'a'.repeat(43)}`, `%.${'a'.repeat(43)}`])
      expect(await resets.reset(guess, NEW, 'en')).toEqual(OVER)
    wait(29)
    expect(await resets.look(token)).toBe('noura')
    wait(2)
    expect(await resets.look(token)).toBeNull()
    expect(await resets.reset(token, NEW, 'en')).toEqual(OVER)
  })

  it('is as good as any: what may be no password is refused, and the link stays', async () => {
    const { ask, resets } = await open()
    await ask('noura')
    const token = await lastLink(db(), email)
    const refusal = { ok: false, failure: { kind: 'invalid', fields: { password: passwordMessages['too-short'] } } }
    expect(await resets.reset(token, 'short', 'en')).toEqual(refusal)
    valueOf(await resets.reset(token, NEW, 'en'))
  })

  it('opens nothing by itself: the second factor is asked for at the next sign-in', async () => {
    const { ask, resets, own, signIn, noura } = await open()
    const { headers } = await signIn(OLD)
    const shown = { siteName: 'Site', username: 'noura' }
    const { result } = valueOf(await own.beginSecondFactor(headers, OLD, shown))
    const secret = new URL(result.address).searchParams.get('secret') ?? ''
    valueOf(await own.confirmSecondFactor(headers, authenticatorCode(secret), noura))
    await ask('noura')
    valueOf(await resets.reset(await lastLink(db(), email), NEW, 'en'))
    expect((await signIn(NEW)).kind).toBe('code-wanted')
  })

  it('is answered alike and no sooner whoever asks, and mails are for those alone who have an address', async () => {
    const time = Promise.withResolvers<void>()
    const { ask, staff, noura } = await open(() => time.promise)
    let answered = 0
    const strangers = ['nobody', 'omar', '', `${noura.id}@staff.invalid`, '%', 'x'.repeat(300)]
    const answers = [...strangers, 'noura'].map((account) => ask(account).finally(() => (answered += 1)))
    await expect.poll(links).toHaveLength(1)
    expect(answered).toBe(0)
    time.resolve()
    expect(new Set(await Promise.all(answers))).toEqual(new Set([undefined]))
    expect(await links()).toHaveLength(1)
    valueOf(await staff.setDisabled(noura.id, true, someone))
    await ask('noura')
    expect(await links()).toHaveLength(1)
  })

  it('fills no mailbox: three links at a time, each of which can be used', async () => {
    const { ask, resets, wait } = await open()
    await ask('noura')
    const first = await lastLink(db(), email)
    for (let count = 0; count < 4; count++) await ask('noura')
    expect(await links()).toHaveLength(3)
    expect(await resets.look(first)).toBe('noura')
    wait(31)
    await ask('noura')
    valueOf(await resets.reset(await lastLink(db(), email), NEW, 'en'))
  })

  it.each(['a new password', 'another address', 'no address', 'a closed account', 'no account'])(
    'is set by no link any more after %s',
    async (what) => {
      const { ask, resets, staff, emails, give, noura } = await open()
      await ask('noura')
      const token = await lastLink(db(), email)
      if (what === 'a new password') valueOf(await staff.setPassword(noura.id, `${NEW}s`, someone))
      if (what === 'another address') await give(noura, 'second@site.example')
      if (what === 'no address') valueOf(await emails.remove(noura, 'en'))
      if (what === 'a closed account') valueOf(await staff.setDisabled(noura.id, true, someone))
      if (what === 'no account') valueOf(await staff.remove(noura.id, someone))
      expect(await resets.look(token)).toBeNull()
      expect(await resets.reset(token, NEW, 'en')).toEqual(OVER)
    },
  )

  it('leaves lines in the log: who was asked for and from where, shortened, and that it was set', async () => {
    const { ask, resets, audit, noura } = await open()
    await ask('noura')
    valueOf(await resets.reset(await lastLink(db(), email), NEW, 'en'))
    const [set, asked] = await audit()
    expect(set).toMatchObject({ action: 'staff.reset', actor: { kind: 'staff', id: noura.id } })
    expect(asked).toMatchObject({ action: 'staff.reset-asked', detail: { name: 'nou…', from: '203.0.113.0/24' } })
  })
})
