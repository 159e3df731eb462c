import { describe, expect, it } from 'vitest'
import { messageSearchText, readMessageSearch } from './message-search.ts'
import type { MessageContent } from './message.ts'

const quote: MessageContent = {
  kind: 'quote',
  firstName: 'سارة',
  lastName: 'العُتيبي',
  phone: '+966501234567',
  email: 'Sara@Client.example',
  companyName: 'شركة الأبنية',
  jobTitle: '',
  address: 'جدة',
  details: 'نحتاج ٤٠ عبوة\nمن رغوة MS-55',
}

/** Whether the message is found, as the tables find it. */
function finds(typed: string, content: MessageContent = quote): boolean {
  const text = messageSearchText(content, '805')
  const search = readMessageSearch(typed)!
  return search.words.every((word) => text.includes(word)) || (search.digits !== null && text.includes(search.digits))
}

describe('a message is found by', () => {
  it.each([
    ['its sender', 'سارة العتيبي'],
    ['its sender as others spell them', 'العتيبى ساره'],
    ['its e-mail address', 'sara@client'],
    ['its company', 'الابنيه'],
    ['its place', 'جده'],
    ['words of its text', '40 عبوه'],
    ['a code in capitals or not', 'ms-55'],
    ['its product', '805'],
    ['its phone number', '+966501234567'],
    ['its phone number as it is dialled', '0501234567'],
    ['its phone number in groups', '050 123 4567'],
    ['its phone number with dashes', '050-123-4567'],
    ['its phone number from abroad', '00966 50 123 4567'],
    ['its phone number in Arabic digits', '٠٥٠١٢٣٤٥٦٧'],
    ['the end of its phone number', '34567'],
  ])('%s', (_what, typed) => expect(finds(typed)).toBe(true))

  it('a phone number that is none', () => {
    const contact: MessageContent = {
      kind: 'contact',
      name: 'A',
      phone: '050 12 بعد العصر',
      email: 'a@b.c',
      message: 'x',
    }
    expect(finds('050 12', contact)).toBe(true)
    expect(finds('05012', contact)).toBe(true)
  })
})

it('a message is not found by words that it does not hold', () => {
  for (const typed of ['سارة الحربي', '0509999999', '99']) expect(finds(typed)).toBe(false)
})

it('nothing is looked for where nothing was typed', () => {
  expect(readMessageSearch(' \t')).toBeNull()
  expect(readMessageSearch('ـ')).toBeNull()
})
