import { createHash } from 'node:crypto'
import { getMigrations } from 'better-auth/db/migration'
import { describe, expect, it } from 'vitest'
import { onEveryDatabase } from '#tests/support/database.ts'
import { someone, tickingClock, valueOf } from '#tests/support/records.ts'
import { createStaff } from '#server/services/accounts/staff.ts'
import { createCustomerAuth, customerOptions } from './customer-auth.ts'
import { createStaffAuth, staffOptions } from './staff-auth.ts'
import { silent } from '#tests/support/services/deps.ts'

const password = 'gusty-plinth-ohm'
const email = 'sara@client.example'

onEveryDatabase('accounts', (db) => {
  const deps = (siteUrl = 'https://site.example') => ({ db: db(), siteUrl, secret: 's'.repeat(43), log: silent })
  const addStaff = () =>
    createStaff({ db: db(), clock: tickingClock() }).add({ username: 'Noura', password, role: 'editor' }, someone)

  it('have all the tables and columns that the account library wants', async () => {
    for (const options of [staffOptions(deps()), customerOptions(deps())]) {
      const { toBeCreated, toBeAdded } = await getMigrations(options)
      expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] })
    }
  })

  describe('of staff', () => {
    const signIn = async (username: string, secret: string, siteUrl?: string) => {
      const auth = await createStaffAuth(deps(siteUrl))
      const response = await auth.api.signInUsername({ body: { username, password: secret }, asResponse: true })
      return { auth, response, cookie: response.headers.getSetCookie()[0] ?? '' }
    }

    it('open with name and password, and nothing else', async () => {
      valueOf(await addStaff())
      expect((await signIn('nOURA', password)).response.status).toBe(200)
      expect((await signIn('noura', `${password}x`)).response.status).toBe(401)
      expect((await signIn('nobody', password)).response.status).toBe(401)
    })

    it('stay open by a cookie that scripts and other sites cannot use, until they are closed', async () => {
      valueOf(await addStaff())
      const { auth, cookie } = await signIn('noura', password)
      expect(cookie).toMatch(/^__Host-staff\.session_token=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
      const headers = new Headers({ cookie: cookie.split(';')[0] ?? '' })
      expect((await auth.api.getSession({ headers }))?.user).toMatchObject({ displayUsername: 'Noura', role: 'editor' })
      await auth.api.signOut({ headers })
      expect(await auth.api.getSession({ headers })).toBeNull()
      expect(await db().selectFrom('staff_sessions').selectAll().execute()).toEqual([])
    })

    it('leave only the hash of the session in the database', async () => {
      valueOf(await addStaff())
      const { auth, response, cookie } = await signIn('noura', password, 'http://localhost:3000')
      const { token } = (await response.json()) as { token: string }
      const [row] = await db().selectFrom('staff_sessions').select('token').execute()
      expect(row?.token).toBe(createHash('sha256').update(token).digest('hex'))
      expect(cookie).toMatch(/^staff\.session_token=[^;]+/)
      expect(cookie).not.toMatch(/secure/i)
      const stolen = cookie.replace(token, row?.token ?? '').split(';')[0] ?? ''
      expect(await auth.api.getSession({ headers: new Headers({ cookie: stolen }) })).toBeNull()
    })

    it('cannot be made by whoever asks', async () => {
      const auth = await createStaffAuth(deps())
      const body = { email, password, name: 'x' }
      const response = await auth.api.signUpEmail({ body, asResponse: true })
      expect(response.status).toBe(400)
      expect(await db().selectFrom('staff_users').selectAll().execute()).toEqual([])
    })
  })

  describe('of customers', () => {
    const open = async () => {
      const auth = await createCustomerAuth(deps())
      const code = await auth.api.createVerificationOTP({ body: { email, type: 'sign-in' } })
      const signIn = (otp: string) => auth.api.signInEmailOTP({ body: { email, otp }, asResponse: true })
      return { auth, code, signIn }
    }

    it('open nothing of the staff', async () => {
      valueOf(await addStaff())
      const { code, signIn } = await open()
      const cookie = (await signIn(code)).headers.getSetCookie()[0] ?? ''
      const asStaff = cookie.replace('__Host-customer', '__Host-staff').split(';')[0] ?? ''
      const staff = await createStaffAuth(deps())
      expect(await staff.api.getSession({ headers: new Headers({ cookie: asStaff }) })).toBeNull()
    })
  })
})
