import { expect, it } from 'vitest'
import { randomBytes } from 'node:crypto'
import { onEveryDatabase } from '#tests/support/database.ts'
import { neutralSettings } from '#domain/site/neutral-settings.ts'
import { demoSettings } from '#seed/demo-settings.ts'
import { someone, tickingClock, valueOf } from '#tests/support/records.ts'
import { listStaff } from '#server/data/accounts/staff-store.ts'
import { createStaff } from '#server/services/accounts/staff.ts'
import { knownBrowserCookie, knownBrowserOf } from './known-browser.ts'
import { ensureOwner, type OwnerDeps } from './ensure-owner.ts'
import { verifyPassword } from './passwords.ts'

const signer = { secret: 'a secret of the site', isSecure: true }
const sent = (cookie: string) => new Headers({ cookie: cookie.split(';')[0]! })

it('a browser is known to those who have signed in with it, and each one by another name', () => {
  const [one, other] = [knownBrowserCookie('noura', signer), knownBrowserCookie('noura', signer)]
  expect(knownBrowserOf(sent(one), 'noura', signer)).toMatch(/^[\w-]{22}$/)
  expect(knownBrowserOf(sent(one), 'noura', signer)).not.toBe(knownBrowserOf(sent(other), 'noura', signer))
  expect(knownBrowserOf(sent(one), 'sara', signer)).toBeNull()
  expect(knownBrowserOf(sent(one), 'noura', { ...signer, secret: 'another' })).toBeNull()
})

it.each(['', 'a', 'a.b', '.', `a.${'x'.repeat(43)}`, `a.${'é'.repeat(43)}`])('%j names no browser', (value) => {
  expect(knownBrowserOf(new Headers({ cookie: `__Host-staff.browser=${value}` }), 'noura', signer)).toBeNull()
})

it('what it keeps stays on this host and out of the reach of scripts', () =>
  expect(knownBrowserCookie('noura', signer)).toMatch(
    /^__Host-staff\.browser=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  ))

onEveryDatabase('the first owner', (db) => {
  const ensure = (given: Partial<OwnerDeps> = {}) =>
    ensureOwner({
      db: db(),
      clock: tickingClock(),
      username: 'Admin',
      password: null,
      site: demoSettings,
      random: randomBytes,
      ...given,
    })
  const hashes = async () => {
    const rows = await db().selectFrom('staff_accounts').select('password').execute()
    return rows.map(({ password }) => password ?? '')
  }

  it('gets a random password that is told once', async () => {
    const { isNew, password } = valueOf(await ensure())
    expect(isNew).toBe(true)
    expect(password).toMatch(/^(?:[a-km-np-z2-9]{5}-){3}[a-km-np-z2-9]{5}$/)
    expect(await listStaff(db())).toMatchObject([{ username: 'Admin', role: 'owner', disabled: false }])
    expect(await verifyPassword((await hashes())[0] ?? '', password ?? '')).toBe(true)
    expect(valueOf(await ensure())).toEqual({ isNew: false, password: null })
  })

  it('gets the password that the operator chose, which is not told again', async () => {
    const password = 'gusty-plinth-ohm'
    expect(valueOf(await ensure({ password }))).toEqual({ isNew: true, password: null })
    expect(await verifyPassword((await hashes())[0] ?? '', password)).toBe(true)
  })

  it('may have a password with the name of the demo company where the site begins without that', async () => {
    const site = neutralSettings('sindan.example')
    expect(await ensure({ password: 'sindan.example', site })).toMatchObject({ ok: false })
    expect(valueOf(await ensure({ password: 'rawabit12345', site }))).toEqual({ isNew: true, password: null })
  })

  it('is made once when two processes start at the same moment', async () => {
    const outcomes = await Promise.all([ensure(), ensure(), ensure()])
    expect(outcomes.filter((outcome) => valueOf(outcome).isNew)).toHaveLength(1)
    expect(outcomes.filter((outcome) => valueOf(outcome).password !== null)).toHaveLength(1)
    expect(await listStaff(db())).toHaveLength(1)
  })

  it('is not made where anybody of staff is there already', async () => {
    const staff = createStaff({ db: db(), clock: tickingClock() })
    valueOf(await staff.add({ username: 'noura', password: 'gusty-plinth-ohm', role: 'owner' }, someone))
    expect(valueOf(await ensure())).toEqual({ isNew: false, password: null })
  })

  it('is refused with a password that staff may not have, and the reason names the variable', async () => {
    for (const password of ['short', 'password1234', 'admin-ADMIN-1', 'rawabit12345', 'x7'.repeat(65)]) {
      expect(await ensure({ password })).toMatchObject({
        failure: { kind: 'invalid', fields: { ADMIN_PASSWORD: { en: expect.any(String) } } },
      })
    }
    expect(await ensure({ username: 'a b' })).toMatchObject({
      failure: { fields: { ADMIN_USERNAME: { en: expect.any(String) } } },
    })
    expect(await listStaff(db())).toEqual([])
  })
})
