import { expect, test } from 'vitest'
import { filledMail, safeName } from './mail-text.ts'

const text = { subject: 'Request: {product} - {name}', body: 'Hello,\n\nHours: {hours}.\n\n{list}\n\nNot you?' }

test('what stands out parts what opens a letter from what closes it', () =>
  expect(filledMail(text, { product: '805', name: 'Omar', hours: '8 to 6' })).toEqual({
    subject: 'Request: 805 - Omar',
    opening: ['Hello,', 'Hours: 8 to 6.'],
    hasCode: false,
    hasList: true,
    hasLink: false,
    closing: ['Not you?'],
  }))

test('what is not there leaves no hole', () => {
  const filled = filledMail(text, { product: '', name: 'Omar', hours: '' })
  expect(filled.subject).toBe('Request: Omar')
  expect(filled.opening).toEqual(['Hello,'])
  expect(filledMail(text, { product: '805', name: '', hours: '' }).subject).toBe('Request: 805')
  expect(filledMail({ subject: 'Received: {product}', body: 'x' }, { product: '' }).subject).toBe('Received')
})

test('a link stands out where there is one, and a value of several paragraphs becomes them', () => {
  const written = { subject: '{subject}', body: 'Dear {name},\n\n{answer}\n\n{link}\n\nBye' }
  const values = { subject: 'Yes', name: 'Omar', answer: 'One\ntwo\n\nthree', link: 'https://site.example' }
  expect(filledMail(written, values)).toMatchObject({
    subject: 'Yes',
    opening: ['Dear Omar,', 'One\ntwo', 'three'],
    hasLink: true,
    closing: ['Bye'],
  })
  expect(filledMail(written, { ...values, link: '' })).toMatchObject({ hasLink: false, closing: ['Bye'] })
})

test('a value stays as it is, whatever it holds', () => {
  const filled = filledMail({ subject: 'From {name}', body: '{name}' }, { name: '{code} $& {list}', code: '123456' })
  expect(filled).toMatchObject({
    subject: 'From {code} $& {list}',
    opening: ['{code} $& {list}'],
    hasCode: false,
    hasList: false,
  })
})

test.each([
  ['Sara', 'Sara'],
  ['سارة م.', 'سارة م.'],
  ['win.example', ''],
  ['a@b', ''],
  ['see http://x', ''],
  ['x'.repeat(61), ''],
])('of the name %s a stranger is told %s', (name, told) => expect(safeName(name)).toBe(told))
