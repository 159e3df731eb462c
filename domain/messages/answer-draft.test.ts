import { expect, test } from 'vitest'
import { answerFactWords } from '#content/admin/requests/answer-fact-words.ts'
import { demoSettings } from '#seed/demo-settings.ts'
import { aQuote, aRequestLine } from '#tests/support/records.ts'
import { answerDraft, answerFacts, type AnswerScene } from './answer-draft.ts'

const LINE = aRequestLine({ stockCode: 'RW300401', qty: 24, unit: 'piece' })
const scene: AnswerScene = {
  product: null,
  settings: demoSettings,
  lines: [LINE],
  words: answerFactWords,
  link: 'https://site.example/en/quote/s/abc',
  quote: { number: 'QT-2026-00017', total: 70_104n, validUntil: '2026-12-11' },
  locale: 'en',
  now: new Date('2026-11-27T12:00:00.000Z'),
}
const request = { content: aQuote().content, number: 'RQ-2026-00042' }
const draft = (subject: string, body: string, given: Partial<AnswerScene> = {}) =>
  answerDraft(
    { subject: { ar: '', en: subject }, body: { ar: '', en: body } },
    'en',
    answerFacts(request, { ...scene, ...given }),
  )

test('a template is filled with what is known of the request and of its quotation', () => {
  const { subject, body } = draft(
    '{quote} for {number} - {site}',
    'Dear {name}\n{list}\n{total} until {valid_until}\n{link}\n{phone}\n{email} {year} {company}',
  )
  expect(subject).toBe('QT-2026-00017 for RQ-2026-00042 - Rawabit')
  expect(body).toBe(
    [
      'Dear سارة العتيبي',
      'RW300401 – Foam, 750 ml – 24 pieces',
      'SAR 701.04 until 11 Dec 2026',
      'https://site.example/en/quote/s/abc',
      '+966 11 000 0000',
      'info@example.com 2026 Rawabit',
    ].join('\n'),
  )
})

test('what is not known stays for staff to fill in, and is left out of a subject', () => {
  const { subject, body } = draft('Your quote: {quote}, {product}', '{product}: {total} until {valid_until}', {
    quote: null,
  })
  expect([subject, body]).toEqual(['Your quote', '…: … until …'])
})
