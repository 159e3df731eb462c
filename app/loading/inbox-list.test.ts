import { beforeAll, expect, test } from 'vitest'
import { INBOX_PAGE_SIZE } from '#domain/messages/inbox-query.ts'
import { load } from '#tests/support/page-loader.ts'
import { aQuote, someone } from '#tests/support/records.ts'
import { testSite } from '#tests/support/test-app.ts'
import { loadInboxList } from './inbox-list.ts'

const NOURA = { kind: 'staff', id: 'noura', name: 'noura', role: 'sales', via: 'session' } as const

const site = testSite()
beforeAll(async () => {
  for (let count = 0; count <= INBOX_PAGE_SIZE; count++)
    await site.services.messages.receive(aQuote({ idempotencyKey: `key-${count}` }), [])
})

const open = async (search: string) =>
  (await load(loadInboxList, { services: site.services, path: `/admin/inbox${search}`, staff: NOURA })).value

test('the last page is shown once nothing stands on the page that was asked for any more', async () => {
  const second = await open('?show=new&page=2')
  expect(second).toMatchObject({ query: { page: 2 }, rows: { length: 1 }, pages: 2 })
  await site.services.inbox.setStates([second.rows[0]!.id], 'spam', someone)
  expect(await open('?show=new&page=2')).toMatchObject({
    query: { page: 1 },
    search: '?show=new',
    rows: { length: INBOX_PAGE_SIZE },
    total: INBOX_PAGE_SIZE,
  })
})

test('a list in which nothing is found is one empty page', async () =>
  expect(await open('?show=closed&page=3')).toMatchObject({ query: { page: 1 }, rows: { length: 0 }, pages: 1 }))
