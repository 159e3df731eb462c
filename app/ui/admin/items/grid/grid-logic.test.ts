import { describe, expect, it, test } from 'vitest'
import { clipboardText, copyOf, fillDown, layPasted, type RowKind } from './grid-clipboard.ts'
import { spotAfter, type Range, type Spot } from './grid-moves.ts'
import { createSteps } from './grid-changes.ts'

const sheet = { rows: 10, columns: 4, isRtl: false, pageRows: () => 5, has: () => true }
const from = { row: 3, column: 1 }

test.each([
  ['ArrowRight', false, false, [3, 2]],
  ['ArrowRight', false, true, [3, 0]],
  ['ArrowLeft', false, true, [3, 2]],
  ['ArrowLeft', true, true, [3, 3]],
  ['ArrowUp', false, false, [2, 1]],
  ['ArrowDown', true, false, [9, 1]],
  ['Home', false, true, [3, 0]],
  ['End', false, false, [3, 3]],
  ['Home', true, false, [0, 0]],
  ['End', true, false, [9, 3]],
  ['PageDown', false, false, [8, 1]],
  ['PageUp', false, false, [0, 1]],
])('%s (Ctrl: %s, right to left: %s) leads to %j', (key, ctrl, isRtl, [row, column]) =>
  expect(spotAfter(from, { key, ctrl }, { ...sheet, isRtl })).toEqual({ row, column }),
)

test('other keys lead nowhere', () => expect(spotAfter(from, { key: 'a', ctrl: false }, sheet)).toBeNull())

test('arrows pass over cells that are not there, and stay where there is none behind', () => {
  const has = ({ row, column }: Spot) => column !== 1 || row === 3 || row === 7
  const after = (key: string, row: number, column: number, ctrl = false) => {
    const to = spotAfter({ row, column }, { key, ctrl }, { ...sheet, has })!
    return [to.row, to.column]
  }
  expect(after('ArrowDown', 3, 1)).toEqual([7, 1])
  expect(after('ArrowDown', 7, 1)).toEqual([7, 1])
  expect(after('ArrowUp', 7, 1)).toEqual([3, 1])
  expect(after('ArrowDown', 3, 1, true)).toEqual([7, 1])
  expect(after('PageDown', 3, 1)).toEqual([7, 1])
  expect(after('ArrowRight', 4, 0)).toEqual([4, 2])
  expect(after('ArrowLeft', 4, 2)).toEqual([4, 0])
})

// Two products: two packs and a new row, one pack and a new row; the first column stands in their first rows.
const pack = (isFirst: boolean): RowKind => ({ isNew: false, takes: [isFirst, true, true] })
const added: RowKind = { isNew: true, takes: [false, true, true] }
const rows = [pack(true), pack(false), added, pack(true), added]
const spot = (row: number, column: number) => ({ top: row, bottom: row, first: column, last: column })
const texts = (writes: { row: number; column: number; text: string }[]) =>
  writes.map(({ row, column, text }) => `${row}.${column}=${text}`)

const lay = (table: string[][], range: Range) =>
  layPasted(table, { rows, range, textOf: ({ row, column }) => `${row}.${column}` })

describe('a paste', () => {
  it('passes over the rows for new packs', () => {
    const { writes, rest } = lay([['a'], ['b'], ['c']], spot(0, 2))
    expect(texts(writes)).toEqual(['0.2=a', '1.2=b', '3.2=c'])
    expect(rest).toEqual([])
  })

  it('gives back whole the rows that find no room', () => {
    expect(lay([['a'], ['b'], ['c']], spot(1, 1))).toEqual({
      writes: [
        { row: 1, column: 1, text: 'a' },
        { row: 3, column: 1, text: 'b' },
      ],
      rest: [['c']],
    })
    const wide = lay(
      [
        ['a', 'b'],
        ['c', ''],
      ],
      spot(0, 2),
    )
    expect(texts(wide.writes)).toEqual(['1.2=c'])
    expect(wide.rest).toEqual([['a', 'b']])
  })

  it('takes what its sheet repeats of a product, and nothing else there', () => {
    const { writes, rest } = lay(
      [
        ['Foam', 'a'],
        ['Foam', 'b'],
        ['', 'c'],
      ],
      spot(0, 0),
    )
    expect(texts(writes)).toEqual(['0.0=Foam', '0.1=a', '1.1=b', '3.0=', '3.1=c'])
    expect(rest).toEqual([])
    expect(
      lay(
        [
          ['Foam', 'a'],
          ['Gun', 'b'],
        ],
        spot(0, 0),
      ).rest,
    ).toEqual([['Gun', 'b']])
    expect(
      lay(
        [
          ['0.0', 'b'],
          ['x', 'c'],
        ],
        spot(1, 0),
      ).rest,
    ).toEqual([])
  })

  it('that begins in the row of a new pack is for that row alone', () => {
    const { writes, rest } = lay([['a'], ['b']], spot(2, 1))
    expect(texts(writes)).toEqual(['2.1=a'])
    expect(rest).toEqual([['b']])
  })

  it('of one cell fills the range', () => {
    const range = { top: 0, bottom: 3, first: 1, last: 1 }
    expect(texts(lay([['x']], range).writes)).toEqual(['0.1=x', '1.1=x', '3.1=x'])
  })
})

test('a range is filled down from its first row, a single row from the one above', () => {
  const textOf = ({ row, column }: { row: number; column: number }) => `${row}.${column}`
  expect(texts(fillDown(rows, { top: 0, bottom: 3, first: 1, last: 1 }, textOf))).toEqual(['1.1=0.1', '3.1=0.1'])
  expect(texts(fillDown(rows, spot(3, 1), textOf))).toEqual(['3.1=1.1'])
  expect(fillDown(rows, spot(0, 1), textOf)).toEqual([])
})

test('what is copied reads as a spreadsheet reads it, without empty new rows', () => {
  const textOf = ({ row, column }: { row: number; column: number }) => (rows[row]!.isNew ? '' : `${row}\t"${column}"`)
  expect(clipboardText(copyOf(rows, { top: 1, bottom: 3, first: 1, last: 2 }, textOf))).toBe(
    '"1\t""1"""\t"1\t""2"""\r\n"3\t""1"""\t"3\t""2"""',
  )
})

test('steps are taken back and done again, until something else is done', () => {
  const steps = createSteps()
  steps.add([{ name: 'a', before: '', after: '1' }])
  steps.add([
    { name: 'a', before: '1', after: '2' },
    { name: 'b', before: '', after: '' },
  ])
  steps.add([{ name: 'b', before: 'x', after: 'x' }])
  expect(steps.undo()).toEqual([{ name: 'a', text: '1' }])
  expect(steps.redo()).toEqual([{ name: 'a', text: '2' }])
  expect(steps.undo()).toEqual([{ name: 'a', text: '1' }])
  steps.add([{ name: 'c', before: '', after: '3' }])
  expect(steps.redo()).toEqual([])
  expect([steps.undo(), steps.undo(), steps.undo()]).toEqual([[{ name: 'c', text: '' }], [{ name: 'a', text: '' }], []])
})
