import { expect, it } from 'vitest'
import { foldText } from '#domain/text/fold.ts'
import { sizeKey, takeSizes } from './sizes.ts'
import { withSpokenCodes } from './spoken-codes.ts'

const keysOf = (text: string) => takeSizes(foldText(text)).sizes.map(sizeKey)

it.each([
  ['750ml', ['750 ml']],
  ['٧٥٠ مل', ['750 ml']],
  ['1.5 L', ['1500 ml']],
  ['1500 ml', ['1500 ml']],
  ['٢٠ كيلو', ['20000 g']],
  ['19 mm x 33 m', ['19 mm', '33000 mm']],
  ['200 ml + 50 g', ['200 ml', '50 g']],
])('%s is %j, however it is spelled', (text, keys) => expect(keysOf(text)).toEqual(keys))

it.each(['C2TE', '25LM', 'MS-55', '2.5 mm/24 h', '0.35 N/mm²', 'ms 55'])('%s is no size', (text) =>
  expect(keysOf(text)).toEqual([]),
)

it('leaves the rest of the text', () =>
  expect(takeSizes('سيليكون 600 مل ابيض').rest.trim().split(/\s+/)).toEqual(['سيليكون', 'ابيض']))

const known = new Set(['s20', 'ms55', 'df750', 'c10'])
const written = (text: string) => withSpokenCodes(text, (code) => known.has(code))

it.each([
  ['اس 20', 's20'],
  ['إس ٢٠', 's20'],
  ['ام اس 55', 'ms55'],
  ['دي اف 750', 'df750'],
  ['سي ١٠', 'c10'],
  ['سيليكون اس 20', 'سيليكون s20'],
])('%s is written %s', (text, code) => expect(written(text)).toBe(code))

it.each(['اس 25', 'اسمنت 20', 'سيليكون 20', 's20'])('%s stays as it is', (text) => expect(written(text)).toBeNull())
