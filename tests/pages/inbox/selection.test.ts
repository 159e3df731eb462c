import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFilledSite, type FilledSite } from '#tests/support/filled-site.ts'
import { aContactMessage } from '#tests/support/records.ts'
import { signIn } from '#tests/support/staff.ts'
import { visitorHeaders } from '#tests/pages/page.ts'

let site: FilledSite
let cookie = ''
beforeAll(async () => {
  site = await openFilledSite(
    async ({ messages }) => {
      for (const name of ['Omar A', 'Omar B', 'Huda']) {
        const content = { kind: 'contact' as const, name, phone: '', email: 'x@client.example', message: 'Hello' }
        await messages.receive(aContactMessage({ idempotencyKey: name, content }), [])
      }
    },
    {},
    'new',
  )
  ;({ cookie } = await signIn(site.origin, undefined, visitorHeaders()))
})
afterAll(() => site.stop())

const ask = (search: string, fields?: Record<string, string>) =>
  fetch(`${site.origin}/admin/inbox${search}`, {
    redirect: 'manual',
    headers: { ...visitorHeaders(), cookie, Origin: site.origin, 'Accept-Language': 'en' },
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  })
const states = () => site.withDb((db) => db.selectFrom('messages').select(['name', 'state']).orderBy('name').execute())

test('nothing is chosen beforehand for selected requests, and all that match are changed where that is said', async () => {
  const page = await (await ask('?select=1')).text()
  expect(page).toMatch(/<option[^>]*disabled[^>]*>Choose\.\.\./)
  expect(page).not.toMatch(/<option[^>]*value="spam"[^>]*selected/)
  for (const [fields, says] of [
    [{ intent: 'state', scope: 'all' }, 'Choose what to change first.'],
    [{ intent: 'assign', scope: 'all' }, 'Choose what to change first.'],
    [{ intent: 'state', state: 'closed' }, 'Select at least one request.'],
  ] as const) {
    const refused = await ask('?select=1', fields)
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(says)])
  }
  expect((await ask('?q=omar', { intent: 'state', state: 'closed', scope: 'all' })).status).toBe(302)
  expect(await states()).toEqual([
    { name: 'Huda', state: 'new' },
    { name: 'Omar A', state: 'closed' },
    { name: 'Omar B', state: 'closed' },
  ])
})
