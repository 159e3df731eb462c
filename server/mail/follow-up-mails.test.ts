import { expect, it } from 'vitest'
import { NO_FOLLOW_UP } from '#domain/follow-up/follow-up.ts'
import type { Message } from '#domain/messages/message.ts'
import { aQuote } from '#tests/support/records.ts'
import { noticeListMail } from './follow-up-mails.ts'

it('keeps day and number apart in a list: Arabic would turn the day around', () => {
  const message = { ...aQuote(), id: 'm', number: 'RQ-2026-00019', followUp: NO_FOLLOW_UP } as unknown as Message
  const told = [{ kind: 'due', message, at: '2026-11-29T06:00:00.000Z' }] as const
  const scene = { sender: { ar: 'روابط', en: 'Rawabit' }, siteUrl: 'https://site.example' }
  const mailIn = (locale: 'ar' | 'en') =>
    noticeListMail(told, 'daily', { ...scene, reader: { email: 'noura@site.example', locale } })
  expect(mailIn('ar').html).toContain('<bdi dir="auto">\u200f\u2066RQ-2026-00019\u2069 · 29 نوفمبر 2026، 09:00</bdi>')
  expect(mailIn('en').html).toContain('<bdi dir="auto">RQ-2026-00019 · 29 Nov 2026, 09:00</bdi>')
})
