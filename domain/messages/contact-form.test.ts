import { expect, it } from 'vitest'
import { readContactForm } from './contact-form.ts'

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
