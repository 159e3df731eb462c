import { expect, test } from 'vitest'
import { readInboxQuery } from '../../../../domain/messages/inbox-query.ts'
import { renderPage } from '../../../../tests/support/render-page.tsx'
import { KindChips } from './kind-chips.tsx'

const chips = (search: string, held = 4) => {
  const html = renderPage(<KindChips query={readInboxQuery(new URLSearchParams(search))} held={held} />, {
    path: '/admin/inbox',
  })
  const links = [...html.matchAll(/<a[^>]*>/g)].map(([link]) => link)
  const on = links.filter((link) => /aria-current="(?:true|page)"/.test(link))
  return { on: on.map((link) => /href="([^"]*)"/.exec(link)?.[1]), count: links.length }
}

test.each([
  ['', '/admin/inbox'],
  ['kind=quote', '/admin/inbox?kind=quote'],
  ['view=held', '/admin/inbox?view=held'],
  ['view=held&kind=quote', '/admin/inbox?view=held'],
])('one choice of the list is the present one with %j', (search, href) => {
  expect(chips(search)).toEqual({ on: [href], count: 4 })
})

test('what is held is no choice while nothing is', () => {
  expect(chips('', 0).count).toBe(3)
  expect(chips('view=held', 0).count).toBe(4)
})
