import { expect, test } from 'vitest'
import { fillContacts, phoneHref } from './contact-text.ts'

const contacts = {
  name: { ar: 'زدلين', en: 'Zedline' },
  phone: '+966 11 000 0000',
  email: 'info@example.com',
  privacyEmail: 'privacy@example.com',
  requestMonths: 12,
}

test('a contact value in a text becomes a link that dials or writes', () => {
  expect(fillContacts('Write to {email} or call {phone}.', contacts, 'en')).toEqual([
    { text: 'Write to ' },
    { text: 'info@example.com', href: 'mailto:info@example.com' },
    { text: ' or call ' },
    { text: '+966 11 000 0000', href: 'tel:+966110000000' },
    { text: '.' },
  ])
})

test('a text without contact values stays one piece', () => {
  expect(fillContacts('لا نبيع بياناتك.', contacts, 'ar')).toEqual([{ text: 'لا نبيع بياناتك.' }])
})

test('how long requests are kept reads as the language counts', () => {
  expect(fillContacts('{request_time}', contacts, 'ar')).toEqual([{ text: '12\u00a0شهراً' }])
})

test('an unknown placeholder is never shown to a visitor', () => {
  expect(() => fillContacts('{fax}', contacts, 'en')).toThrow('{fax}')
})

test('a phone number is dialled by its digits', () => {
  expect(phoneHref('+966 (11) 000-0000')).toBe('tel:+966110000000')
})
