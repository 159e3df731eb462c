import { describe, expect, test } from 'vitest'
import { isolate, isolateFigures } from './isolate.ts'

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
