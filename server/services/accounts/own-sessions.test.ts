import { expect, it } from 'vitest'
import { openAccounts } from '#server/auth/accounts.ts'
import { authenticatorCode } from '#tests/support/authenticator.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { lastLink, openStaffMail } from '#tests/support/staff-mail.ts'
import { valueOf } from '#tests/support/records.ts'
import { createApiTokens } from './api-tokens.ts'
import { createOwnAccount } from './own-account.ts'
import { createOwnSessions } from './own-sessions.ts'
import { createStaffSessions } from './staff-sessions.ts'
import { silent } from '#tests/support/services/deps.ts'
import { sessionCookie } from '#tests/support/staff.ts'

const password = 'gusty-plinth-ohm'
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1'
const [OFFICE, HOME] = ['203.0.113.0/24', '2001:db8:1::/48']

onOneDatabase('the open sessions of a member of staff', (db) => {
  const open = async () => {
    const world = await openStaffMail(db())
    const auth = openAccounts({ db: db(), siteUrl: world.deps.siteUrl, log: silent }).staff
    const deps = { ...world.deps, auth }
    const staffSessions = createStaffSessions({ ...deps, apiTokens: createApiTokens(deps) })
    const signIn = async (username: string, browser: string, from: string) =>
      headersOf(await staffSessions.signIn({ username, password, browser, from }), browser)
    const isOpen = async (headers: Headers) => (await staffSessions.find(headers)).caller !== null
    return { ...world, sessions: createOwnSessions(deps), own: createOwnAccount(deps), staffSessions, signIn, isOpen }
  }
  const headersOf = (signedIn: object, browser: string) =>
    new Headers({ cookie: sessionCookie(signedIn), 'user-agent': browser })

  it('are listed by browser, device and network, the present one first, and those of others never', async () => {
    const { sessions, signIn } = await open()
    const here = await signIn('noura', CHROME, OFFICE)
    await signIn('noura', SAFARI, HOME)
    await signIn('omar', SAFARI, HOME)
    const list = await sessions.list(here)
    expect(list).toMatchObject([
      { isHere: true, browser: { name: 'Chrome', system: 'Windows' }, network: OFFICE },
      { isHere: false, browser: { name: 'Safari', system: 'iPhone' }, network: HOME },
    ])
    for (const { createdAt, usedAt } of list)
      expect([createdAt, usedAt].map((at) => Math.abs(Date.parse(at) - Date.now()) < 60_000)).toEqual([true, true])
    expect(JSON.stringify(list)).not.toMatch(/token|Mozilla/)
    expect(await sessions.list(new Headers())).toEqual([])
  })

  it('end one by one, and by nobody but their owner', async () => {
    const { sessions, signIn, isOpen, noura, omar, audit } = await open()
    const here = await signIn('noura', CHROME, OFFICE)
    const there = await signIn('noura', SAFARI, HOME)
    const id = (await sessions.list(here))[1]?.id ?? ''
    expect(await sessions.end(id, omar)).toMatchObject({ ok: false })
    expect(await isOpen(there)).toBe(true)
    valueOf(await sessions.end(id, noura))
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, false])
    expect(await sessions.end(id, noura)).toMatchObject({ ok: false, failure: { kind: 'not-found' } })
    expect((await audit())[0]).toMatchObject({ action: 'staff.own-session-ended', actor: { id: noura.id } })
  })

  it('end all but the present one, with the links that wait in a mailbox', async () => {
    const { sessions, signIn, isOpen, emails, noura, omar, audit } = await open()
    const here = await signIn('noura', CHROME, OFFICE)
    const there = [await signIn('noura', SAFARI, HOME), await signIn('noura', CHROME, HOME)]
    const others = await signIn('omar', SAFARI, HOME)
    valueOf(await emails.begin('noura@site.example', noura, 'ar'))
    expect(await sessions.endOthers(here, omar)).toMatchObject({ ok: false })
    valueOf(await sessions.endOthers(here, noura))
    expect(await Promise.all([here, ...there, others].map(isOpen))).toEqual([true, false, false, true])
    expect(await emails.look(await lastLink(db(), 'noura@site.example'))).toBeNull()
    expect((await audit())[0]).toMatchObject({ action: 'staff.own-sessions-ended', detail: { count: 2 } })
  })

  it('are listed no more once they have ended by themselves', async () => {
    const { sessions, signIn, wait } = await open()
    const here = await signIn('noura', CHROME, OFFICE)
    wait(29)
    expect(await sessions.list(here)).toHaveLength(1)
    wait(2)
    expect(await sessions.list(here)).toEqual([])
  })

  it('keep browser and network with a new password and with the second factor', async () => {
    const { sessions, signIn, own, staffSessions, noura } = await open()
    const shown = async (headers: Headers) =>
      (await sessions.list(headers)).map(({ browser, network }) => [browser.system, network])
    const first = await signIn('noura', CHROME, OFFICE)
    const next = 'another-plinth-ohm'
    const changed = valueOf(await own.changePassword(first, { current: password, next }, noura, OFFICE))
    const second = headersOf(changed, CHROME)
    expect(await shown(second)).toEqual([['Windows', OFFICE]])
    const site = { siteName: 'Site', username: 'noura' }
    const { result } = valueOf(await own.beginSecondFactor(second, next, site))
    const secret = new URL(result.address).searchParams.get('secret') ?? ''
    const confirmed = valueOf(await own.confirmSecondFactor(second, authenticatorCode(secret), noura, OFFICE))
    expect(await shown(headersOf(confirmed, CHROME))).toEqual([['Windows', OFFICE]])
    const firstStep = await staffSessions.signIn({ username: 'noura', password: next, browser: SAFARI, from: HOME })
    const recovery = result.recoveryCodes[0] ?? ''
    const signedIn = await staffSessions.confirm(headersOf(firstStep, SAFARI), recovery, { from: HOME })
    expect(await shown(headersOf(signedIn, SAFARI))).toEqual([
      ['iPhone', HOME],
      ['Windows', OFFICE],
    ])
  })
})
