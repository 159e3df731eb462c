import { expect, it } from 'vitest'
import { toInboxFilter } from './inbox-filter.ts'
import { readInboxQuery } from './inbox-query.ts'

const filterOf = (search: string) => toInboxFilter(readInboxQuery(new URLSearchParams(search)))
const ALL_BUT_SPAM = ['new', 'in-progress', 'answered', 'closed']

it('all but spam is shown where nothing is asked', () => {
  expect(filterOf('')).toEqual({ states: ALL_BUT_SPAM })
})

it('every choice narrows the list', () => {
  expect(filterOf('kind=quote&show=spam&assignee=noura&from=2026-05-01&to=2026-05-02&q=MS-55')).toEqual({
    kind: 'quote',
    states: ['spam'],
    assigneeId: 'noura',
    from: '2026-04-30T21:00:00.000Z',
    before: '2026-05-02T21:00:00.000Z',
    search: { words: ['ms-55'], digits: null },
  })
})

it('unread, unsent and unassigned are asked for by name', () => {
  expect(filterOf('show=unread')).toEqual({ states: ['new'], unopened: true })
  expect(filterOf('show=unsent')).toEqual({ withFailedMail: true })
  expect(filterOf('show=news')).toEqual({ agreedToNews: true, states: ALL_BUT_SPAM })
  expect(filterOf('assignee=-')).toMatchObject({ assigneeId: null })
})

it('a search finds a person whose message was taken for spam', () => {
  expect(filterOf('q=sara').states).toBeUndefined()
  expect(filterOf('q=sara&show=new').states).toEqual(['new'])
})
