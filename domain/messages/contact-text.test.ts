import { expect, test } from 'vitest'
import { filledParts, phoneHref } from './contact-text.ts'

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
