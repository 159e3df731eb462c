import { expect, test } from 'vitest'
import { withUnit, withUnits } from './units.ts'

const arabic = (value: string, word: string) => {
  const said = withUnit(value, word, 'ar')
  return `${said.value} ${said.unit}`.trim()
}

test.each([
  ['12', 'شهر', '12 شهراً'],
  ['9', 'شهر', '9 أشهر'],
  ['24', 'شهراً', '24 شهراً'],
  ['100', 'شهر', '100 شهر'],
  ['5', 'ثانية', '5 ثوانٍ'],
  ['10', 'دقيقة', '10 دقائق'],
  ['90', 'دقيقة', '90 دقيقة'],
  ['3', 'ساعة', '3 ساعات'],
  ['2', 'ساعة', 'ساعتان'],
  ['1', 'ساعة', 'ساعة واحدة'],
  ['1–2', 'ثانية', '1–2 ثانية'],
  ['5', 'يوم', '5 أيام'],
  ['45', 'لتر', '45 لتراً'],
  ['3.5', 'لترات', '3.5 لتر'],
  ['6–8', 'ثانية', '6–8 ثوانٍ'],
  ['≤ 20', 'دقيقة', '≤ 20 دقيقة'],
  ['15–20', 'دقيقة', '15–20 دقيقة'],
  ['10', 'قطعة', '10 قطع'],
  ['7', 'نيوتن/ملم²', '7 نيوتن/ملم²'],
  ['EI 240', '', 'EI 240'],
])('%s of %s is %s', (value, word, said) => expect(arabic(value, word)).toBe(said))

test.each([
  ['1 pcs', '1 pc'],
  ['10 pcs', '10 pcs'],
  ['750 ml', '750 ml'],
])('in English %s is %s', (text, said) => expect(withUnits(text, 'en')).toBe(said))

test.each([
  ['20 لتر', '20 لتراً'],
  ['5 لتر + 10 قطعة', '5 لترات + 10 قطع'],
  ['3.9–4.2 لتر/25 كجم', '3.9–4.2 لتر/25 كجم'],
])('in Arabic %s is %s', (text, said) => expect(withUnits(text, 'ar')).toBe(said))
