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
])('the codes of "%s" are %j', (text, codes) => {
  expect(codesOf(text)).toEqual(codes)
})

test('no letter and no space gets lost', () => {
  for (const text of ['MS-55  two  C-10 ', ' C-10', 'C-10 MS-55', 'a b', ' ']) {
    expect(
      splitCodes(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  }
})
