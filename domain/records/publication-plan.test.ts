import { expect, test } from 'vitest'
import { readPublicationPlan } from './publication-plan.ts'

const NOW = new Date('2026-11-26T09:00:00.000Z')
const plan = (publish_at?: unknown, unpublish_at?: unknown) =>
  readPublicationPlan(
    { ...(publish_at === undefined ? {} : { publish_at }), ...(unpublish_at === undefined ? {} : { unpublish_at }) },
    NOW,
  )

test('times are those of Riyadh', () =>
  expect(plan('2027-03-12T09:30', '2027-04-01 00:00')).toEqual({
    publishAt: '2027-03-12T06:30:00.000Z',
    unpublishAt: '2027-03-31T21:00:00.000Z',
    problems: {},
  }))

test('what is not sent says nothing, what is emptied clears', () => {
  expect(plan()).toEqual({ publishAt: undefined, unpublishAt: undefined, problems: {} })
  expect(plan('', null)).toEqual({ publishAt: null, unpublishAt: null, problems: {} })
})

test.each([
  ['a moment ago', '2026-11-26T11:59', undefined, { publish_at: 'past' }],
  ['this very minute', '2026-11-26T12:00', undefined, { publish_at: 'past' }],
  ['an end in the past', undefined, '2026-11-26T11:00', { unpublish_at: 'past' }],
  ['an end before the beginning', '2026-12-02T08:00', '2026-12-01T08:00', { unpublish_at: 'end-first' }],
  ['an end at the beginning', '2026-12-01T08:00', '2026-12-01T08:00', { unpublish_at: 'end-first' }],
  ['more than two years ahead', '2028-11-26T12:01', undefined, { publish_at: 'too-far' }],
  ['words', 'tomorrow', 'later', { publish_at: 'unreadable', unpublish_at: 'unreadable' }],
  ['no text', 5, undefined, { publish_at: 'unreadable' }],
])('%s is refused beside its field', (_, publish, unpublish, problems) =>
  expect(plan(publish, unpublish).problems).toEqual(problems),
)

test('the last minute of two years is taken', () => expect(plan('2028-11-26T12:00').problems).toEqual({}))
