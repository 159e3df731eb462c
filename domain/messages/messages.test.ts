import { describe, expect, it, test } from 'vitest'
import { listSearch } from '#domain/search/list-search.ts'
import { aContactMessage, STORED } from '#tests/support/records.ts'
import { hasOpenGap } from './answer-draft.ts'
import { filledParts, phoneHref } from './contact-text.ts'
import { isEmail } from './email.ts'
import { narrowingChoices, readInboxQuery } from './inbox-query.ts'
import { nextAttempt } from './mail.ts'
import { readFormSending } from './message-form.ts'
import { type Message, type MessageContent, senderName } from './message.ts'
import { toMessageView } from './message-view.ts'
import { formatPhone, isUnknownRange, toStoredPhone } from './phone.ts'
import { replyAddress, staffMailboxes, teamReaders } from './staff-mailboxes.ts'
import { readContactForm } from './visitor-forms.ts'

const BEGINNING = 'Hello Sara,\n\nQuantity: …\nPrice: SAR … including VAT\n\nKind regards'

test.each([
  ['nothing was filled in', BEGINNING],
  ['one line was forgotten', 'Hello Sara,\n\nQuantity: 40\nPrice: SAR … including VAT'],
  ['the line ends otherwise alone', 'Quantity:  … \r\nPrice: SAR 20'],
])('a gap is open where %s', (_case, written) => expect(hasOpenGap(written, BEGINNING)).toBe(true))

test.each([
  ['all is filled in', 'Hello Sara,\n\nQuantity: 40\nPrice: SAR 20 including VAT'],
  ['the lines are gone', 'Hello Sara,\n\nWe will call you.'],
  ['the writer pauses', 'Hello Sara,\n\nWell … we will see. Quantity: …, as agreed\n…'],
])('none is open where %s', (_case, written) => expect(hasOpenGap(written, BEGINNING)).toBe(false))

const filled = { name: 'عمر', email: 'omar@client.example', message: 'أحتاج سعراً.\r\nشكراً' }

it('a contact message is read as it was typed', () =>
  expect(readContactForm({ ...filled, phone: '', website: 'ignored' })).toEqual({
    ok: true,
    content: { kind: 'contact', name: 'عمر', email: filled.email, phone: '', message: 'أحتاج سعراً.\nشكراً' },
  }))

it('a contact message needs all but the phone', () => {
  expect(readContactForm({})).toEqual({
    ok: false,
    problems: { name: 'missing', email: 'missing', message: 'missing' },
  })
  expect(readContactForm({ ...filled, message: 'x'.repeat(100_000) })).toEqual({
    ok: false,
    problems: { message: 'too-long' },
  })
  expect(readContactForm({ ...filled, phone: '1'.repeat(201) })).toEqual({ ok: false, problems: { phone: 'too-long' } })
})

it('Arabic digits in an address are the same digits', () => {
  const reading = readContactForm({ ...filled, email: '\u200fomar٥٥@client.example ' })
  expect(reading).toMatchObject({ ok: true, content: { email: 'omar55@client.example' } })
})

const values = { site: 'Zedline', phone: '+966 11 000 0000', email: 'info@example.com', request_time: '6 months' }

test('a contact value in a text becomes a link that dials or writes', () =>
  expect(filledParts('Write to {email} or call {phone}.', values)).toEqual([
    { text: 'Write to ' },
    { text: 'info@example.com', href: 'mailto:info@example.com' },
    { text: ' or call ' },
    { text: '+966 11 000 0000', href: 'tel:+966110000000' },
    { text: '.' },
  ]))

test('other values are words among the others, and a text without any stays one piece', () => {
  expect(filledParts('{site} keeps it for {request_time}.', values)).toEqual([
    { text: 'Zedline keeps it for 6 months.' },
  ])
  expect(filledParts('لا نبيع بياناتك.', values)).toEqual([{ text: 'لا نبيع بياناتك.' }])
  expect(filledParts('', values)).toEqual([])
})

test('a contact value that the company does not have is no link', () =>
  expect(filledParts('Call {phone}', { phone: '' })).toEqual([{ text: 'Call ' }]))

