import { expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { someone, tickingClock, valueOf } from '#tests/support/records.ts'
import { createStaff } from './staff.ts'
import { createStaffPreferences } from './staff-preferences.ts'

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
