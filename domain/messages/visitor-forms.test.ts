import { describe, expect, it } from 'vitest'
import { readQuoteForm } from './visitor-forms.ts'

const filled = {
  firstName: 'سارة',
  lastName: 'العتيبي',
  email: 'sara@client.example',
  phone: '٠٥٠ ١٢٣ ٤٥٦٧',
  companyName: 'شركة البناء',
  jobTitle: 'مديرة مشتريات',
  address: 'الرياض',
  details: 'المنتج: 805\r\nالكمية: 40',
}

function problemsOf(changes: Record<string, unknown>) {
  const reading = readQuoteForm({ ...filled, ...changes })
  return reading.ok ? {} : reading.problems
}

function contentOf(changes: Record<string, unknown>) {
  const reading = readQuoteForm({ ...filled, ...changes })
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  return reading.content
}

describe('a quote request', () => {
  it('is read as it was typed, with its phone ready to be dialled', () =>
    expect(contentOf({})).toEqual({
      ...filled,
      kind: 'quote',
      phone: '+966501234567',
      details: 'المنتج: 805\nالكمية: 40',
    }))

  it('needs names and an e-mail address, and nothing else', () => {
    const reading = readQuoteForm({})
    expect(reading).toEqual({ ok: false, problems: { firstName: 'missing', lastName: 'missing', email: 'missing' } })
    const { firstName, lastName, email } = filled
    expect(readQuoteForm({ firstName, lastName, email }).ok).toBe(true)
    expect(problemsOf({ firstName: ' \u200f\n ' })).toEqual({ firstName: 'missing' })
  })

  it('names every field that cannot be kept', () => {
    expect(problemsOf({ email: 'sara@client', jobTitle: 'x'.repeat(201), details: 'x'.repeat(4001) })).toEqual({
      email: 'email-invalid',
      jobTitle: 'too-long',
      details: 'too-long',
    })
    expect(problemsOf({ firstName: 'ع'.repeat(200), details: '👷'.repeat(2000) })).toEqual({})
  })

  it.each([
    ['0501234567', '+966501234567'],
    ['00966 50 123 4567', '+966501234567'],
    ['966501234567', '+966501234567'],
    ['+971 4 203 4567', '+97142034567'],
    ['920000000', '+966920000000'],
    ['اتصلوا بعد الخامسة', 'اتصلوا بعد الخامسة'],
    ['0501234567 بعد الخامسة', '0501234567 بعد الخامسة'],
    ['+966 11 123 4567 ext. 12', '+966 11 123 4567 ext. 12'],
    ['', ''],
  ])('is never refused for its phone: %j', (phone, kept) => expect(contentOf({ phone }).phone).toBe(kept))

  it('keeps the whole phone or says that it is too long, and never cuts off the end of what was typed', () => {
    expect(contentOf({ phone: '1'.repeat(200) }).phone).toBe('1'.repeat(200))
    for (const length of [201, 5000]) expect(problemsOf({ phone: '1'.repeat(length) })).toEqual({ phone: 'too-long' })
  })

  it('cannot carry a line into the head of a mail', () => {
    const content = contentOf({ firstName: 'Sara\r\nBcc: all@example.com', companyName: '\u202eevil' })
    expect(content.firstName).toBe('Sara Bcc: all@example.com')
    expect(content.companyName).toBe('evil')
    expect(problemsOf({ email: 'sara@client.example\r\nBcc: all@example.com' })).toEqual({ email: 'email-invalid' })
  })

  it('takes values of other kinds as empty', () => {
    expect(problemsOf({ firstName: { a: 1 }, lastName: null, email: ['a@b.co'] })).toEqual({
      firstName: 'missing',
      lastName: 'missing',
      email: 'missing',
    })
    expect(readQuoteForm(Object.create({ firstName: 'inherited' })).ok).toBe(false)
  })
})
