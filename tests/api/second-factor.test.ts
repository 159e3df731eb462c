import { beforeAll, describe, expect, it } from 'vitest'
import { endpoints, fileEndpoints } from '#server/api/index.ts'
import { newAddress } from '#tests/support/customers.ts'
import { someone, valueOf } from '#tests/support/records.ts'
import { testSite } from '#tests/support/test-app.ts'

const CREDENTIALS = { username: 'noura', password: 'gusty-plinth-ohm' }

const site = testSite({ env: { TRUST_PROXY: '1' } })
let session: Record<string, string>
let program: Record<string, string>

beforeAll(async () => {
  const { staff, staffSessions, apiTokens, secondFactorRule } = site.services
  valueOf(await staff.add({ ...CREDENTIALS, role: 'owner' }, someone))
  const signedIn = await staffSessions.signIn(CREDENTIALS)
  const cookies = signedIn.kind === 'signed-in' ? signedIn.cookies : []
  session = { 'Sec-Fetch-Site': 'same-origin', Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') }
  const { secret } = await apiTokens.create({ name: 'import', role: 'owner', days: 1 }, someone)
  program = { Authorization: `Bearer ${secret}` }
  const colleague = valueOf(await staff.add({ ...CREDENTIALS, username: 'sara', role: 'owner' }, someone))
  await site.db.updateTable('staff_users').set({ twoFactorEnabled: 1 }).where('id', '=', colleague.id).execute()
  valueOf(await secondFactorRule.requireOfAll({ kind: 'staff', id: colleague.id, name: 'sara' }))
})

const guarded = [...endpoints, ...fileEndpoints].filter(({ access }) => access !== 'public' && access !== 'customer')

describe('while a second factor is required', () => {
  const call = ({ path, method }: (typeof guarded)[number], headers: Record<string, string>) =>
    site.app.request(path.replace(':file', 'a.webp'), {
      method,
      headers: { ...headers, 'X-Forwarded-For': newAddress() },
      ...(method === 'POST' ? { body: new FormData() } : {}),
    })

  it('there are calls of staff to try', () => expect(guarded.length).toBeGreaterThan(5))

  it.each(guarded)('$method $path does nothing for a session without one, and says why', async (row) => {
    const answer = await call(row, session)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ status: 'error', message: expect.stringContaining('two-step') })
  })

  it.each(guarded)('$method $path answers programs with a token as ever', async (row) => {
    expect([401, 403]).not.toContain((await call(row, program)).status)
  })
})
