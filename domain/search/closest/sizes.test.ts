import { expect, it } from 'vitest'
import { foldText } from '#domain/text/fold.ts'
import { sizeKey, takeSizes } from './sizes.ts'

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
