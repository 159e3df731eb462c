import { expect, test } from 'vitest'
import { readableFailure } from './report.ts'

test('a failure is read without colours and without the calls that led to it', () => {
  const message =
    '\u001B[31mexpected\u001B[39m 1 to be 2\n    at run (file:///x/node_modules/y.js:3:4)\n    at async /a/b.ts:1:2'
  expect(readableFailure(message)).toBe('expected 1 to be 2')
})

test('a long failure is cut, and says by how much', () => {
  const lines = Array.from({ length: 50 }, (_, index) => `line ${index}`)
  expect(readableFailure(lines.join('\n')).split('\n').slice(-2)).toEqual(['line 39', '… and 10 lines more'])
})
