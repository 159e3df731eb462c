import { expect, test } from 'vitest'
import { foldText } from '#domain/text/fold.ts'
import { areForms, stemOf, stemsOf, withoutArticle } from './word-stem.ts'

const stem = (word: string) => stemOf(foldText(word))

test.each([
  ['الرغوة', 'رغو'],
  ['والرغوات', 'رغو'],
  ['بالأبواب', 'ابواب'],
  ['للسيارات', 'سيار'],
  ['سيارة', 'سيار'],
  ['مائية', 'ماي'],
  ['كهربائية', 'كهرباي'],
  ['كهربايية', 'كهرباي'],
  // two letters remain
  ['لون', 'لون'],
  ['ولد', 'ولد'],
  ['adhesives', 'adhesive'],
  ['brushes', 'brush'],
  ['assemblies', 'assembly'],
  ['glass', 'glass'],
  ['gas', 'gas'],
  ['ms-55s', 'ms-55s'],
])('the stem of %s is %s', (word, expected) => expect(stem(word)).toBe(expected))

test('a word whose end looks like an ending is a form of itself with a real one', () => {
  const forms = (a: string, b: string) => areForms(stemsOf(foldText(a)), stemsOf(foldText(b)))
  expect(forms('سيليكون', 'السيليكونات')).toBe(true)
  expect(forms('سيليكون', 'أكريليك')).toBe(false)
})

test('the article goes with what is written together with it', () =>
  expect(['الباب', 'والباب', 'بالباب', 'كالباب', 'فالباب', 'للباب', 'باب'].map(withoutArticle)).toEqual(
    new Array(7).fill('باب'),
  ))
