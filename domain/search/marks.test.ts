import { describe, expect, test } from 'vitest'
import { markMatches, marksOf } from './marks.ts'
import { readQuery } from './search-query.ts'
import { readSynonyms } from './synonyms.ts'

const NO_SYNONYMS = readSynonyms([])

describe('marking what was searched', () => {
  const marked = (text: string, query: string, synonyms = NO_SYNONYMS) =>
    markMatches(text, marksOf(readQuery(query, synonyms)))
      .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
      .join('')

  test.each([
    ['بخاخ زيت السيليكون SP-300', 'سيليكون', 'بخاخ زيت ال[سيليكون] SP-300'],
    ['آلةٌ أصليّة', 'اصليه', 'آلةٌ [أصليّة]'],
    ['DF-750 Foam for doors', 'foam df', '[DF]-750 [Foam] for doors'],
    ['DF-750 Foam for doors', 'df750', '[DF-750] Foam for doors'],
    ['DF-750 Foam for doors', 'door foam', 'DF-750 [Foam] for [door]s'],
    ['806 PU Gun Foam', 'gun foam', '806 PU [Gun Foam]'],
    ['سيليكون الأحواض', 'السيليكونات', '[سيليكون] الأحواض'],
    ['رغوة 805 بالأنبوب 750 مل', '٧٥٠ مل', 'رغوة 805 بالأنبوب [750 مل]'],
    ['رغوة 805 بالأنبوب 750 مل', 'رغوة ٧٥', '[رغوة] 805 بالأنبوب [75]0 مل'],
    ['S20', 'xyz', 'S20'],
    ['', 'x', ''],
    ['مانع تسرب', '', 'مانع تسرب'],
  ])('%s searched for %s', (text, query, expected) => expect(marked(text, query)).toBe(expected))

  test('short words and figures are marked at the beginning of a word alone', () =>
    expect(marked('840 PU Foam of Utah', 'pu 40 foam')).toBe('840 [PU] [Foam] of Utah'))

  test('other names of the same are marked, too', () =>
    expect(marked('رغوة 805', 'فوم', readSynonyms([['رغوة', 'فوم']]))).toBe('[رغوة] 805'))

  test('nothing of the shown text is lost, whatever it holds', () => {
    const text = 'مــد ﷺ e\u0301 👷‍♂️ 750 مل'
    const { pieces } = { pieces: markMatches(text, marksOf(readQuery('مد', NO_SYNONYMS))) }
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  })
})
