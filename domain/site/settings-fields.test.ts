import { describe, expect, test } from 'vitest'
import { demoSettings } from '#seed/demo-settings.ts'
import { neutralSettings } from './neutral-settings.ts'
import { lineFields, readRecord } from '#domain/fields/field.ts'
import { SETTINGS_FIELDS } from './settings-fields.ts'

const read = (fields: Record<string, string>) => readRecord(SETTINGS_FIELDS, fields, demoSettings)

test('what the form shows is read as the settings that it shows', () => {
  const settings = { ...demoSettings, commercialRegistration: '1010000000', vatNumber: '300000000000003' }
  const { input, problems } = readRecord(SETTINGS_FIELDS, lineFields(SETTINGS_FIELDS, settings), settings)
  expect(problems).toEqual({})
  expect({ ...settings, ...input }).toEqual(settings)
})

test('a field that is not sent keeps what it has', () => {
  const { input, problems } = read({})
  expect({ ...demoSettings, ...input }).toEqual(demoSettings)
  expect(problems).toEqual({})
  expect(read({ name_en: 'Links' }).input.name).toEqual({ ar: 'روابط', en: 'Links' })
})

test('working hours have Latin digits, the address those that it was written with', () => {
  const { input } = read({ hours_ar: 'من ٨٫٣٠ إلى ۶:۰۰', address_ar: 'شارع ٢٣' })
  expect([input.hours?.ar, input.address?.ar]).toEqual(['من 8.30 إلى 6:00', 'شارع ٢٣'])
})

test('prices are hidden until somebody chooses what is told of them', () => {
  expect(demoSettings.priceVisibility).toBe('hidden')
  expect(read({ price_visibility: 'from' }).input.priceVisibility).toBe('from')
  expect(read({ price_visibility: 'inherit' }).problems).toEqual({ price_visibility: { kind: 'not-in-list' } })
})

test('a quotation is valid for 14 days until somebody says otherwise, and for 180 at most', () => {
  expect(demoSettings.quoteValidityDays).toBe(14)
  expect(read({ quote_validity_days: '٣٠' }).input.quoteValidityDays).toBe(30)
  for (const days of ['0', '181', '7.5', ''])
    expect(read({ quote_validity_days: days }).problems).toHaveProperty('quote_validity_days')
})

test('terms of quotations have several lines', () => {
  const { input } = read({ terms_en: 'One.\r\nTwo.', payment_ar: '' })
  expect(input.quoteTerms?.en).toBe('One.\nTwo.')
  expect(input.quotePayment?.ar).toBe('')
})

test.each(['name_ar', 'name_en'])('the site cannot be without %s', (name) =>
  expect(read({ [name]: ' ' }).problems).toEqual({ [name]: { kind: 'missing' } }),
)

test('whatever else the company does not have can be emptied', () => {
  const emptied = ['slogan_en', 'address_ar', 'phone', 'sales_email', 'messaging_number', 'map_link']
  const { input, problems } = read(Object.fromEntries(emptied.map((name) => [name, ' '])))
  expect(problems).toEqual({})
  expect(input).toMatchObject({
    slogan: { ar: demoSettings.slogan.ar, en: '' },
    address: { ar: '', en: demoSettings.address.en },
    phone: '',
    salesEmail: '',
    messagingNumber: '',
    map: { href: '' },
  })
})

test('the form of a site without anything is read as it is', () => {
  const neutral = neutralSettings('shop.example')
  const { input, problems } = readRecord(SETTINGS_FIELDS, lineFields(SETTINGS_FIELDS, neutral), neutral)
  expect(problems).toEqual({})
  expect({ ...neutral, ...input }).toEqual(neutral)
})

describe('numbers', () => {
  test.each([
    ['٠٥٠ ١٢٣ ٤٥٦٧', '+966 50 123 4567'],
    ['+971501234567', '+971 50 123 4567'],
    ['0112345678', '+966 11 234 5678'],
  ])('the phone %s is shown as %s', (typed, phone) => expect(read({ phone: typed }).input.phone).toBe(phone))

  test('the messaging number is stored as digits, with its country', () => {
    expect(read({ messaging_number: '+966 50 123 4567' }).input.messagingNumber).toBe('966501234567')
    expect(read({ messaging_number: '966501234567' }).input.messagingNumber).toBe('966501234567')
  })

  test('no phone is a word', () =>
    expect(read({ phone: 'call us' }).problems).toEqual({ phone: { kind: 'phone-malformed' } }))

  test('registration and VAT number have their form, Arabic digits are read, and both may be left out', () => {
    expect(read({ commercial_registration: '١٠١٠ ٠٠٠٠٠٠' }).input.commercialRegistration).toBe('1010000000')
    expect(read({ vat_number: '' }).input.vatNumber).toBe('')
    expect(read({ commercial_registration: '101', vat_number: '100000000000001' }).problems).toEqual({
      commercial_registration: { kind: 'registration-malformed' },
      vat_number: { kind: 'vat-malformed' },
    })
  })
})

