import { expect, test } from 'vitest'
import { joined, joinedCodes, searchWords, signsOf } from './search-words.ts'

const folded = (text: string) => searchWords(text).map((word) => word.folded)

test('words are parted by everything that is no letter, mark or digit, and by nothing else', () => {
  expect(folded('آلة أصليّة، DF-750 (٧٥٠ مل)')).toEqual(['اله', 'اصليه', 'df', '750', '750', 'مل'])
  expect(folded('Façade: 1.5 mm/½')).toEqual(['facade', '1', '5', 'mm', '1', '2'])
  expect(folded(' \u064b - ')).toEqual([])
  expect(searchWords('أصليّة MS٥٥').map(({ spelled }) => spelled)).toEqual(['أصليّة', 'ms55'])
})

test('codes are known without their hyphens', () => {
  expect(joinedCodes('رغوة DF-750 و AB-805-750 و 0.75 و dry-wall')).toEqual(['df750', 'ab805750'])
  expect(joined(' AB-805/٧٥٠ ')).toBe('ab805750')
})

test('signs are what is left', () => expect(signsOf('50 g + 200 ml, منشّط ـ +')).toEqual(['+', ',', '\u0651', 'ـ']))
