import { expect, test } from 'vitest'
import { readChoice } from './choice.ts'

const PARTS = ['pages', 'weight']

test('without a word everything is measured', () =>
  expect(readChoice([], PARTS)).toEqual({ parts: PARTS, runs: null, pages: null }))

test('a part, its rounds and its pages can be chosen', () => {
  const chosen = readChoice(['weight', '--runs', '2', '--pages', '/,/en/about'], PARTS)
  expect(chosen).toEqual({ parts: ['weight'], runs: 2, pages: ['/', '/en/about'] })
})

test.each([[['speed']], [['--runs', 'many']], [['--runs', '0']], [['--pages', 'home']], [['--fast']]])(
  'what is not there is named: %j',
  (args) => expect(readChoice(args, PARTS)).toBeTypeOf('string'),
)
