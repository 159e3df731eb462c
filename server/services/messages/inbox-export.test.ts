import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import type { Locale } from '#domain/text/locale.ts'
import type { Message } from '#domain/messages/message.ts'
import { aContactMessage, aQuote, STORED } from '#tests/support/records.ts'
import { EXPORT_FORMATS, type ExportFormat } from '#domain/messages/inbox-query.ts'
import { exportMessages } from './inbox-export.ts'

const kept = { ...STORED, assigneeId: 'noura', updatedAt: '2026-05-02T00:00:00.000Z' }
const quote: Message = { ...aQuote(), ...kept }
const contact: Message = { ...aContactMessage(), ...kept, assigneeId: null }
const written = async (portions: Message[][], format: ExportFormat, locale: Locale = 'en') =>
  (await buffer(exportMessages(portions, { format, locale, ...names }))).toString()
const names = {
  nameOf: (id: string) => id.toUpperCase(),
  numbersOf: async (ids: string[]) => new Map(ids.map((id) => [id, `RQ-2026-${id}`])),
}
const csv = (...messages: Message[]) => written([messages], 'csv')

/** The cells of each line, as a program for tables reads them. */
const linesOf = (text: string) =>
  text
    .split('\r\n')
    .slice(0, -1)
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell]) => cell!.replaceAll('""', '"')))

/** The cells of one message by their English headings. */
async function cellsOf(message: Message): Promise<Record<string, string>> {
  const [headings, cells] = linesOf(await csv(message))
  return Object.fromEntries(headings!.map((heading, at) => [heading.split(' / ')[1], cells![at]!]))
}

describe('a table of messages', () => {
  it('begins with a mark for UTF-8 and headings in both languages', async () => {
    const text = await csv(quote)
    expect(text.startsWith('\ufeff"المعرّف / ID","وصل في / Received"')).toBe(true)
    expect(linesOf(text)).toHaveLength(2)
  })

  it('holds all that was sent and what became of it', async () => {
    expect(await cellsOf(quote)).toEqual({
      ID: 'm-1',
      Received: '2026-05-01 03:00',
      Kind: 'Quote',
      Status: 'New',
      'Assigned to': 'NOURA',
      Name: 'سارة العتيبي',
      'First name': 'سارة',
      'Last name': 'العتيبي',
      Email: 'Sara@Client.example',
      'Mobile number': '\u200e+966 50 000 0000',
      'Company name': 'شركة البناء',
      'Job title': '',
      Address: '',
      Text: 'السطر الأول\nالسطر الثاني',
      Product: '',
      Language: 'Arabic',
      Page: '/pu-foam/805',
      'Agreed to the privacy policy': '2026-05-01 03:00',
      Opened: '',
      'Last change': '2026-05-02 03:00',
      'Request number': '',
      'Agreed to offers and news': '',
      'Words agreed to': '',
      Source: 'Form on the site',
      City: '',
      Project: '',
      'Needed by': '',
      'Preferred way to reach you': '',
      Held: '',
      'Reply due': '',
      'First reply': '',
      Outcome: '',
      'Value in SAR, excl. VAT': '',
      'Why it was lost': '',
      'Note on the outcome': '',
      'Remind on': '',
      'Note on the reminder': '',
      'Duplicate of': '',
    })
    expect(await cellsOf(contact)).toMatchObject({ Name: 'Omar', 'First name': '', Text: 'Hello', 'Assigned to': '' })
  })

  it('says at its end how each is followed up', async () => {
    const content = { ...quote.content, city: 'جدة', project: 'برج', neededBy: '2026-06-01', contactBy: 'whatsapp' }
    const followUp = {
      ...quote.followUp,
      dueAt: '2026-05-03T09:00:00.000Z',
      answeredAt: '2026-05-03T08:30:00.000Z',
      outcome: 'lost' as const,
      outcomeValue: 125_050n,
      lostReason: 'no-answer' as const,
      outcomeNote: '=1+1',
      remindAt: '2026-05-06T06:00:00.000Z',
      remindNote: 'يتصل الأحد',
      duplicateOf: '00007',
    }
    const followed = { ...quote, content, followUp, cameBy: 'whatsapp', isHeld: true } as Message
    expect(await cellsOf(followed)).toMatchObject({
      Source: 'WhatsApp',
      City: 'جدة',
      Project: 'برج',
      'Needed by': '2026-06-01',
      'Preferred way to reach you': 'WhatsApp',
      Held: 'Yes',
      'Reply due': '2026-05-03 12:00',
      'First reply': '2026-05-03 11:30',
      Outcome: 'Lost',
      'Value in SAR, excl. VAT': '1250.50',
      'Why it was lost': 'The customer did not answer',
      'Note on the outcome': "'=1+1",
      'Remind on': '2026-05-06 09:00',
      'Note on the reminder': 'يتصل الأحد',
      'Duplicate of': 'RQ-2026-00007',
    })
    const [headings] = linesOf(await csv(followed))
    expect(headings!.at(-1)).toBe('مكرر للطلب / Duplicate of')
    const [row] = JSON.parse(await written([[followed]], 'json')) as Record<string, string>[]
    expect(row).toMatchObject({ outcome: 'lost', lostReason: 'no-answer', held: 'yes', dueAt: followUp.dueAt })
  })

  it('names kinds, states and languages in the language of its reader', async () => {
    const text = await written([[quote, contact]], 'csv', 'ar')
    for (const word of ['"عرض سعر","جديد"', '"رسالة","جديد"', '"العربية"']) expect(text).toContain(word)
  })

  it.each([
    '=HYPERLINK("https://evil.example","x")',
    "=cmd|' /C calc'!A0",
    '+1+1',
    '-2+3',
    '@SUM(A1)',
    '\t=1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
  ])('runs nothing that a visitor has written: %j', async (text) => {
    const content = Object.fromEntries(Object.keys(quote.content).map((name) => [name, text]))
    const cells = await cellsOf({ ...quote, content: { ...content, kind: 'quote' } as Message['content'] })
    for (const name of [
      'First name',
      'Last name',
      'Email',
      'Mobile number',
      'Company name',
      'Job title',
      'Address',
      'Text',
    ])
      expect(cells[name]).toBe(`'${text}`)
  })

  it('keeps every sign of a text in its one cell', async () => {
    const message = 'a;b,c\t"d"\n=1+1\r<b>👷‍♀️</b>'
    const odd = { ...contact, content: { ...aContactMessage().content, message } as Message['content'] }
    expect((await cellsOf(odd))['Text']).toBe(message)
  })

  it('is a heading alone where there are no messages', async () => expect(linesOf(await csv())).toHaveLength(1))
})

it('an export for programs holds the same, as it was sent', async () => {
  const [row] = JSON.parse(await written([[quote]], 'json')) as Record<string, string>[]
  expect(row).toMatchObject({
    id: 'm-1',
    kind: 'quote',
    state: 'new',
    phone: '+966500000000',
    receivedAt: kept.createdAt,
    text: 'السطر الأول\nالسطر الثاني',
  })
  expect(Object.keys(row!)).toHaveLength(38)
})

it.each(EXPORT_FORMATS)('the text is the same in one portion and in many: %s', async (format) => {
  const whole = await written([[quote, contact, quote]], format)
  expect(await written([[quote], [contact], [], [quote]], format)).toBe(whole)
  if (format === 'json') {
    expect(JSON.parse(whole)).toHaveLength(3)
    expect(JSON.parse(await written([], format))).toEqual([])
  }
})
