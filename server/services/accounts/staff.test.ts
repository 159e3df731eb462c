import { describe, expect, it } from 'vitest'
import { passwordMessages } from '#content/admin/account.ts'
import type { StaffRole } from '#domain/accounts/permissions.ts'
import { onEveryDatabase } from '#tests/support/database.ts'
import { someone, tickingClock, valueOf } from '#tests/support/records.ts'
import { listAudit } from '#server/data/accounts/audit-store.ts'
import { saveSettings } from '#server/data/site/settings-store.ts'
import { createStaff } from './staff.ts'

const password = 'gusty-plinth-ohm'

onEveryDatabase('staff', (db) => {
  const clock = tickingClock()
  const service = () => createStaff({ db: db(), clock })
  const add = async (username: string, role: StaffRole = 'editor') =>
    valueOf(await service().add({ username, password, role }, someone))
  const openSession = (userId: string) => {
    const now = clock().toISOString()
    const session = {
      id: `session of ${userId}`,
      token: userId,
      userId,
      expiresAt: now,
      createdAt: now,
      updatedAt: now,
    }
    return db().insertInto('staff_sessions').values(session).execute()
  }
  const sessions = async () => (await db().selectFrom('staff_sessions').select('userId').execute()).length

  it('are listed by name and found whatever the case', async () => {
    await add('نورة')
    const owner = await add('Omar', 'owner')
    expect((await service().list()).map(({ username }) => username)).toEqual(['Omar', 'نورة'])
    expect(await service().findByUsername('oMAR')).toEqual(owner)
    expect(await service().get(owner.id)).toMatchObject({ role: 'owner', disabled: false, twoFactorEnabled: false })
  })

  it('have names of their own', async () => {
    await add('Omar')
    const outcomes = await Promise.all(
      ['omar', 'sara', 'Sara'].map((username) => service().add({ username, password, role: 'editor' }, someone)),
    )
    expect(outcomes.map(({ ok }) => ok).filter(Boolean)).toHaveLength(1)
    expect(outcomes[0]).toMatchObject({ failure: { kind: 'conflict' } })
    expect(await service().add({ username: 'a b', password, role: 'editor' }, someone)).toMatchObject({
      failure: { fields: { username: { ar: expect.any(String) } } },
    })
  })

  it('are signed out when their password changes, and keep it when the new one is refused', async () => {
    const { id } = await add('omar')
    await openSession(id)
    expect(await service().setPassword(id, 'password1234', someone)).toMatchObject({
      failure: { fields: { password: { en: expect.any(String) } } },
    })
    expect(await sessions()).toBe(1)
    valueOf(await service().setPassword(id, 'another-plinth-ohm', someone))
    expect(await sessions()).toBe(0)
    expect(await service().setPassword('none', password, someone)).toMatchObject({ failure: { kind: 'not-found' } })
  })

  it('are signed out when they are disabled or get another role', async () => {
    await add('boss', 'owner')
    const { id } = await add('omar')
    await openSession(id)
    valueOf(await service().setDisabled(id, true, someone))
    expect(await sessions()).toBe(0)
    expect((await service().get(id))?.disabled).toBe(true)
    valueOf(await service().setDisabled(id, false, someone))
    await openSession(id)
    valueOf(await service().setRole(id, 'owner', someone))
    expect(await sessions()).toBe(0)
    expect(await service().get(id)).toMatchObject({ role: 'owner', disabled: false })
  })

  describe('always have an owner', () => {
    it('who can neither be demoted, disabled nor removed', async () => {
      const { id } = await add('boss', 'owner')
      const former = await add('former', 'owner')
      valueOf(await service().setDisabled(former.id, true, someone))
      for (const outcome of [
        await service().setRole(id, 'editor', someone),
        await service().setDisabled(id, true, someone),
        await service().remove(id, someone),
      ]) {
        expect(outcome).toMatchObject({ failure: { kind: 'conflict', message: { ar: expect.any(String) } } })
      }
      valueOf(await service().remove(former.id, someone))
      valueOf(await service().setRole(id, 'owner', someone))
    })

    it('even when two owners demote each other at the same moment', async () => {
      const [one, other] = [await add('one', 'owner'), await add('other', 'owner')]
      const outcomes = await Promise.all([one, other].map(({ id }) => service().setRole(id, 'editor', someone)))
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    })
  })

  it('have no password that says what the site is called', async () => {
    await saveSettings(db(), { name: { ar: 'سدود', en: 'Sudood' } }, '2026-05-01T00:00:00.000Z')
    const outcome = await service().add({ username: 'omar', password: 'sudood-2026-11', role: 'editor' }, someone)
    expect(outcome).toMatchObject({ failure: { kind: 'invalid', fields: { password: passwordMessages.name } } })
  })

  it('go with everything of theirs', async () => {
    await add('boss', 'owner')
    const { id } = await add('omar')
    await openSession(id)
    valueOf(await service().remove(id, someone))
    expect(await sessions()).toBe(0)
    expect(await db().selectFrom('staff_accounts').selectAll().where('userId', '=', id).execute()).toEqual([])
    expect(await service().remove(id, someone)).toMatchObject({ failure: { kind: 'not-found' } })
  })

  it('leave a line about everything that was done to them, without a secret', async () => {
    await add('boss', 'owner')
    const { id } = await add('omar')
    valueOf(await service().setRole(id, 'owner', someone))
    valueOf(await service().setPassword(id, 'another-plinth-ohm', someone))
    valueOf(await service().setDisabled(id, true, someone))
    await service().setRole('nobody', 'owner', someone)
    const lines = (await listAudit(db(), { subject: { kind: 'staff', id } })).toReversed()
    expect(lines.map(({ action, actor, detail }) => [action, actor.name, detail])).toEqual([
      ['staff.add', 'Someone', { name: 'omar', role: 'editor' }],
      ['staff.role', 'Someone', { name: 'omar', role: 'owner' }],
      ['staff.password', 'Someone', { name: 'omar' }],
      ['staff.disable', 'Someone', { name: 'omar' }],
    ])
  })

  it('have no second door to their own password and second factor: the account page asks for the old password', async () => {
    const { id } = await add('boss', 'owner')
    const boss = { kind: 'staff', id, name: 'boss' } as const
    for (const outcome of [
      await service().setPassword(id, 'another-plinth-ohm', boss),
      await service().removeSecondFactor(id, boss),
    ])
      expect(outcome).toMatchObject({ failure: { kind: 'conflict', message: { en: expect.stringContaining('own') } } })
    expect((await listAudit(db(), { subject: { kind: 'staff', id } })).map(({ action }) => action)).toEqual([
      'staff.add',
    ])
  })

  it('can lose the second factor, which signs them out', async () => {
    await add('boss', 'owner')
    const { id } = await add('omar')
    await openSession(id)
    const factor = { id: 'factor', userId: id, secret: 'x', backupCodes: 'x' }
    await db().insertInto('staff_two_factors').values(factor).execute()
    valueOf(await service().removeSecondFactor(id, someone))
    expect(await sessions()).toBe(0)
    expect(await db().selectFrom('staff_two_factors').selectAll().execute()).toEqual([])
  })
})
