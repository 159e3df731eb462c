import { expect, test } from 'vitest'
import { aContactMessage } from '#tests/support/records.ts'
import { OWNER } from '#tests/support/site.ts'
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

test('what visitors write is shown as they wrote it, and runs nothing in the export', async () => {
  const message = '<img src=x onerror=alert(1)>\u202eabc <script>alert(1)</script> 👷'
  const typed = { name: '=HYPERLINK("x")', email: 'evil@client.example', message }
  await post('/en/contact', typed, { as: 'nobody' })
  const [row] = (await see(INBOX)).attributes('a', 'href').filter((href) => /^.admin.inbox.[0-9a-f-]{30,}/.test(href))
  const page = await see(row!)
  expect(page.html).toContain('&lt;img src=x onerror=alert(1)&gt;abc &lt;script&gt;alert(1)&lt;/script&gt; 👷')
  for (const acts of ['<img src=x', '<script>alert', '\u202e']) expect(page.html).not.toContain(acts)
  const csv = await post(`${INBOX}/export`, { format: 'csv', current_password: OWNER.password })
  expect(csv.html).toContain(`"'=HYPERLINK(""x"")"`)
})
