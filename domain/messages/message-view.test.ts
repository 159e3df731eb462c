import { expect, test } from 'vitest'
import { aContactMessage, NO_NUMBER } from '#tests/support/records.ts'
import type { Message } from './message.ts'
import { toMessageView } from './message-view.ts'

const kept = {
  id: 'm-1',
  assigneeId: null,
  version: 1,
  openedAt: null,
  isHeld: false,
  hasSource: false,
  createdAt: '2026-05-01T00:00:00.000Z',
  updatedAt: '2026-05-01T00:00:00.000Z',
}

function phoneShown(phone: string) {
  const { content, ...about } = aContactMessage()
  const message: Message = { ...about, ...NO_NUMBER, ...kept, content: { ...content, phone } }
  return toMessageView(message, 'ar').phone
}

test('a number that can be called is shown in groups and linked', () =>
  expect(phoneShown('+966501234567')).toEqual({
    text: '+966 50 123 4567',
    href: 'tel:+966501234567',
    isDoubtful: false,
  }))

test('a number of a range that nobody has is marked, and can be called all the same', () =>
  expect(phoneShown('+966529339123')).toMatchObject({ href: 'tel:+966529339123', isDoubtful: true }))

test('words in place of a number are shown and not called', () =>
  expect(phoneShown('call after five')).toEqual({ text: 'call after five', href: null, isDoubtful: false }))
