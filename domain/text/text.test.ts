import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { anyText } from '#tests/support/content/any-text.ts'
import { quickest } from '#tests/support/quickest.ts'
import { cleanLine, cleanLines } from './clean-text.ts'
import { isDay, readFieldDay, readWrittenDay, toFieldDay } from './day.ts'
import { fillIn } from './fill-in.ts'
import { foldText, toLatinDigits } from './fold.ts'
import { formatInstant, formatMoment } from './format-instant.ts'
import { inLanguage } from './locale.ts'
import { isolate, isolateFigures } from './isolate.ts'
import { textOfMarkup } from './markup-text.ts'
import { nameOrder } from './name-order.ts'
import { onceInLanguage } from './once-in-language.ts'
import { ownValue } from './own-value.ts'
import { readMoment } from './read-moment.ts'
import { dayOfInstant, localStartOfDay, RIYADH, startOfDay, yearOfInstant } from './riyadh-time.ts'

it('makes one line of what was typed', () => {
  expect(cleanLine('  سارة\r\nالعتيبي ')).toBe('سارة العتيبي')
  expect(cleanLine('Sara\r\nBcc: everyone@example.com')).toBe('Sara Bcc: everyone@example.com')
  expect(cleanLine('a\u0000b\u0007c')).toBe('a b c')
})

it('drops marks that would turn the text round them', () => {
  expect(cleanLine('\u202eevil\u202c')).toBe('evil')
  expect(cleanLines('\u2067safe\u2069\n\u200fنص')).toBe('safe\nنص')
})

it('keeps lines and tabs of longer texts', () =>
  expect(cleanLines('one\r\ntwo\rthree\n\n\tfour\u0000\n')).toBe('one\ntwo\nthree\n\n\tfour'))

it('keeps emoji, joined letters and accents', () => {
  expect(cleanLine('👩‍🔧 می‌خواهم é')).toBe('👩‍🔧 می‌خواهم é')
  expect(cleanLine('e\u0301')).toBe('\u00e9')
})

it('is in time by the length of the text, however many marks stand on one letter', () => {
  const marked = `a${'\u0301\u0323'.repeat(32_000)}b`
  expect(cleanLines(marked).length).toBeLessThan(40)
  expect(quickest(() => cleanLines(marked))).toBeLessThan(200)
})

it('changes nothing the second time', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(cleanLine(cleanLine(text))).toBe(cleanLine(text))
      expect(cleanLines(cleanLines(text))).toBe(cleanLines(text))
      expect(cleanLine(text)).not.toMatch(/[\p{Cc}\u202a-\u202e]/u)
    }),
    { numRuns: 40 },
  )
})

test('a day exists in the calendar', () => {
  expect(isDay('2028-02-29')).toBe(true)
  for (const text of ['2026-02-29', '2026-13-01', '2026-1-1', '10/04/2026', '', '2026-10-04T00:00:00Z']) {
    expect(isDay(text)).toBe(false)
  }
})

test('a field shows a day month first', () => expect(toFieldDay('2026-10-04')).toBe('10/04/2026'))

test('what is no day is shown as it was typed', () => expect(toFieldDay('soon')).toBe('soon'))

describe('what is typed into the field', () => {
  test.each([
    ['10/04/2026', '2026-10-04'],
    ['4/9/2026', '2026-04-09'],
    [' 02/29/2028 ', '2028-02-29'],
    ['١٠/٠٤/٢٠٢٦', '2026-10-04'],
    ['2026-10-04', '2026-10-04'],
    ['01/01/1900', '1900-01-01'],
    ['12/31/2100', '2100-12-31'],
  ])('%s is %s', (typed, day) => expect(readFieldDay(typed)).toBe(day))

  test.each(['', '13/01/2026', '02/30/2026', '10/04/26', '12/31/1899', '01/01/2101', '10-04-2026', 'tomorrow'])(
    '%j is no day',
    (typed) => {
      expect(readFieldDay(typed)).toBeNull()
    },
  )
})

test.each([
  ['2026-12-31', '2026-12-31'],
  ['31/12/2026', '2026-12-31'],
  ['12 ديسمبر 2026', '2026-12-12'],
  ['٢ مايو ٢٠٢٦', '2026-05-02'],
  ['2 May 2026', '2026-05-02'],
  ['30 February 2026', null],
  ['12 ديسمبرم 2026', null],
])('people who write %s mean %s', (typed, day) => expect(readWrittenDay(typed)).toBe(day))

test.each(['Foam $& more', "$'5 Sealant", '{brand} Tape'])(
  'a record that is called %s is called so in the head',
  (name) => {
    expect(fillIn('{name} by {brand}', { name, brand: 'Masar' })).toBe(`${name} by Masar`)
  },
)

