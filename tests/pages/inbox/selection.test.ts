import { expect, test } from 'vitest'
import { aContactMessage } from '#tests/support/records.ts'
import { staffSite } from '#tests/pages/staff-site.ts'

const { site, see, post } = staffSite(
  async ({ messages }) => {
    for (const name of ['Omar A', 'Omar B', 'Huda']) {
      const content = { kind: 'contact' as const, name, phone: '', email: 'x@client.example', message: 'Hello' }
      await messages.receive(aContactMessage({ idempotencyKey: name, content }), [])
    }
  },
  { beginning: 'new' },
)

const INBOX = '/admin/inbox'
const states = () =>
  site().withDb((db) => db.selectFrom('messages').select(['name', 'state']).orderBy('name').execute())

test('nothing is chosen beforehand for selected requests, and all that match are changed where that is said', async () => {
  const page = (await see(`${INBOX}?select=1`)).html
  expect(page).toMatch(/<option[^>]*disabled[^>]*>Choose\.\.\./)
  expect(page).not.toMatch(/<option[^>]*value="spam"[^>]*selected/)
  for (const [fields, says] of [
    [{ intent: 'state', scope: 'all' }, 'Choose what to change first.'],
    [{ intent: 'assign', scope: 'all' }, 'Choose what to change first.'],
    [{ intent: 'state', state: 'closed' }, 'Select at least one request.'],
  ] as const) {
    const refused = await post(`${INBOX}?select=1`, fields)
    expect([refused.status, refused.html]).toEqual([422, expect.stringContaining(says)])
  }
  expect((await post(`${INBOX}?q=omar`, { intent: 'state', state: 'closed', scope: 'all' })).status).toBe(302)
  expect(await states()).toEqual([
    { name: 'Huda', state: 'new' },
    { name: 'Omar A', state: 'closed' },
    { name: 'Omar B', state: 'closed' },
  ])
})