describe('links', () => {
  test('an emptied link takes its network off the site, another one puts it there', () => {
    const { social } = read({ social_x: '', social_youtube: 'https://youtube.example/rawabit' }).input
    expect(social?.map(({ network }) => network)).toEqual(['linkedin', 'instagram', 'youtube'])
  })

  test.each(['youtube', 'http://social.example', 'javascript:alert(1)'])('%s is no link to a network', (href) =>
    expect(read({ social_x: href }).problems).toEqual({ social_x: { kind: 'address-malformed' } }),
  )

  test('an e-mail address is whole', () =>
    expect(read({ email: 'info@' }).problems).toEqual({ email: { kind: 'email-malformed' } }))

  test('addresses of the team stand one a line, each once, twenty at most; a wrong one is named', () => {
    const said = (notify_emails: string) => read({ notify_emails })
    expect(said('a@shop.example\r\n\r\n A@shop.example \nb@shop.example, c@shop.example').input.notifyEmails).toEqual([
      'a@shop.example',
      'b@shop.example',
      'c@shop.example',
    ])
    expect(said(' ').input.notifyEmails).toEqual([])
    expect(said('a@shop.example\nb@shop').problems).toEqual({
      notify_emails: { kind: 'item-no-email', item: 'b@shop' },
    })
    const many = Array.from({ length: 21 }, (_, place) => `a${place}@shop.example`)
    expect(said(many.slice(1).join('\n')).input.notifyEmails).toHaveLength(20)
    expect(said(many.join('\n')).problems).toEqual({ notify_emails: { kind: 'too-many', most: 20 } })
  })
})

describe('the rating for search engines', () => {
  test('is switched off and on again', () => {
    expect(read({ rating_shown: '0', rating_value: '', rating_count: '' }).input.structuredRating).toBeNull()
    const off = { ...demoSettings, structuredRating: null }
    const on = readRecord(SETTINGS_FIELDS, { rating_shown: '1', rating_value: '4.5', rating_count: '٣٠' }, off)
    expect(on.input.structuredRating).toEqual({ value: 4.5, count: 30 })
  })

  test('lies between 1 and 5, from at least one review', () => {
    const { problems } = read({ rating_shown: '1', rating_value: '5.1', rating_count: '0' })
    expect(problems).toMatchObject({ rating_value: { kind: 'out-of-range' }, rating_count: { kind: 'out-of-range' } })
  })

  test('counts whole reviews', () =>
    expect(read({ rating_count: '1.5' }).problems).toEqual({ rating_count: { kind: 'not-a-whole-number' } }))
})

test('requests are kept for whole months, at least one', () => {
  expect(read({ request_months: '٢٤' }).input.requestMonths).toBe(24)
  expect(read({ request_months: '0' }).problems).toMatchObject({ request_months: { kind: 'out-of-range' } })
  expect(read({ request_months: '1.5' }).problems).toEqual({ request_months: { kind: 'not-a-whole-number' } })
  expect(read({ quote_years: '31' }).problems).toMatchObject({ quote_years: { kind: 'out-of-range' } })
  expect(read({ request_months: '' }).problems).toEqual({ request_months: { kind: 'missing' } })
})

test('the bin and older versions are kept for whole days and months, within bounds', () => {
  expect(read({ bin_days: '٣٠', version_months: '36' }).input).toMatchObject({ binDays: 30, versionMonths: 36 })
  for (const outside of [
    { bin_days: '6', version_months: '5' },
    { bin_days: '366', version_months: '121' },
  ]) {
    expect(read(outside).problems).toMatchObject({
      bin_days: { kind: 'out-of-range' },
      version_months: { kind: 'out-of-range' },
    })
  }
  expect(read({ bin_days: '7.5', version_months: '' }).problems).toEqual({
    bin_days: { kind: 'not-a-whole-number' },
    version_months: { kind: 'missing' },
  })
})

test('keywords are lines or parted by commas of both languages, each once', () =>
  expect(read({ keywords_ar: 'لواصق، رغوة\nلواصق', keywords_en: 'foam, tape' }).input.keywords).toEqual({
    ar: ['لواصق', 'رغوة'],
    en: ['foam', 'tape'],
  }))
