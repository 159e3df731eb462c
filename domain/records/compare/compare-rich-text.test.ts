import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparingRichText, readRichText } from './compare-rich-text.ts'
import type { Piece } from './piece.ts'

const compareRichText = (before: string, after: string) => comparedInSteps(before, after).pieces

/** Compares, and measures each step. */
function comparedInSteps(before: string, after: string): { pieces: Piece[]; steps: number[] } {
  const comparing = comparingRichText(before, after)
  const steps: number[] = []
  for (;;) {
    const used = process.cpuUsage()
    const { done, value } = comparing.next()
    const { user, system } = process.cpuUsage(used)
    steps.push((user + system) / 1000)
    if (done) return { pieces: value, steps }
  }
}

test('words are compared as they are read, whatever marks stand around them', () =>
  expect(compareRichText('<p>Fast <strong>foam</strong></p>', '<p>Slow <strong>foam</strong></p>')).toEqual([
    { as: 'removed', text: 'Fast ' },
    { as: 'added', text: 'Slow ' },
    { as: 'same', text: 'foam\n' },
  ]))

test('what changed in form alone is said in words', () => {
  expect(compareRichText('<p>Use dry sand only</p>', '<p>Use <strong>dry</strong> sand only</p>')).toEqual([
    { as: 'same', text: 'Use ' },
    { as: 'formed', text: 'dry', gained: ['bold'], lost: [] },
    { as: 'same', text: ' sand only\n' },
  ])
  expect(compareRichText('<p>Steps</p>', '<h2>Steps</h2>')).toEqual([
    { as: 'formed', text: 'Steps', gained: ['heading 2'], lost: [] },
    { as: 'same', text: '\n' },
  ])
  expect(compareRichText('<p><a href="/a">More</a></p>', '<p><a href="/b">More</a></p>')).toEqual([
    { as: 'formed', text: 'More', gained: ['link /b'], lost: ['link /a'] },
    { as: 'same', text: '\n' },
  ])
})

test('two forms one inside the other', () =>
  expect(
    compareRichText('<p>one two three</p>', '<p>one <em>two <span class="text-color-red">three</span></em></p>'),
  ).toEqual([
    { as: 'same', text: 'one ' },
    { as: 'formed', text: 'two ', gained: ['italic'], lost: [] },
    { as: 'formed', text: 'three', gained: ['color red', 'italic'], lost: [] },
    { as: 'same', text: '\n' },
  ]))

test('a picture is one piece of its own, by its address', () => {
  const [one, other] = ['/api/uploads/a.jpg', '/api/uploads/b.jpg']
  expect(
    compareRichText(
      `<p>See</p><img src="${one}" alt="A wall"><p>it</p>`,
      `<p>See</p><img src="${other}" alt="A roof"><p>it</p>`,
    ),
  ).toEqual([
    { as: 'same', text: 'See\n' },
    { as: 'removed', text: 'A wall', picture: one },
    { as: 'added', text: 'A roof', picture: other },
    { as: 'same', text: '\nit\n' },
  ])
})

test('lists and tables are read line by line, cells beside one another', () => {
  const table = (cell: string) => `<ul><li>one</li><li>two</li></ul><table><tr><th>kg</th><td>${cell}</td></tr></table>`
  expect(compareRichText(table('5'), table('6'))).toEqual([
    { as: 'same', text: 'one\ntwo\nkg · ' },
    { as: 'removed', text: '5' },
    { as: 'added', text: '6' },
    { as: 'same', text: '\n' },
  ])
})

test('the same markup is one piece after another that stayed', () => {
  expect(compareRichText('<p>a</p><p>b</p>', '<p>a</p><p>b</p>')).toEqual([{ as: 'same', text: 'a\nb\n' }])
  expect(compareRichText('', '')).toEqual([])
})

test('both articles can be read out of the pieces, whatever their markup', () => {
  const part = fc.constantFrom(
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<i>',
    '</i>',
    'foam ',
    'glue',
    ' رغوة. ',
    '<li>',
    '<br>',
    ' ',
  )
  const markup = fc.array(part, { maxLength: 30 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(markup, markup, (before, after) => {
      const pieces = compareRichText(before, after)
      const of = (left: string) => pieces.flatMap(({ as, text }) => (as === left ? [] : [text])).join('')
      const letters = (text: string) => text.replaceAll(/ +/g, '')
      expect(of('removed')).toBe(readRichText(after, new Map()).text)
      expect(letters(of('added'))).toBe(letters(readRichText(before, new Map()).text))
    }),
  )
})

test('no step of comparing an article of 200 kB is most of the work', () => {
  const paragraph = (at: number) =>
    `<p>Paragraph ${at} of <strong>foam ${at % 7}</strong> on a <em>wall</em>. It sets.</p>`
  const before = Array.from({ length: 2600 }, (_, at) => paragraph(at)).join('')
  const after = before.replaceAll('foam 3', 'glue 3').replaceAll('<em>wall</em>', 'wall')
  const runs = Array.from({ length: 4 }, () => comparedInSteps(before, after).steps)
  const steps = runs[0]!.map((_, step) => Math.min(...runs.map((run) => run[step]!)))
  expect(steps.length).toBeGreaterThan(3)
  expect(Math.max(...steps) / steps.reduce((sum, step) => sum + step)).toBeLessThan(0.6)
})
