import { describe, expect, it } from 'vitest'
import { STORED, aQuote } from '#tests/support/records.ts'
import { arrivalOf, toInboxRow, type RowScene } from './inbox-view.ts'
import type { Message } from './message.ts'

const message: Message = {
  ...aQuote(),
  ...STORED,
  content: {
    kind: 'quote',
    firstName: 'سالم',
    lastName: 'الحربي',
    phone: '',
    email: 'salem@client.example',
    jobTitle: '',
    companyName: 'مؤسسة البناء',
    address: 'الرياض',
    details: 'المنتج: 812\n\nنحتاج  120 عبوة',
  },
  assigneeId: 'noura-id',
  createdAt: '2026-10-10T06:42:00.000Z',
  updatedAt: '2026-10-10T06:42:00.000Z',
}
const scene: RowScene = {
  locale: 'ar',
  now: new Date('2026-10-10T12:00:00Z'),
  names: new Map([['noura-id', 'noura']]),
  failed: new Set(['m-1']),
}

describe('a line of the inbox', () => {
  it('says who wrote, from where, what, and what is to be done', () =>
    expect(toInboxRow(message, scene)).toMatchObject({
      name: 'سالم الحربي',
      place: 'مؤسسة البناء · الرياض',
      preview: 'المنتج: 812 نحتاج 120 عبوة',
      when: { kind: 'time', text: '09:42' },
      isUnread: true,
      assignee: 'noura',
      hasFailedMail: true,
    }))

  it('says how much it is, and by when', () => {
    const now = new Date('2026-10-10T12:00:00Z')
    const followUp = { ...message.followUp, dueAt: '2026-10-10T09:00:00.000Z' }
    const content = { ...message.content, city: 'جدة', neededBy: '2026-10-20' } as Message['content']
    const figures = new Map([['m-1', { lines: 3, value: 125000n }]])
    const rowIn = (locale: 'ar' | 'en') =>
      toInboxRow({ ...message, content, followUp }, { ...scene, now, figures, locale })
    expect(rowIn('en')).toMatchObject({
      company: 'مؤسسة البناء',
      city: 'جدة',
      lines: 3,
      value: '1,250.00',
      due: '3 hr. ago',
      isOverdue: true,
      neededBy: '20 Oct 2026',
    })
    expect(rowIn('ar').due).toBe('قبل 3 ساعات')
    expect(toInboxRow({ ...message, state: 'closed', followUp }, scene)).toMatchObject({ due: null, value: null })
  })

  it('is no longer unread once somebody has opened or changed it', () => {
    expect(toInboxRow({ ...message, openedAt: message.createdAt }, scene).isUnread).toBe(false)
    const again = { ...message, state: 'in-progress' as const, writtenAt: message.createdAt }
    expect(toInboxRow({ ...again, openedAt: message.createdAt }, scene).isUnread).toBe(true)
    expect(toInboxRow({ ...message, state: 'closed' }, scene).isUnread).toBe(false)
  })

  it('shows the beginning of a long text, and no half of a sign', () => {
    const long = { ...message, content: { ...message.content, details: '👷'.repeat(200) } as Message['content'] }
    expect(toInboxRow(long, scene).preview).toBe(`${'👷'.repeat(160)}…`)
  })
})

it('a message came at a time of today, yesterday, or on a day, as the clocks of Riyadh show it', () => {
  const now = new Date('2026-10-10T22:00:00Z')
  expect(arrivalOf('2026-10-10T21:30:00.000Z', now, 'en')).toEqual({ kind: 'time', text: '00:30' })
  expect(arrivalOf('2026-10-10T20:59:00.000Z', now, 'en')).toEqual({ kind: 'yesterday' })
  expect(arrivalOf('2026-10-08T22:00:00.000Z', now, 'en')).toEqual({ kind: 'day', text: '09 Oct 2026' })
})
