import { expect, it } from 'vitest'
import { OFFICE_HOURS } from '#domain/follow-up/business-time.ts'
import { toInboxFilter, waitingQuotes } from './inbox-filter.ts'
import { readInboxQuery } from './inbox-query.ts'

const NOW = '2026-11-30T09:00:00.000Z'
const filterOf = (search: string, me = 'noura') =>
  toInboxFilter(readInboxQuery(new URLSearchParams(search)), { me, now: NOW })
const ALL_BUT_SPAM = ['new', 'in-progress', 'waiting', 'answered', 'closed']

it('all but spam is shown where nothing is asked', () => expect(filterOf('')).toEqual({ states: ALL_BUT_SPAM }))

it('every choice narrows the list', () =>
  expect(filterOf('kind=quote&show=spam&assignee=noura&from=2026-05-01&to=2026-05-02&q=MS-55')).toEqual({
    kind: 'quote',
    states: ['spam'],
    assigneeId: 'noura',
    from: '2026-04-30T21:00:00.000Z',
    before: '2026-05-02T21:00:00.000Z',
    search: { words: ['ms-55'], digits: null },
  }))

it('unread, unsent and unassigned are asked for by name', () => {
  expect(filterOf('show=unread')).toEqual({ unopened: true })
  expect(filterOf('show=unsent')).toEqual({ withFailedMail: true })
  expect(filterOf('show=news')).toEqual({ agreedToNews: true, states: ALL_BUT_SPAM })
  expect(filterOf('assignee=-')).toMatchObject({ assigneeId: null })
})

it('a search finds a person whose message was taken for spam', () => {
  expect(filterOf('q=sara').states).toBeUndefined()
  expect(filterOf('q=sara&show=new').states).toEqual(['new'])
})

it('tabs hold what staff have to see to', () => {
  expect(filterOf('view=mine')).toEqual({ states: ['new', 'in-progress', 'waiting', 'answered'], assigneeId: 'noura' })
  expect(filterOf('view=unassigned')).toEqual({ states: ['new', 'in-progress'], assigneeId: null })
  expect(filterOf('view=overdue')).toEqual({ states: ['new', 'in-progress'], overdueAt: NOW, order: 'due' })
  expect(filterOf('view=reminders')).toMatchObject({ order: 'remind' })
  expect(filterOf('view=held')).toMatchObject({ held: true })
  expect(filterOf('view=won')).toMatchObject({ outcome: 'won' })
  expect(filterOf('view=nothing')).toEqual({ states: ALL_BUT_SPAM })
})

it('staff are reminded of quotations after three working days, and two before their end', () => {
  // A Monday; Sunday to Thursday are worked.
  expect(waitingQuotes('2026-11-30', OFFICE_HOURS)).toEqual({
    sentBefore: '2026-11-25T21:00:00.000Z',
    validUntil: '2026-12-02',
  })
})

it('a choice narrows a tab further', () =>
  expect(filterOf('view=mine&show=new&kind=quote')).toEqual({ states: ['new'], assigneeId: 'noura', kind: 'quote' }))

it('held spam is found among what is held', () => expect(filterOf('view=held').states).toContain('spam'))
