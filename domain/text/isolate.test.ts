import { describe, expect, test } from 'vitest'
import { isolate, isolateFigures } from './isolate.ts'

const marked = (text: string) => isolateFigures(text, 'ar').replaceAll('\u2066', '[').replaceAll('\u2069', ']')

describe('figures in an Arabic line', () => {
  test.each([
    ['تصل إلى 25% من عرض الفاصل.', 'تصل إلى [25%] من عرض الفاصل.'],
    ['زمن القطع 8–12 دقيقة', 'زمن القطع [8–12] دقيقة'],
    ['من −40 / +90 °م', 'من [−40 / +90] °م'],
    ['استطالة ≥ 250% عند القطع', 'استطالة [≥ 250%] عند القطع'],
    ['تصنيف الحريق (DIN 4102-1)', 'تصنيف الحريق ([DIN 4102-1])'],
    ['نسبة الخلط 3:1، ثم', 'نسبة الخلط [3:1]، ثم'],
  ])('%s keeps its order', (text, expected) => {
    expect(marked(text)).toBe(expected)
  })

  test('a plus between two packs stays a sign of the Arabic line', () => {
    expect(marked('200 مل + 50 جم')).toBe('[200] مل + [50] جم')
  })

  test('a full stop after a figure ends the sentence and not the figure', () => {
    expect(marked('وفق EN 204. ثم')).toBe('وفق [EN 204]. ثم')
  })

  test('English needs no marks', () => {
    expect(isolateFigures('8–12 min', 'en')).toBe('8–12 min')
    expect(isolate('805', 'en')).toBe('805')
  })
})