test('a phone number is dialled by its digits', () => expect(phoneHref('+966 (11) 000-0000')).toBe('tel:+966110000000'))

it.each([
  'a@b.co',
  'first.last+tag@mail.example.com',
  "o'neil@example.ie",
  'info@موقع.السعودية',
  'x@xn--mgberp4a5d4ar',
  'علي@موقع.السعودية',
  'müller@example.com',
])('%s is an address where its domain has two parts', (text) => expect(isEmail(text)).toBe(text.includes('.')))

it.each([
  '',
  'khaled@example',
  'khaled',
  'a b@example.com',
  'a@b@example.com',
  'a@example..com',
  'a@.example.com',
  'a,b@example.com',
  '"a"@example.com',
  '<a@example.com>',
  'a@example.com,b@example.com',
  'a@example.com\nBcc: b@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b.'.repeat(130)}com`,
])('%j is none', (text) => expect(isEmail(text)).toBe(false))

it('is told at once however long the text is', () => {
  expect(isEmail(`a@${'a-'.repeat(125)}`)).toBe(false)
  expect(isEmail('a'.repeat(100_000))).toBe(false)
})

it('a form that a person fills is not suspicious, with scripts or without', () => {
  expect(readFormSending({})).toEqual({ formKey: null, isSuspicious: false, hasConsented: false })
  expect(readFormSending({ website: '', secondsOpen: '14', consent: 'yes', formKey: 'a-key-of-a-form' })).toEqual({
    formKey: 'a-key-of-a-form',
    isSuspicious: false,
    hasConsented: true,
  })
})

it.each([{ website: 'https://spam.example' }, { secondsOpen: '0' }, { secondsOpen: '-5' }, { secondsOpen: 'all' }])(
  'a form filled by a program is: %j',
  (fields) => expect(readFormSending(fields).isSuspicious).toBe(true),
)

it('a key that no browser of ours makes is no key', () => {
  expect(readFormSending({ formKey: 'short' }).formKey).toBeNull()
  expect(readFormSending({ formKey: 'x'.repeat(101) }).formKey).toBeNull()
})

const read = (search: string) => readInboxQuery(new URLSearchParams(search))

describe('the query of the inbox', () => {
  it('comes back from its address as it was', () => {
    const search =
      '?kind=quote&view=held&show=in-progress&assignee=noura&from=2026-05-01&to=2026-05-31&sort=value&q=%D8%B1%D8%BA%D9%88%D8%A9&page=2'
    expect(listSearch(read(search))).toBe(search)
    expect(read(search)).toMatchObject({ kind: 'quote', show: 'in-progress', assignee: 'noura', text: 'رغوة', page: 2 })
  })

  it('is everything but spam where nothing is asked', () => {
    expect(read('')).toEqual({
      kind: null,
      view: null,
      customer: null,
      sort: null,
      show: null,
      assignee: null,
      from: null,
      to: null,
      text: '',
      page: 1,
    })
    expect(listSearch(read(''))).toBe('')
  })

  it('is narrowed by nothing that cannot be read', () => {
    const odd = read('?kind=mail&show=done&from=2026-02-30&to=yesterday&page=-1&q=%00%0a&assignee=%20')
    expect(odd).toEqual(read(''))
    expect(narrowingChoices(odd)).toBe(0)
    expect(narrowingChoices(read('?show=spam&from=2026-05-01&q=x'))).toBe(2)
  })
})

const created = new Date('2026-05-01T00:00:00Z')
const minutesUntilNext = (attempts: number) => {
  const next = nextAttempt(attempts, created, created)
  return next && (next.getTime() - created.getTime()) / 60_000
}

it('tries every minute for the first ten, then ever more rarely', () => {
  expect(Array.from({ length: 10 }, (_, index) => minutesUntilNext(index + 1))).toEqual(Array(10).fill(1))
  expect([11, 12, 13, 18, 19, 20, 99].map(minutesUntilNext)).toEqual([2, 4, 8, 256, 360, 360, 360])
})

it('gives up after five days', () => {
  const day = 24 * 60 * 60_000
  expect(nextAttempt(30, created, new Date(created.getTime() + 4 * day))).not.toBeNull()
  expect(nextAttempt(30, created, new Date(created.getTime() + 5 * day))).toBeNull()
})

function phoneShown(phone: string) {
  const { content, ...about } = aContactMessage()
  const message: Message = { ...about, ...STORED, content: { ...content, phone } }
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

const contact = (name: string): MessageContent => ({
  kind: 'contact',
  name,
  phone: '',
  email: 'a@b.example',
  message: '',
})

it('names the sender as the form did, or by the address', () => {
  const rest = { phone: '', email: 'a@b.example', companyName: '', jobTitle: '', address: '', details: '' }
  expect(senderName({ kind: 'quote', firstName: 'سارة', lastName: 'العتيبي', ...rest })).toBe('سارة العتيبي')
  expect(senderName(contact('Omar'))).toBe('Omar')
  expect(senderName(contact(' '))).toBe('a@b.example')
})

test.each([
  ['+966110000000', '+966 11 000 0000'],
  ['+966501234567', '+966 50 123 4567'],
  ['+971501234567', '+971 50 123 4567'],
])('%s reads %s', (number, shown) => expect(formatPhone(number)).toBe(shown))

test('what is no phone number is shown as it was written', () =>
  expect(formatPhone('ask at the gate')).toBe('ask at the gate'))

test.each([
  ['0501234567', '+966501234567'],
  ['٠٥٥ ١٢٣ ٤٥٦٧', '+966551234567'],
  ['+966966501234567', '+966501234567'],
  ['٠٠٩٦٦٠٠٩٦٦٥٠١٢٣٤٥٦٧', '+966501234567'],
  ['+966 +966 50 123 4567', '+966501234567'],
  ['+971 00971 50 123 4567', '+971501234567'],
  ['0501234567 ext. 5', '0501234567 ext. 5'],
  // No operator has it; it is long enough for one.
  ['0529339123', '+966529339123'],
  ['call after five', 'call after five'],
])('%s is kept as %s', (typed, kept) => expect(toStoredPhone(typed)).toBe(kept))

test.each([
  ['+966501234567', false],
  ['+966529339123', true],
  ['call after five', false],
  ['', false],
])('whether %j is of a range that nobody has: %s', (stored, isUnknown) =>
  expect(isUnknownRange(stored)).toBe(isUnknown),
)

const shown = { notifyEmails: [] as string[], salesEmail: 'shown@shop.example', email: 'info@shop.example' }

test('mails to the team follow the list, then a sales address that was set, then the configuration, then what is shown', () => {
  const list = ['a@shop.example', 'b@shop.example']
  const saved = { salesEmail: 'set@shop.example' }
  expect(staffMailboxes(saved, { ...shown, notifyEmails: list }, 'env@shop.example')).toEqual({
    addresses: list,
    source: 'notify_emails',
  })
  expect(staffMailboxes(saved, shown, 'env@shop.example')).toEqual({
    addresses: ['set@shop.example'],
    source: 'sales_email',
  })
  expect(staffMailboxes({}, shown, 'env@shop.example')).toEqual({
    addresses: ['env@shop.example'],
    source: 'SALES_EMAIL',
  })
  expect(staffMailboxes({}, shown, null)).toEqual({ addresses: ['shown@shop.example'], source: 'shown' })
  expect(staffMailboxes({ salesEmail: '' }, { ...shown, salesEmail: '' }, null).addresses).toEqual([
    'info@shop.example',
  ])
  expect(staffMailboxes({}, { notifyEmails: [], salesEmail: '', email: '' }, null).addresses).toEqual([])
})

test('visitors reply to the first of them', () => {
  const mailboxes = { addresses: ['a@shop.example', 'b@shop.example'], source: 'notify_emails' as const }
  expect(replyAddress(mailboxes)).toBe('a@shop.example')
  expect(replyAddress({ ...mailboxes, addresses: [] })).toBeNull()
  expect(teamReaders(mailboxes)).toEqual([
    { email: 'a@shop.example', locale: 'ar' },
    { email: 'b@shop.example', locale: 'ar' },
  ])
})
