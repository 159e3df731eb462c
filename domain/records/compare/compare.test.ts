import { expect, test } from 'vitest'
import fc from 'fast-check'
import { quickest } from '#tests/support/quickest.ts'
import { compareKeys, compareRows } from './compare-list.ts'
import { compareText } from './compare-content.ts'
import type { Piece } from './piece.ts'

const told = (before: string[], after: string[]) =>
  compareKeys(before, after).map(({ as, value }) => (as === 'same' ? value : `${as} ${value}`))

test('tells what came into a list, left it and stands elsewhere', () => {
  expect(told(['a', 'b', 'c'], ['a', 'c', 'd'])).toEqual(['a', 'removed b', 'c', 'added d'])
  expect(told(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toEqual(['moved d', 'a', 'b', 'c'])
  expect(told([], ['a'])).toEqual(['added a'])
  expect(told(['a'], [])).toEqual(['removed a'])
})

test('rows are matched by their code wherever they stand', () => {
  const before = [
    { stock_code: 'A1', volume: '750 ml' },
    { stock_code: 'B1', volume: '500 ml' },
    { stock_code: 'C1', volume: '300 ml' },
  ]
  const after = [
    { stock_code: 'C1', volume: '300 ml' },
    { stock_code: 'A1', volume: '1 l' },
    { stock_code: 'D1', volume: '5 l' },
  ]
  expect(compareRows(before, after, ['stock_code'])).toMatchObject([
    { as: 'same', moved: true, key: 'C1' },
    { as: 'changed', moved: false, key: 'A1', cells: [{ column: 'stock_code' }, { before: '750 ml', after: '1 l' }] },
    { as: 'removed', key: 'B1' },
    { as: 'added', key: 'D1' },
  ])
})

test('rows without a code, or with the same one, are matched by their place', () => {
  const rows = (...volumes: string[]) => volumes.map((volume) => ({ stock_code: '', volume }))
  expect(compareRows(rows('1 l', '2 l'), rows('1 l', '3 l'), ['stock_code'])).toMatchObject([
    { as: 'same', key: '' },
    { as: 'changed', key: '', cells: [{ before: '2 l', after: '3 l' }] },
  ])
  const twice = [{ stock_code: 'A' }, { stock_code: 'A' }]
  expect(compareRows(twice, twice, ['stock_code']).map(({ as }) => as)).toEqual(['same', 'same'])
})

/** `[-removed-]` and `{+added+}`, as people write changes of words. */
const marked = (pieces: Piece[]) =>
  pieces.map(({ as, text }) => (as === 'removed' ? `[-${text}-]` : as === 'added' ? `{+${text}+}` : text)).join('')

const changed = (before: string, after: string) => marked(compareText(before, after))

/** Twice the 50 ms that a turn may take: other tests run beside this one. */
const TURN = 100

test('tells the words that were removed and added', () => {
  expect(changed('Fast curing foam.', 'Slow curing foam.')).toBe('[-Fast -]{+Slow +}curing foam.')
  expect(changed('رغوة سريعة الجفاف.', 'رغوة بطيئة الجفاف.')).toBe('رغوة [-سريعة -]{+بطيئة +}الجفاف.')
  expect(changed('One. Two. Three.', 'One. Three.')).toBe('One. [-Two. -]Three.')
  expect(changed('', 'New')).toBe('{+New+}')
  expect(changed('Old', '')).toBe('[-Old-]')
})

test('shows a sentence that shares next to nothing whole, before and after', () =>
  expect(changed('Seals joints in walls', 'A primer for wood, of two parts')).toBe(
    '[-Seals joints in walls-]{+A primer for wood, of two parts+}',
  ))

test('keeps no lone comma between two changes', () =>
  expect(changed('for brick, wood and glass and tiles', 'for stone, metal and glass and tiles')).toBe(
    'for [-brick, wood -]{+stone, metal +}and glass and tiles',
  ))

test('a paragraph that was divided has a line end more', () =>
  expect(changed('One two three four. Five six.', 'One two three four.\nFive six.')).toContain('{+'))

test('both texts can be read out of the pieces', () => {
  const text = fc.array(fc.constantFrom('foam', 'glue', 'رغوة', ' ', ', ', '. ', '\n', '5 kg'), { maxLength: 40 })
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [before, after] = [one.join(''), other.join('')]
      const pieces = compareText(before, after)
      const of = (left: Piece['as']) => pieces.filter(({ as }) => as !== left).map((piece) => piece.text)
      expect(of('removed').join('')).toBe(after)
      // Of what stayed, the new text is shown: blanks may have been others.
      expect(
        of('added')
          .join('')
          .replaceAll(/[^\S\n]+/g, ''),
      ).toBe(before.replaceAll(/[^\S\n]+/g, ''))
    }),
  )
})

test('texts of 200 kB take no longer than a turn may', () => {
  const sentence = (at: number) => `Sentence ${at} tells what foam ${at % 7} does on a wall of ${at % 13} bricks. `
  const long = Array.from({ length: 3400 }, (_, at) => sentence(at))
    .join('')
    .slice(0, 200_000)
  const cases = {
    'one word': [long, long.replace('foam 3', 'glue 3')],
    'each fifth word': [long, long.replaceAll(/foam [135]/g, 'mortar')],
    'nothing in common': [long, long.replaceAll(/[a-z]/g, (letter) => String.fromCharCode(219 - letter.charCodeAt(0)))],
    'no sentence ends': [long.replaceAll('.', ''), long.replaceAll('.', '').replaceAll('foam 3', 'glue 3')],
    'one word without ends': ['x'.repeat(200_000), 'y'.repeat(200_000)],
  }
  for (const [name, [before = '', after = '']] of Object.entries(cases)) {
    expect(
      quickest(() => compareText(before, after)),
      name,
    ).toBeLessThan(TURN)
  }
})
