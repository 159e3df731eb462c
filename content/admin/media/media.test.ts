import { expect, test } from 'vitest'
import { editorWords } from '#content/admin/editor.ts'
import { madeSmaller } from './library.ts'
import { mediaResults, placesText } from './media.ts'

const place = { name: { ar: 'رغوة', en: 'Foam' }, where: 'site' } as const

test('what came of a file is said in both languages', () => {
  expect(mediaResults.replaced(7)).toEqual({ ar: 'استُبدل في 7 مواضع.', en: 'Replaced in 7 places.' })
  expect(madeSmaller(12_400_000, 1_900_000)).toEqual({
    ar: 'صُغّرت: من 12.4 إلى 1.9 ميغابايت.',
    en: 'Made smaller: 12.4 MB → 1.9 MB.',
  })
  expect(editorWords.leftOut.pictures.en(2)).toBe('2 pictures from other sites were left out. Save and upload them.')
  expect(editorWords.leftOut.pictures.ar(2)).toBe('لم تُدرج صورتان من مواقع أخرى. احفظهما ثم ارفعهما.')
})

test('places are named with what they are, and many are counted', () => {
  expect(placesText([place, { ...place, where: 'draft' }], 'en')).toBe('Foam, Foam (draft)')
  expect(
    placesText(
      Array.from({ length: 8 }, () => place),
      'en',
    ),
  ).toBe('Foam, Foam, Foam, Foam, Foam and 3 more')
})
