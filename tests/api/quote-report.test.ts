import { expect, it } from 'vitest'
import { STAFF_ROLES, type StaffRole } from '#domain/accounts/permissions.ts'
import { someone } from '#tests/support/records.ts'
import { testSite } from '#tests/support/test-app.ts'

const site = testSite()

async function ask(role: StaffRole | null, query = '') {
  const secret = role && (await site.services.apiTokens.create({ name: role, role, days: 5 }, someone)).secret
  const headers = secret ? { Authorization: `Bearer ${secret}` } : undefined
  return site.app.request(`/api/reports/quotes.php${query}`, headers && { headers })
}

it('is read by owners, sales and viewers, and by nobody else', async () => {
  const answers = await Promise.all(STAFF_ROLES.map(async (role) => [role, (await ask(role)).status]))
  expect(Object.fromEntries(answers)).toEqual({ owner: 200, editor: 403, sales: 200, 'editor,sales': 200, viewer: 200 })
  expect((await ask(null)).status).toBe(401)
})

it('tells of every month that is asked for; one that cannot be read is as usual', async () => {
  const answer = await ask('viewer', '?from=2026-01&to=2026-02')
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const empty = { requests: 0, quotes: 0, quoted_value: '0.00', won: 0, lost: 0, won_value: '0.00' }
  const nothing = { won_rate: null, answer_hours_median: null, in_time_rate: null }
  expect(await answer.json()).toMatchObject({
    data: {
      months: [
        { month: '2026-01', ...empty, ...nothing },
        { month: '2026-02', ...empty, ...nothing },
      ],
      products: [],
    },
  })
  const usual = (await (await ask('viewer', '?from=2026-13&to=x')).json()) as { data: { months: unknown[] } }
  expect(usual.data.months).toHaveLength(12)
})
