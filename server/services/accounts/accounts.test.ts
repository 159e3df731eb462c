import { expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { someone, tickingClock, valueOf } from '#tests/support/records.ts'
import { openAccounts } from '#server/auth/accounts.ts'
import type { Actor } from '#domain/accounts/staff.ts'
import { listAudit } from '#server/data/accounts/audit-store.ts'
import { accountFlag } from '#server/data/engine/dialect.ts'
import { createApiTokens } from './api-tokens.ts'
import { createConfirmation } from './confirmation.ts'
import { createStaffSessions } from './staff-sessions.ts'
import { createStaff } from './staff.ts'
import { createSecondFactorRule } from './second-factor-rule.ts'
import { createStaffPreferences } from './staff-preferences.ts'
import { errorLog } from '#tests/support/services/deps.ts'
import { sessionCookie } from '#tests/support/staff.ts'

onOneDatabase('tokens of programs', (db) => {
  let now = new Date('2026-05-01T00:00:00.000Z')
  const service = () => createApiTokens({ db: db(), clock: () => now })
  const at = (instant: string) => {
    now = new Date(instant)
    return service()
  }

  it('are known by their secret until they expire, and to nobody who reads the database', async () => {
    const { token, secret } = await at('2026-05-01T00:00:00.000Z').create(
      { name: 'import', role: 'editor', days: 30 },
      someone,
    )
    expect(token).toMatchObject({ name: 'import', role: 'editor', expiresAt: '2026-05-31T00:00:00.000Z' })
    expect(await service().verify(secret)).toMatchObject({ id: token.id, role: 'editor' })
    expect(await service().verify(`${secret}x`)).toBeNull()
    expect(await service().verify('')).toBeNull()
    expect(JSON.stringify(await db().selectFrom('api_tokens').selectAll().execute())).not.toContain(secret)
    expect(await at('2026-05-30T23:59:59.999Z').verify(secret)).not.toBeNull()
    expect(await at('2026-05-31T00:00:00.000Z').verify(secret)).toBeNull()
  })

  it('stop working when they are revoked', async () => {
    const { token, secret } = await at('2026-05-01T00:00:00.000Z').create(
      { name: 'import', role: 'owner', days: 30 },
      someone,
    )
    valueOf(await service().revoke(token.id, someone))
    expect(await service().verify(secret)).toBeNull()
    expect(await service().revoke(token.id, someone)).toMatchObject({ failure: { kind: 'not-found' } })
    expect(await service().list()).toMatchObject([{ id: token.id, revokedAt: '2026-05-01T00:00:00.000Z' }])
  })

  it('say when they were last used, to the hour', async () => {
    const { secret } = await at('2026-05-01T00:00:00.000Z').create({ name: 'import', role: 'owner', days: 30 }, someone)
    const lastUse = async () => (await service().list())[0]?.lastUsedAt
    expect(await lastUse()).toBeNull()
    await at('2026-05-01T10:00:00.000Z').verify(secret)
    await at('2026-05-01T10:59:00.000Z').verify(secret)
    expect(await lastUse()).toBe('2026-05-01T10:00:00.000Z')
    await at('2026-05-01T11:00:00.000Z').verify(secret)
    expect(await lastUse()).toBe('2026-05-01T11:00:00.000Z')
  })
})

const credentials = { username: 'noura', password: 'gusty-plinth-ohm' }

onOneDatabase('the password that confirms an act', (db) => {
  const world = async () => {
    let later = 0
    const clock = () => new Date(Date.now() + later)
    const accounts = openAccounts({ db: db(), siteUrl: 'http://site.example', log: errorLog })
    const deps = { db: db(), clock, auth: accounts.staff }
    const sessions = createStaffSessions({ ...deps, apiTokens: createApiTokens(deps) })
    valueOf(await createStaff(deps).add({ ...credentials, role: 'owner' }, someone))
    const open = async () => {
      const signIn = await sessions.signIn(credentials)
      return new Headers({ cookie: sessionCookie(signIn) })
    }
    const wait = (minutes: number) => (later += minutes * 60_000)
    return { confirmation: createConfirmation(deps), open, wait }
  }

  it('is asked for after signing in, holds for ten minutes, and in that session alone', async () => {
    const { confirmation, open, wait } = await world()
    const [here, elsewhere] = [await open(), await open()]
    expect(await confirmation.isFresh(here)).toBe(false)
    expect(await confirmation.give(here, 'not-the-password')).toBe('wrong')
    expect(await confirmation.isFresh(here)).toBe(false)
    expect(await confirmation.give(here, credentials.password)).toBe('confirmed')
    expect([await confirmation.isFresh(here), await confirmation.isFresh(elsewhere)]).toEqual([true, false])
    wait(9)
    expect(await confirmation.isFresh(here)).toBe(true)
    wait(2)
    expect(await confirmation.isFresh(here)).toBe(false)
  })

  it('is nobody’s without a session', async () => {
    const { confirmation } = await world()
    expect(await confirmation.give(new Headers(), credentials.password)).toBe('wrong')
    expect(await confirmation.isFresh(new Headers())).toBe(false)
  })
})

onOneDatabase('the rule that staff need a second factor', (db) => {
  const clock = tickingClock()
  const rule = () => createSecondFactorRule({ db: db(), clock })
  const owner = async (): Promise<Actor> => {
    const staff = createStaff({ db: db(), clock })
    const addition = { username: 'noura', password: 'gusty-plinth-ohm', role: 'owner' as const }
    const { id, username } = valueOf(await staff.add(addition, someone))
    return { kind: 'staff', id, name: username }
  }
  const setUp = ({ id }: Actor) =>
    db()
      .updateTable('staff_users')
      .set({ twoFactorEnabled: accountFlag(db(), true) })
      .where('id', '=', id!)
      .execute()
  const recorded = async () => (await listAudit(db())).map(({ action }) => action).toReversed()

  it('is made by an owner who has one, and taken back by any', async () => {
    const by = await owner()
    expect(await rule().isRequired()).toBe(false)
    for (const actor of [by, someone]) {
      expect(await rule().requireOfAll(actor)).toMatchObject({
        failure: { kind: 'conflict', message: { ar: expect.any(String), en: expect.stringContaining('own account') } },
      })
    }
    expect(await rule().isRequired()).toBe(false)
    await setUp(by)
    valueOf(await rule().requireOfAll(by))
    expect(await rule().isRequired()).toBe(true)
    await rule().makeOptional(someone)
    expect(await rule().isRequired()).toBe(false)
  })

  it('leaves one line in the log for each change, however often it is asked for', async () => {
    const by = await owner()
    await setUp(by)
    await Promise.all([rule().requireOfAll(by), rule().requireOfAll(by)])
    await Promise.all([rule().makeOptional(by), rule().makeOptional(by)])
    expect(await recorded()).toEqual(['staff.add', 'staff.second-factor-required', 'staff.second-factor-optional'])
  })
})

onOneDatabase('how staff like the staff area', (db) => {
  const preferences = () => createStaffPreferences({ db: db(), clock: tickingClock() })
  const staff = () => createStaff({ db: db(), clock: tickingClock() })
  const account = async (username: string) =>
    valueOf(await staff().add({ username, password: 'gusty-plinth-ohm', role: 'editor' }, someone)).id

  it('is kept for each of them, and goes with the account', async () => {
    const [noura, omar] = [await account('noura'), await account('omar')]
    await Promise.all([
      preferences().fold(noura, 'system', false),
      preferences().fold(noura, 'catalogue', true),
      preferences().fold(noura, 'site', true),
    ])
    expect((await preferences().get(noura)).folded).toEqual(['catalogue', 'site'])
    expect((await preferences().get(omar)).folded).toEqual(['system'])
    await preferences().fold(noura, 'site', false)
    expect((await preferences().get(noura)).folded).toEqual(['catalogue'])
    valueOf(await staff().remove(noura, someone))
    expect((await preferences().get(noura)).folded).toEqual(['system'])
  })
})
