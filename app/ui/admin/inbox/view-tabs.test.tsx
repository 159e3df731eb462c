import { expect, test } from 'vitest'
import { readInboxQuery } from '#domain/messages/inbox-query.ts'
import { MESSAGE_KINDS } from '#domain/messages/message.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { KindChips } from './inbox-column.tsx'
import { ViewTabs } from './view-tabs.tsx'

const COUNTS = { mine: 1, unassigned: 2, overdue: 3, reminders: 0, held: 4, won: 0, lost: 0 }

const draw = (search: string) => {
  const query = readInboxQuery(new URLSearchParams(search))
  const links = (html: string) => {
    const all = [...html.matchAll(/<a[^>]*>/g)].map(([link]) => link)
    const on = all.filter((link) => /aria-current="(?:true|page)"/.test(link))
    return { on: on.map((link) => /href="([^"]*)"/.exec(link)?.[1]), count: all.length }
  }
  const page = { path: '/admin/inbox' }
  return {
    tabs: links(renderPage(<ViewTabs query={query} counts={COUNTS} />, page)),
    chips: links(renderPage(<KindChips query={query} />, page)),
  }
}

test.each([
  ['', '/admin/inbox', '/admin/inbox'],
  ['kind=quote', '/admin/inbox', '/admin/inbox?kind=quote'],
  ['view=held', '/admin/inbox?view=held', '/admin/inbox?view=held'],
  ['view=mine&kind=quote', '/admin/inbox?view=mine', '/admin/inbox?kind=quote&amp;view=mine'],
])('one tab and one kind are the present ones with %j', (search, tab, chip) => {
  const { tabs, chips } = draw(search)
  expect([tabs, chips]).toEqual([
    { on: [tab], count: 8 },
    { on: [chip], count: MESSAGE_KINDS.length + 1 },
  ])
})

test('each tab says how much of it there is', () => {
  const tabs = <ViewTabs query={readInboxQuery(new URLSearchParams())} counts={COUNTS} />
  expect(renderPage(tabs, { path: '/admin/inbox' })).toContain('متأخرة (3)')
  expect(renderPage(tabs, { path: '/en' })).toContain('Overdue (3)')
})
