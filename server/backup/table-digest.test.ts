import { expect, it } from 'vitest'
import { TableDigest } from './table-digest.ts'

function digestOf(...rows: Record<string, string | number | null>[]): string {
  const digest = new TableDigest()
  for (const row of rows) digest.add(row)
  return digest.text
}

const foam = { id: 'foam', price: 4.5, note: null }
const tape = { id: 'tape', price: 2, note: '' }

it('the same rows are the same in any order, of rows and of columns', () =>
  expect(digestOf(foam, tape)).toBe(digestOf(tape, { note: null, price: 4.5, id: 'foam' })))

it.each([
  ['a row that lacks', [foam]],
  ['a row that came twice', [foam, tape, tape]],
  ['nothing in the place of an empty text', [foam, { ...tape, note: null }]],
  ['a text in the place of a figure', [foam, { ...tape, price: '2' }]],
  ['values that changed places', [foam, { ...tape, id: '', note: 'tape' }]],
])('%s is noticed', (_what, rows) => expect(digestOf(...rows)).not.toBe(digestOf(foam, tape)))
