import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailSample } from '#content/admin/site/mail-words.ts'
import { Forbidden } from '#domain/accounts/permissions.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { MAIL_NAMES } from '#domain/site/content/pages/mails-fields.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { bodiesOf, decodedHeader, headersOf, openMailServer, type MailServer } from '#tests/support/mail-server.ts'
import { tickingClock } from '#tests/support/records.ts'
import { giveAccount } from '#tests/support/staff.ts'
import { setStaffEmail } from '#server/data/accounts/staff-store.ts'
import { insertContent } from '#server/data/site/content-store.ts'
import { createSettings } from './settings.ts'
import { createTestMails } from './test-mails.ts'

const noura: StaffCaller = { kind: 'staff', id: 'u-1', name: 'noura', role: 'owner', via: 'session' }
const sara: StaffCaller = { kind: 'staff', id: 'u-2', name: 'sara', role: 'editor', via: 'session' }
const AT = '2026-05-01T08:00:00.000Z'

let server: MailServer

beforeAll(async () => {
  server = await openMailServer()
})
afterAll(() => server.close())

onOneDatabase('a test of a mail', (db) => {
  async function open() {
    for (const one of [noura, sara]) await giveAccount(db(), one)
    server.taken.length = 0
    const mail = { smtpUrl: server.url, from: 'no-reply@site.example' } as never
    const config = { mode: 'start', siteUrl: 'https://site.example', mail } as const
    const on = { db: db(), clock: tickingClock() }
    return createTestMails({ ...on, config, settings: createSettings(on) })
  }

  it('is what the site says now with sample data, to the address of whoever asks', async () => {
    const tests = await open()
    await setStaffEmail(db(), noura.id, 'noura@site.example', AT)
    const body = { answer_subject_en: '{number}: {subject}' }
    await insertContent(db(), 'page', { id: 'mails', body, createdAt: AT, updatedAt: AT })
    for (const mail of MAIL_NAMES) {
      expect(await tests.sendSample(mail, noura, 'en')).toEqual({ kind: 'taken' })
      const { to, raw } = server.taken.at(-1)!
      expect(to).toEqual(['noura@site.example'])
      const subject = decodedHeader(headersOf(raw).get('subject')![0]!)
      for (const text of [subject, ...bodiesOf(raw)]) expect(text).not.toMatch(/\{\w+\}/)
      if (mail === 'answer') expect(subject).toBe('RQ-2026-00042: Your quote')
      if (mail === 'answer') expect(bodiesOf(raw)[0]).toContain(mailSample.answer.en)
      if (mail === 'invitation') expect(bodiesOf(raw)[0]).toContain(mailSample.link.en)
      if (mail === 'sign_in') expect(bodiesOf(raw)[0]).toContain(mailSample.code.en)
    }
  })

  it('is for owners with a confirmed address', async () => {
    const tests = await open()
    expect(await tests.sendSample('answer', noura, 'en')).toBeNull()
    await setStaffEmail(db(), sara.id, 'sara@site.example', AT)
    await expect(tests.sendSample('answer', sara, 'en')).rejects.toThrow(Forbidden)
    expect(server.taken).toEqual([])
  })
})
