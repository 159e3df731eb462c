import { expect, test } from 'vitest'
import { splitCodes } from './code-words.ts'

const codesOf = (text: string) =>
  splitCodes(text)
    .filter(({ isCode }) => isCode)
    .map((part) => part.text)

test.each([
  ['MS-55 Hybrid Sealant Adhesive 290 ml', ['MS-55']],
  ['مانع تسرب ولاصق هجين MS-55 سعة 290 مل', ['MS-55']],
  ['TE-26 Edge-Banding Hot Melt', ['TE-26']],
  ['AB-805-750, AB-702-ADH50', ['AB-805-750,', 'AB-702-ADH50']],
  ['F-EXT-INT 25LM', ['F-EXT-INT']],
  ['Low-Modulus Hot-melt', []],
  ['805 PU Foam', []],
  ['', []],
  [`A-${'1'.repeat(40)}`, []],
])('the codes of "%s" are %j', (text, codes) => expect(codesOf(text)).toEqual(codes))

const turnedIn = (text: string) =>
  splitCodes(text)
    .filter(({ isTurned }) => isTurned)
    .map((part) => part.text)

test.each([
  ['اتصل على +966 50 123 4567 (صباحاً) أو 050 123 4567.', ['+966 50 123 4567', '050 123 4567']],
  ['رقم الجوال ٠٥٠ ١٢٣ ٤٥٦٧', ['٠٥٠ ١٢٣ ٤٥٦٧']],
  ['رمز 805-X، واستطالة 100%', ['805-X', '100%']],
  ['من −40 إلى +90 °م خلال 8–12 ساعة', ['−40', '+90', '8–12']],
  ['الحجم −5 / +40', ['−5 / +40']],
  ['عبوات 0.75 L، 1.5 L, 600\u00a0ml', ['0.75 L', '1.5 L', '600\u00a0ml']],
  // Latin words keep their order, and so do plain numbers and those that a single sign parts.
  ['المعيار EN 15651-1 ونسبة 3:1 و1/2 من 1,200 منتج', []],
  ['رغوة 805 بالأنبوب 750 مل + 50 جم', []],
  // A hyphen that joins two words is no sign.
  ['الـ-805 الجديد', []],
  ['Sealant 805-X: up to 25%, call +966 50 123 4567', []],
])('in "%s" these would be turned: %j', (text, turned) => expect(turnedIn(text)).toEqual(turned))

test('no letter and no space gets lost', () => {
  for (const text of ['MS-55  two  C-10 ', ' C-10', 'رقم 050 123 4567 و25%', 'C-10 MS-55', 'a b', ' ']) {
    expect(
      splitCodes(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  }
})