describe('folding', () => {
  test.each([
    ['آلة', 'اله'],
    ['أَصْلِيّ', 'اصلي'],
    ['رغوةٌ', 'رغوه'],
    ['مصطفى', 'مصطفي'],
    ['سيـــليكون', 'سيليكون'],
    ['MS-55', 'ms-55'],
    ['Façade Ø Straße', 'facade ø straße'],
    ['٧٥٠ مل', '750 مل'],
    ['ﺳﻴﻠﻴﻜﻮﻥ', 'سيليكون'],
    // decomposed alef with hamza is composed before it is folded
    ['\u0627\u0654\u0635\u0644', 'اصل'],
  ])('%s and %s are the same word', (typed, folded) => expect(foldText(typed)).toBe(folded))

  test('digits of both Arabic rows and their separators become Latin', () =>
    expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ١٫٥ ١٬٠٠٠')).toBe('0123456789 0123456789 1.5 1,000'))
})

test('an instant is shown as the day it is in Riyadh', () =>
  expect(formatInstant('2026-10-03T21:30:00Z', 'en')).toBe('04 Oct 2026'))

test('a moment is shown with its time in Riyadh', () => {
  expect(formatMoment('2026-10-03T21:30:00Z', 'en')).toBe('04 Oct 2026, 00:30')
  expect(formatMoment('2026-10-04T09:05:00Z', 'ar')).toBe('04 أكتوبر 2026، 12:05')
  expect(formatMoment('soon', 'en')).toBeNull()
})

test('a text that is no instant is not shown as one', () => expect(formatInstant('', 'en')).toBeNull())

const page = {
  title: { ar: 'من نحن', en: 'About Us' },
  values: [{ id: 'clarity', title: { ar: 'الوضوح', en: 'Clarity' } }],
  names: { ar: ['أ', 'ب'], en: ['a', 'b'] },
  updated: '2026-01-15',
  link: undefined,
}

test('a page is read in one language, at every depth', () =>
  expect(inLanguage(page, 'ar')).toEqual({
    title: 'من نحن',
    values: [{ id: 'clarity', title: 'الوضوح' }],
    names: ['أ', 'ب'],
    updated: '2026-01-15',
    link: undefined,
  }))

test('the other language is not in what a page receives', () =>
  expect(JSON.stringify(inLanguage(page, 'en'))).not.toMatch(/[\u0600-\u06ff]/))

const marked = (text: string) => isolateFigures(text, 'ar').replaceAll('\u2066', '[').replaceAll('\u2069', ']')

describe('figures in an Arabic line', () => {
  test.each([
    ['تصل إلى 25% من عرض الفاصل.', 'تصل إلى [25%] من عرض الفاصل.'],
    ['زمن القطع 8–12 دقيقة', 'زمن القطع [8–12] دقيقة'],
    ['من −40 / +90 °م', 'من [−40 / +90] °م'],
    ['من -40/+90 درجة، مقاس 300×40', 'من [-40/+90] درجة، مقاس [300×40]'],
    ['رقماً بين -90 و90، مثل 24.71', 'رقماً بين [-90] و90، مثل 24.71'],
    ['غراء خشب أبيض 670 PVA', 'غراء خشب أبيض [670 PVA]'],
    ['اتصل بنا على +966 11 000 0000.', 'اتصل بنا على [+966 11 000 0000].'],
    ['الجوال: +966501234567', 'الجوال: [+966501234567]'],
    ['050-123-4567، 050 123 4567', '[050-123-4567]، [050 123 4567]'],
  ])('%s keeps its order', (text, expected) => expect(marked(text)).toBe(expected))

  test.each([
    'تصنيف الحريق (DIN 4102-1)، نسبة الخلط 3:1، وفق EN 204. ثم',
    'انظر https://site.example/a?b=5-6&c=+966%20 أو www.site.example/5-6',
    'البريد a-12345678@b.example أو +966@b.example',
    '120 عبوة من MS-55',
  ])('%s needs no mark', (text) => expect(marked(text)).toBe(text))

  test('a plus between two packs stays a sign of the Arabic line', () =>
    expect(marked('200 مل + 50 جم')).toBe('200 مل + 50 جم'))

  test('a full stop after a figure ends the sentence and not the figure', () =>
    expect(marked('حتى 5 kg. ثم')).toBe('حتى [5 kg]. ثم'))

  test('English needs no marks', () => {
    expect(isolateFigures('8–12 min', 'en')).toBe('8–12 min')
    expect(isolate('805', 'en')).toBe('805')
  })
})

describe('rich text as text', () => {
  it('has a line for each block, and cells beside one another', () => {
    const html =
      '<h2>Joints</h2><p>One <strong>bold</strong><br>word</p><ul><li>a</li><li>b</li></ul>' +
      '<table><thead><tr><th>Pack</th><th>Box</th></tr></thead><tbody><tr><td>750 ml</td><td>12</td></tr></tbody></table>'
    expect(textOfMarkup(html)).toBe('Joints\nOne bold\nword\na\nb\nPack · Box\n750 ml · 12')
  })

  it('says what pictures show, and writes signs as they are read', () => {
    const figure =
      '<figure><img src="a.webp" alt="فاصل" width="4"><figcaption>A &lt; B &amp;lt; C</figcaption></figure>'
    expect(textOfMarkup(figure)).toBe('[فاصل]A < B &lt; C')
    expect(textOfMarkup('')).toBe('')
  })

  it('is quick with whatever somebody sends', () => {
    expect(textOfMarkup('<'.repeat(50_000))).toBe('<'.repeat(50_000))
    expect(textOfMarkup('<img alt="'.repeat(5_000))).toContain('<img')
  })
})

const NAMES = {
  ar: ['S50 شفاف', 'أكريليك', 'إضافة', 'ابيض', '850 رغوة', 'رغوة DF', 'رغوة 820', 'رغوة ألواح', 'مؤقت', 'ثابت'],
  en: ['PU 40', 'alpine', 'Alpha', '850 foam', 'béton', 'رغوة'],
}

test.each(['ar', 'en'] as const)('names of a list in %s stand as its readers look them up', (locale) => {
  const names = NAMES[locale]
  const keyed = names.toSorted((one, other) => (nameOrder(one, locale) < nameOrder(other, locale) ? -1 : 1))
  expect(keyed).toEqual(names.toSorted(new Intl.Collator(locale).compare))
})

const nameOf = onceInLanguage((source: { ar: string; en: string }, locale) => ({ name: source[locale] }))

test('what was made of a source in a language is made once', () => {
  const source = { ar: 'روابط', en: 'Rawabit' }
  expect(nameOf(source, 'en')).toEqual({ name: 'Rawabit' })
  expect(nameOf(source, 'en')).toBe(nameOf(source, 'en'))
  expect(nameOf(source, 'ar')).toEqual({ name: 'روابط' })
})

test('another source is another thing, however alike', () =>
  expect(nameOf({ ar: 'أ', en: 'a' }, 'en')).not.toBe(nameOf({ ar: 'أ', en: 'a' }, 'en')))

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'none'])('a record holds nothing under %s', (name) =>
  expect(ownValue({ sound: 1 }, name)).toBeUndefined(),
)

