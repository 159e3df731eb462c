import { expect, it } from 'vitest'
import type { Actor } from '#domain/accounts/staff.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { someone, tickingClock, valueOf } from '#tests/support/records.ts'
import { listAudit } from '#server/data/accounts/audit-store.ts'
import { accountFlag } from '#server/data/engine/dialect.ts'
import { createSecondFactorRule } from './second-factor-rule.ts'
import { createStaff } from './staff.ts'

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

  it('is made by an owner who has one himself, and taken back by any', async () => {
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
