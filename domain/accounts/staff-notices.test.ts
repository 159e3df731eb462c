import { expect, test } from 'vitest'
import {
  concernedBy,
  eachOnce,
  storedNotices,
  noticeTexts,
  readNoticesForm,
  USUAL_NOTICES,
  wantsNew,
  type NotifiedMember,
  type StaffNotices,
} from './staff-notices.ts'

const member = (id: string, notices: Partial<StaffNotices> = {}): NotifiedMember => ({
  id,
  email: `${id}@staff.example`,
  locale: 'ar',
  notices: { ...USUAL_NOTICES, ...notices },
})

test('without a choice nothing is missed, and what was chosen is stored', () => {
  expect(storedNotices(new Map())).toEqual(USUAL_NOTICES)
  const chosen: StaffNotices = { new: 'none', assigned: false, customer: true, due: 'daily' }
  expect(storedNotices(new Map(Object.entries(noticeTexts(chosen))))).toEqual(chosen)
  expect(storedNotices(new Map([['notify_due', 'daily']]))).toEqual({ ...USUAL_NOTICES, due: 'daily' })
})

test('a box that is not sent is not ticked, and what the form does not offer is refused', () => {
  expect(readNoticesForm({ notify_new: 'unassigned', notify_due: 'none', notify_customer: '1' })).toEqual({
    new: 'unassigned',
    assigned: false,
    customer: true,
    due: 'none',
  })
  expect(readNoticesForm({ notify_new: 'some', notify_due: 'now' })).toBeNull()
  expect(readNoticesForm({ notify_new: 'all' })).toBeNull()
})

test('a request concerns its assignee, or everybody where nobody can be written to who is responsible', () => {
  const [a, b] = [member('a'), member('b')]
  expect(concernedBy([a, b], 'b')).toEqual([b])
  expect(concernedBy([a, b], null)).toEqual([a, b])
  expect(concernedBy([a, b], 'without-address')).toEqual([a, b])
})

test('of new requests some want all, some those that are nobody’s', () => {
  expect(wantsNew(member('a', { new: 'all' }), 'b')).toBe(true)
  expect(wantsNew(member('a', { new: 'unassigned' }), 'b')).toBe(false)
  expect(wantsNew(member('a', { new: 'unassigned' }), null)).toBe(true)
  expect(wantsNew(member('a', { new: 'none' }), null)).toBe(false)
})

test('an address is written to once', () => {
  const team = { email: 'Desk@site.example', locale: 'ar' } as const
  expect(eachOnce([team, { email: 'desk@site.example', locale: 'en' }, member('a')])).toEqual([
    team,
    { email: 'a@staff.example', locale: 'ar' },
  ])
})
