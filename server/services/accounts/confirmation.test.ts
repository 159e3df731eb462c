import { expect, it } from 'vitest'
import { openAccounts } from '#server/auth/open-accounts.ts'
import { createLog } from '#server/log.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { someone, valueOf } from '#tests/support/records.ts'
import { createApiTokens } from './api-tokens.ts'
import { createConfirmation } from './confirmation.ts'
import { createStaffSessions } from './staff-sessions.ts'
import { createStaff } from './staff.ts'

const credentials = { username: 'noura', password: 'gusty-plinth-ohm' }
const log = createLog({ level: 'error', format: 'json', stream: process.stderr, now: () => new Date() })

onOneDatabase('the password that confirms an act', (db) => {
  const world = async () => {
    let later = 0
    const clock = () => new Date(Date.now() + later)
    const accounts = openAccounts({ db: db(), siteUrl: 'http://site.example', log })
    const deps = { db: db(), clock, auth: accounts.staff }
    const sessions = createStaffSessions({ ...deps, apiTokens: createApiTokens(deps) })
    valueOf(await createStaff(deps).add({ ...credentials, role: 'owner' }, someone))
    const open = async () => {
      const signIn = await sessions.signIn(credentials)
      const cookies = 'cookies' in signIn ? signIn.cookies : []
      return new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') })
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