it('and what it holds under its own names', () => expect(ownValue({ sound: 1 }, 'sound')).toBe(1))

test.each([
  ['2027-03-12T09:30', '2027-03-12T06:30:00.000Z'],
  ['2027-03-12 09:30', '2027-03-12T06:30:00.000Z'],
  [' ٢٠٢٧-٠٣-١٢T٠٩:٣٠ ', '2027-03-12T06:30:00.000Z'],
  ['۲۰۲۷-۰۳-۱۲ ۰۰:۰۰', '2027-03-11T21:00:00.000Z'],
  ['2027-03-12T09:30:15', '2027-03-12T06:30:15.000Z'],
  ['2027-03-12T09:30:00+03:00', '2027-03-12T06:30:00.000Z'],
  ['2027-03-12T09:30:00Z', '2027-03-12T09:30:00.000Z'],
  ['2027-03-12T09:30+0530', '2027-03-12T04:00:00.000Z'],
])('%s is %s', (typed, instant) => expect(readMoment(typed)).toBe(instant))

test.each([
  '',
  'tomorrow',
  '2027-03-12',
  '2027-02-30T09:30',
  '2027-03-12T24:00',
  '2027-03-12T09:60',
  '12/03/2027 09:30',
])('%j is no moment', (typed) => expect(readMoment(typed)).toBeNull())

test('a day begins at midnight in Riyadh', () => {
  expect(startOfDay('2026-05-01')).toBe('2026-04-30T21:00:00.000Z')
  expect(startOfDay('2026-05-31', 1)).toBe('2026-05-31T21:00:00.000Z')
  expect(localStartOfDay('2026-05-01')).toBe('2026-05-01T00:00:00+03:00')
})

test('an instant belongs to the day and the year that it is in Riyadh', () => {
  expect(dayOfInstant(new Date('2026-10-04T20:59:59.999Z'))).toBe('2026-10-04')
  expect(dayOfInstant(new Date('2026-10-04T21:00:00Z'))).toBe('2026-10-05')
  expect(yearOfInstant(new Date('2026-12-31T20:59:59Z'))).toBe(2026)
  expect(yearOfInstant(new Date('2026-12-31T21:00:00Z'))).toBe(2027)
})

test('the days are those of the zone that dates are formatted in', () => {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: RIYADH })
  for (const month of ['01', '04', '07', '10']) {
    for (const time of ['20:59:59', '21:00:00']) {
      const instant = new Date(`2026-${month}-15T${time}Z`)
      expect(dayOfInstant(instant)).toBe(calendar.format(instant))
    }
  }
})
