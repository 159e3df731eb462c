import { expect, it } from 'vitest'
import { openAccounts } from '#server/auth/accounts.ts'
import { authenticatorCode } from '#tests/support/authenticator.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { someone, valueOf } from '#tests/support/records.ts'
import { hashRecoveryCode } from '#server/auth/recovery-codes.ts'
import { createApiTokens } from './api-tokens.ts'
import { createOwnAccount } from './own-account.ts'
import { createSecondFactorRule } from './second-factor-rule.ts'
import { listAudit } from '#server/data/accounts/audit-store.ts'
import { createStaffSessions, type SignIn } from './staff-sessions.ts'
import { createStaff } from './staff.ts'
import { silent } from '#tests/support/services/deps.ts'
import { sessionCookie } from '#tests/support/staff.ts'

const credentials = { username: 'noura', password: 'gusty-plinth-ohm' }

onOneDatabase('sessions of staff', (db) => {
  const world = async (clock = () => new Date()) => {
    const deps = { db: db(), clock }
    const accounts = openAccounts({ db: db(), siteUrl: 'http://localhost:3000', log: silent })
    const apiTokens = createApiTokens(deps)
    const staff = createStaff(deps)
    const sessions = createStaffSessions({ ...deps, apiTokens, auth: accounts.staff })
    const own = createOwnAccount({ ...deps, auth: accounts.staff })
    const { id } = valueOf(await staff.add({ ...credentials, role: 'owner' }, someone))
    const rule = createSecondFactorRule(deps)
    const secret = async () => (await accounts.staff()).options.secret
    return { id, apiTokens, staff, sessions, own, rule, secret, by: { ...someone, id, name: 'noura' } }
  }
  const headersOf = (signIn: SignIn | { cookies: string[] }) => new Headers({ cookie: sessionCookie(signIn) })

  /** Somebody who has signed in and begun to set up a second factor, with the key of their authenticator. */
  const begun = async () => {
    const { sessions, own, ...rest } = await world()
    const first = headersOf(await sessions.signIn(credentials))
    const shown = { siteName: 'Rawabit', username: 'omar' }
    const { result } = valueOf(await own.beginSecondFactor(first, credentials.password, shown))
    const key = new URL(result.address).searchParams.get('secret') ?? ''
    return { sessions, own, first, result, key, ...rest }
  }

  it('know their owner by the cookie, and end with a sign-out, a new role or a disabled account', async () => {
    const { sessions, staff, id } = await world()
    valueOf(await staff.add({ username: 'boss', password: 'another-plinth-ohm', role: 'owner' }, someone))
    const open = async () => headersOf(await sessions.signIn(credentials))
    const first = await open()
    expect((await sessions.find(first)).caller).toEqual({
      kind: 'staff',
      id,
      name: 'noura',
      role: 'owner',
      via: 'session',
    })
    await sessions.signOut(first)
    expect((await sessions.find(first)).caller).toBeNull()
    const second = await open()
    valueOf(await staff.setRole(id, 'editor', someone))
    expect((await sessions.find(second)).caller).toBeNull()
    const third = await open()
    valueOf(await staff.setDisabled(id, true, someone))
    expect((await sessions.find(third)).caller).toBeNull()
    expect(await sessions.signIn(credentials)).toEqual({ kind: 'refused' })
  })

  it('are opened by 32 random letters and digits, as the documentation says', async () => {
    const { sessions } = await world()
    const tokenOf = async () =>
      /session_token=(\w+)\./.exec(headersOf(await sessions.signIn(credentials)).get('cookie')!)?.[1]
    const [one, other] = [await tokenOf(), await tokenOf()]
    expect([one, other]).toEqual([
      expect.stringMatching(/^[A-Za-z0-9]{32}$/),
      expect.stringMatching(/^[A-Za-z0-9]{32}$/),
    ])
    expect(one).not.toBe(other)
  })

  it('end after twelve hours, however busy they were', async () => {
    let later = 0
    const { sessions } = await world(() => new Date(Date.now() + later))
    const headers = headersOf(await sessions.signIn(credentials))
    later = 12 * 3600 * 1000 + 60_000
    expect((await sessions.find(headers)).caller).toBeNull()
    later = 0
    expect((await sessions.find(headers)).caller).toBeNull()
  })

  it('are not needed by programs with a token, whose right ends with it', async () => {
    const { sessions, apiTokens } = await world()
    const { secret, token } = await apiTokens.create({ name: 'import', role: 'editor', days: 1 }, someone)
    const headers = new Headers({ authorization: `Bearer ${secret}` })
    const caller = { kind: 'staff', id: token.id, name: 'import', role: 'editor', via: 'token' }
    expect((await sessions.find(headers)).caller).toEqual(caller)
    expect((await sessions.find(new Headers({ authorization: `bearer ${secret}` }))).caller).toEqual(caller)
    expect((await sessions.find(new Headers({ authorization: `Bearer ${secret}x` }))).caller).toBeNull()
    expect((await sessions.find(new Headers({ authorization: secret }))).caller).toBeNull()
    valueOf(await apiTokens.revoke(token.id, someone))
    expect((await sessions.find(headers)).caller).toBeNull()
  })

  it('go on beside a password of another kind, such as a proxy before the site asks for', async () => {
    const { sessions } = await world()
    const headers = headersOf(await sessions.signIn(credentials))
    for (const other of ['Basic bm91cmE6eA==', 'Digest username="noura"', 'nonsense']) {
      headers.set('authorization', other)
      expect((await sessions.find(headers)).caller).toMatchObject({ name: 'noura', via: 'session' })
    }
    headers.set('authorization', 'Bearer site_made-up')
    expect((await sessions.find(headers)).caller).toBeNull()
  })

  it('leave a line for each refused attempt: the account, shortened, from where, and how often', async () => {
    const { sessions } = await world()
    const from = '203.0.113.0/24'
    for (const username of ['noura', 'noura', 'secret-of-mine'])
      await sessions.signIn({ username, password: 'not-the-password', from })
    await sessions.signIn({ username: 'noura', password: 'not-the-password', from: '198.51.100.0/24' })
    const lines = (await listAudit(db(), { action: 'staff.sign-in-refused' })).map(({ detail }) => detail)
    expect(lines).toHaveLength(4)
    expect(lines).toEqual(
      expect.arrayContaining([
        { name: 'nou…', from, count: 1 },
        { name: 'nou…', from, count: 2 },
        { name: 'sec…', from, count: 1 },
        { name: 'nou…', from: '198.51.100.0/24', count: 1 },
      ]),
    )
  })

  it('are shown in an authenticator by the name of the user and of the site', async () => {
    const { sessions, own } = await world()
    const first = headersOf(await sessions.signIn(credentials))
    const shown = { siteName: 'Rawabit', username: 'نورة' }
    const { result } = valueOf(await own.beginSecondFactor(first, credentials.password, shown))
    expect(decodeURIComponent(result.address)).toMatch(/^otpauth:\/\/totp\/Rawabit:نورة\?/)
    expect(result.address).not.toContain('staff.invalid')
    expect(new URL(result.address).searchParams.get('secret')).toMatch(/^[A-Z2-7]{16,}$/)
  })

  it('ask for a second factor once it is set up, and take each code once', async () => {
    const { sessions, own, by, first, result, key: secret } = await begun()
    expect(await own.confirmSecondFactor(first, '000000', by)).toMatchObject({ ok: false })
    const now = Date.now()
    const setUpWith = authenticatorCode(secret, now)
    valueOf(await own.confirmSecondFactor(first, setUpWith, by))

    const seen = await sessions.signIn(credentials)
    expect((await sessions.confirm(headersOf(seen), setUpWith)).kind).toBe('refused')
    const half = await sessions.signIn(credentials)
    expect(half.kind).toBe('code-wanted')
    expect((await sessions.find(headersOf(half))).caller).toBeNull()
    expect((await sessions.confirm(headersOf(half), '123456')).kind).toBe('refused')
    // The next one: it counts already, for clocks that differ.
    const code = authenticatorCode(secret, now + 30_000)
    const whole = await sessions.confirm(headersOf(half), code)
    expect((await sessions.find(headersOf(whole))).caller).toMatchObject({ name: 'noura' })
    const again = await sessions.signIn(credentials)
    expect((await sessions.confirm(headersOf(again), code)).kind).toBe('refused')

    const recovery = result.recoveryCodes[0] ?? ''
    const third = await sessions.signIn(credentials)
    expect((await sessions.confirm(headersOf(third), recovery)).kind).toBe('signed-in')
    const fourth = await sessions.signIn(credentials)
    expect((await sessions.confirm(headersOf(fourth), recovery)).kind).toBe('refused')
    const other = result.recoveryCodes[1] ?? ''
    expect((await sessions.confirm(headersOf(fourth), other)).kind).toBe('signed-in')
  })

  it('take codes with the digits, blanks and dashes that people type them with', async () => {
    const { sessions, own, by, first, result, key } = await begun()
    const now = Date.now()
    valueOf(await own.confirmSecondFactor(first, inArabic(authenticatorCode(key, now)), by))

    const half = headersOf(await sessions.signIn(credentials))
    const code = inArabic(authenticatorCode(key, now + 30_000))
    expect((await sessions.confirm(half, `${code.slice(0, 3)} ${code.slice(3)}`)).kind).toBe('signed-in')
    const [one = '', other = ''] = result.recoveryCodes
    for (const typed of [one.replaceAll('-', ' ').toUpperCase(), inArabic(other.replaceAll('-', ''))]) {
      const next = headersOf(await sessions.signIn(credentials))
      expect((await sessions.confirm(next, typed)).kind).toBe('signed-in')
      const again = headersOf(await sessions.signIn(credentials))
      expect((await sessions.confirm(again, typed)).kind).toBe('refused')
    }
  })

  it('want the password again after five wrong codes, and rest after ten', async () => {
    const { sessions, own, by, first, key } = await begun()
    valueOf(await own.confirmSecondFactor(first, authenticatorCode(key), by))
    const next = authenticatorCode(key, Date.now() + 30_000)
    for (let round = 0; round < 2; round++) {
      const half = headersOf(await sessions.signIn(credentials))
      for (let wrong = 0; wrong < 5; wrong++) {
        expect(await sessions.confirm(half, 'aaaa-aaaa-aaaa')).toEqual({ kind: 'refused' })
      }
      if (round === 0) expect(await sessions.confirm(half, next)).toEqual({ kind: 'first-step-over' })
    }
    const half = headersOf(await sessions.signIn(credentials))
    expect(await sessions.confirm(half, next)).toEqual({ kind: 'locked', seconds: 15 * 60 })
    expect(await sessions.confirm(new Headers(), next)).toEqual({ kind: 'first-step-over' })
  })

  it('are given recovery codes of letters and digits that nobody mistakes for others', async () => {
    const { result } = await begun()
    expect(new Set(result.recoveryCodes).size).toBe(10)
    for (const code of result.recoveryCodes) expect(code).toMatch(/^(?:[2-9a-hjkmnp-z]{4}-){2}[2-9a-hjkmnp-z]{4}$/)
  })

  it('go on taking recovery codes of the earlier form, whose capitals count', async () => {
    const { sessions, own, by, secret, first, key } = await begun()
    valueOf(await own.confirmSecondFactor(first, authenticatorCode(key), by))
    const backupCodes = JSON.stringify([await hashRecoveryCode('aB1lO-0xYz9', await secret())])
    await db().updateTable('staff_two_factors').set({ backupCodes }).execute()
    const half = headersOf(await sessions.signIn(credentials))
    expect((await sessions.confirm(half, 'ab1lo-0xyz9')).kind).toBe('refused')
    expect((await sessions.confirm(half, ' aB1lO ٠xYz٩ ')).kind).toBe('signed-in')
  })

  it('cannot be opened with what the database keeps of recovery codes', async () => {
    const { sessions, own, by, first, result, key: secret } = await begun()
    const here = headersOf(valueOf(await own.confirmSecondFactor(first, authenticatorCode(secret), by)))
    const kept = async () =>
      JSON.parse(
        (await db().selectFrom('staff_two_factors').select('backupCodes').executeTakeFirstOrThrow()).backupCodes,
      )
    expect(await kept()).toHaveLength(10)
    for (const hash of await kept()) expect(hash).toMatch(/^\$argon2id\$/)
    const half = await sessions.signIn(credentials)
    expect((await sessions.confirm(headersOf(half), (await kept())[0])).kind).toBe('refused')

    const renewed = valueOf(await own.newRecoveryCodes(here, credentials.password, by)).result
    expect((await sessions.confirm(headersOf(half), result.recoveryCodes[0]!)).kind).toBe('refused')
    expect((await sessions.confirm(headersOf(half), renewed[0]!)).kind).toBe('signed-in')
    expect(await kept()).toHaveLength(9)
  })

  it('let in nowhere whoever has no second factor while it is required, and end elsewhere when it is set up', async () => {
    const { sessions, apiTokens, own, rule, by, staff } = await world()
    const setUp = async (headers: Headers, who = by) => {
      const { address } = valueOf(
        await own.beginSecondFactor(headers, credentials.password, { siteName: 'Rawabit', username: 'omar' }),
      ).result
      const code = authenticatorCode(new URL(address).searchParams.get('secret') ?? '')
      return headersOf(valueOf(await own.confirmSecondFactor(headers, code, who)))
    }
    const editor = valueOf(await staff.add({ ...credentials, username: 'sara', role: 'editor' }, someone))
    const open = async () => headersOf(await sessions.signIn({ ...credentials, username: 'sara' }))
    const [here, elsewhere] = [await open(), await open()]
    const owner = await setUp(headersOf(await sessions.signIn(credentials)))
    valueOf(await rule.requireOfAll(by))

    expect((await sessions.find(owner)).caller).toMatchObject({ name: 'noura' })
    for (const headers of [here, await open()])
      expect(await sessions.find(headers)).toMatchObject({ caller: null, withoutFactor: { name: 'sara' } })
    const { secret } = await apiTokens.create({ name: 'import', role: 'editor', days: 1 }, someone)
    const program = await sessions.find(new Headers({ authorization: `Bearer ${secret}` }))
    expect(program).toMatchObject({ caller: { name: 'import' }, withoutFactor: null })
    expect(await own.endSecondFactor(owner, credentials.password, by)).toMatchObject({ failure: { kind: 'conflict' } })

    const after = await setUp(here, { ...by, id: editor.id, name: 'sara' })
    expect(await sessions.find(after)).toMatchObject({ caller: { name: 'sara' }, withoutFactor: null })
    expect(await sessions.find(elsewhere)).toMatchObject({ caller: null, withoutFactor: null })
    valueOf(await staff.removeSecondFactor(editor.id, someone))
    expect((await sessions.find(await open())).caller).toBeNull()
    await rule.makeOptional(by)
    expect((await sessions.find(await open())).caller).toMatchObject({ name: 'sara' })
  })

  it('outlive a change of the own password here and nowhere else', async () => {
    const { sessions, own, by } = await world()
    const here = headersOf(await sessions.signIn(credentials))
    const elsewhere = headersOf(await sessions.signIn(credentials))
    const next = 'another-plinth-ohm'
    expect(await own.changePassword(here, { current: 'wrong-plinth-ohm', next }, by)).toMatchObject({
      failure: { fields: { current: { en: expect.any(String) } } },
    })
    expect(await own.changePassword(here, { current: credentials.password, next: 'password1234' }, by)).toMatchObject({
      failure: { fields: { password: { en: expect.any(String) } } },
    })
    const { cookies } = valueOf(await own.changePassword(here, { current: credentials.password, next }, by))
    expect((await sessions.find(headersOf({ cookies }))).caller).toMatchObject({ name: 'noura' })
    expect((await sessions.find(elsewhere)).caller).toBeNull()
    expect((await sessions.signIn(credentials)).kind).toBe('refused')
    expect((await sessions.signIn({ ...credentials, password: next })).kind).toBe('signed-in')
  })
})

function inArabic(text: string): string {
  return text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
}
