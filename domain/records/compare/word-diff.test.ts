import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quickest } from '#tests/support/quickest.ts'
import { compareText } from './compare-content.ts'
import type { Piece } from './piece.ts'

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
