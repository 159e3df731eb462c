import { expect, test } from 'vitest'
import type { Picture } from '#domain/site/picture.ts'
import { pictureAlt } from './picture-alt.ts'

const bare: Picture = { file: 'a.webp', width: 1, height: 1, color: null, renditions: { avif: [], webp: [] } }
const told = { ...bare, words: { alt: { ar: 'باب', en: '' }, isDecorative: false } }

test.each([
  ['the own text of a place', told, 'A gate', 'A gate'],
  ['the text of the library', told, '', 'باب'],
  ['the name of the record', bare, '', 'رغوة'],
  ['nothing of decoration', { ...bare, words: { ...told.words, isDecorative: true } }, '', ''],
  ['the name without a picture', null, '', 'رغوة'],
])('%s is read out', (_what, picture, own, read) => expect(pictureAlt(picture, own, 'رغوة', 'ar')).toBe(read))

test('a language without a text has the name', () => expect(pictureAlt(told, '', 'Foam', 'en')).toBe('Foam'))
