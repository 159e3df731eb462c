import { offerWords } from '#content/pages/offer.ts'
import { requestLineWords } from '#content/pages/quote.ts'
import { expect, it } from 'vitest'
import type { Locale } from '#domain/text/locale.ts'
import { toRequestView, type OpenedRequest } from '#domain/quotes/request-view.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { aQuote, aRequestLine } from '#tests/support/records.ts'
import { insertAnswer, insertNote } from '#server/data/messages/message-notes-store.ts'
import { createMessages } from '#server/services/messages/messages.ts'
import { createRequestPages } from './request-pages.ts'

const name = { ar: 'رغوة 805', en: '805 PU Foam' }
const pack = { ar: '750 مل', en: '750 ml' }
const line = aRequestLine({ name, pack })

onOneDatabase('the page of a request', (db) => {
  let now = new Date('2026-05-01T09:00:00Z')
  const pages = () => createRequestPages({ db: db(), clock: () => now })
  const sent = () =>
    createMessages({ db: db(), clock: () => new Date('2026-05-01T09:00:00Z'), mailHost: 'site.example' }).receive(
      { ...aQuote(), lines: [line] },
      [],
    )

  it('says until when an answer comes, as long as that is ahead', async () => {
    const { mark } = await sent()
    const opened = (await pages().open(mark!.token)) as OpenedRequest
    const answerBy = (locale: Locale, at: string) => {
      const scene = { locale, today: at.slice(0, 10), now: new Date(at) }
      return toRequestView(opened, { ...requestLineWords, ...offerWords }, scene).answerBy
    }
    // It came on a Friday; answers take ten hours of business time, from 8 to 18.
    expect(answerBy('ar', '2026-05-01T09:00:00Z')).toBe('الأحد 6:00 م')
    expect(answerBy('en', '2026-05-01T09:00:00Z')).toBe('Sunday 6:00 pm')
    expect(answerBy('en', '2026-04-20T09:00:00Z')).toBe('Sunday, 3 May 6:00 pm')
    expect(answerBy('en', '2026-05-03T15:00:00Z')).toBeNull()
  })

  it('shows what was sent and what staff answered, and nothing that they wrote for each other', async () => {
    const { message, mark } = await sent()
    const written = { authorId: null, authorName: 'noura', createdAt: '2026-05-02T09:00:00.000Z' }
    await insertNote(db(), message.id, { ...written, id: 'n', body: 'a note' })
    await insertAnswer(db(), message.id, {
      ...written,
      id: 'a',
      body: 'Our price',
      subject: 's',
      locale: 'ar',
      mailId: null,
    })
    const view = toRequestView(
      (await pages().open(mark!.token)) as OpenedRequest,
      { ...requestLineWords, ...offerWords },
      { locale: 'en', today: '2026-05-01', now: new Date('2026-05-01T08:00:00Z') },
    )
    expect(view).toMatchObject({
      number: mark!.number,
      lines: [{ name: '805 PU Foam', code: 'RW1', pack: '750 ml', quantity: '2 cartons', isKnown: true }],
      timeline: [{ kind: 'arrived' }, { kind: 'answered', text: 'Our price' }],
    })
    expect(JSON.stringify(view)).not.toMatch(/a note|noura/)
  })

  it('is there for 180 days after the last change, and never for a token that nobody was given', async () => {
    const { mark } = await sent()
    expect(await pages().open('x'.repeat(22))).toBeNull()
    expect(await pages().open('')).toBeNull()
    now = new Date('2026-10-28T08:59:00Z')
    expect(await pages().open(mark!.token)).toMatchObject({ lines: [line] })
    now = new Date('2026-10-28T09:01:00Z')
    expect(await pages().open(mark!.token)).toBe('over')
    now = new Date('2026-05-01T09:00:00Z')
  })
})
