import { expect, test } from 'vitest'
import { SHEET_LIMITS, type SheetChoice } from '#domain/sheets/sheet-file.ts'
import { allRows } from '#tests/support/sheets/sheet-rows.ts'
import { workbook, workbookParts } from '#tests/support/sheets/workbook.ts'
import { zipOf } from '#tests/support/sheets/zip.ts'
import { openWorkbook } from './workbook.ts'

async function read(bytes: Buffer, choice: SheetChoice = {}) {
  const { file, rows } = await openWorkbook(bytes, choice, SHEET_LIMITS)
  return { ...file, read: await allRows(rows()) }
}

async function cellsOf(bytes: Buffer) {
  return (await read(bytes)).read.map(({ cells }) => cells)
}

test('numbers, formats of zeros, dates and hours', async () => {
  const cells = [
    '<c s="1"><v>12</v></c>',
    '<c s="2"><v>46154</v></c>',
    '<c s="3"><v>0.5</v></c>',
    '<c s="4"><v>46154</v></c>',
  ]
  const more = [
    '<c s="5"><v>19.99</v></c>',
    '<c s="1"><v>12.5</v></c>',
    '<c s="6"><v>7</v></c>',
    '<c s="99"><v>1E2</v></c>',
  ]
  const days = ['<c t="d"><v>2026-05-12</v></c>', '<c t="b"><v>1</v></c>', '<c t="b"><v>0</v></c>']
  expect(await cellsOf(workbook([{ rows: [cells, more, days] }]))).toEqual([
    [{ number: 12, digits: 4 }, { date: '2026-05-12' }, { date: '1899-12-31T12:00:00' }, { date: '2026-05-12' }],
    [19.99, 12.5, 7, 100],
    [{ date: '2026-05-12' }, true, false],
  ])
})

test('days count from 1904 where the workbook says so', async () => {
  const parts = workbookParts([{ rows: [['<c s="2"><v>44692</v></c>']] }]).map((part) =>
    part.name === 'xl/workbook.xml'
      ? { ...part, content: String(part.content).replace('<sheets>', '<workbookPr date1904="1"/><sheets>') }
      : part,
  )
  expect(await cellsOf(zipOf(parts))).toEqual([[{ date: '2026-05-12' }]])
})

test('formulas count by the value that was stored', async () => {
  const cells = [
    '<c><f>A2+1</f><v>5</v></c>',
    '<c t="str"><f>A2</f><v>x</v></c>',
    '<c t="str"><f>A2</f><v></v></c>',
    '<c><f>A2</f></c>',
    '<c><f>A2</f><v></v></c>',
    '<c t="shared"><f t="shared" si="0"/><v>7</v></c>',
    '<c t="e"><f>A2/0</f><v>#DIV/0!</v></c>',
  ]
  expect(await cellsOf(workbook([{ rows: [cells] }]))).toEqual([
    [5, 'x', null, { error: '' }, { error: '' }, '7', { error: '#DIV/0!' }],
  ])
})

test('texts of the table, in runs, with a reading beside them, escaped', async () => {
  const strings = [
    'a',
    '<r><t>b</t></r><r><rPr><b/></rPr><t xml:space="preserve"> c</t></r><rPh sb="0" eb="1"><t>no</t></rPh>',
    'd_x000A_e &amp; f',
  ]
  const cells = ['0', '1', '2'].map((place) => `<c t="s"><v>${place}</v></c>`)
  const runs = '<c t="inlineStr"><is><r><t>g</t></r><r><t>h</t></r></is></c>'
  expect(await cellsOf(workbook([{ rows: [[...cells, runs]] }], strings))).toEqual([['a', 'b c', 'd\ne & f', 'gh']])
})

test('sheets are told with their rows; the first that is seen and filled is read, or the one that is asked for', async () => {
  const made = workbook([
    { name: 'Notes', state: 'hidden', rows: [['hidden']] },
    { name: 'Empty' },
    { name: 'Prices', rows: [['a'], [''], ['b']] },
    { name: 'Old', state: 'veryHidden', rows: [['old']] },
  ])
  expect(await read(made)).toEqual({
    source: 'workbook',
    encoding: null,
    encodingGuessed: false,
    separator: null,
    sheets: [
      { name: 'Notes', hidden: true, rows: 1 },
      { name: 'Empty', hidden: false, rows: 0 },
      { name: 'Prices', hidden: false, rows: 2 },
      { name: 'Old', hidden: true, rows: 1 },
    ],
    sheet: 2,
    mergedFilled: true,
    read: [
      { row: 1, cells: ['a'] },
      { row: 3, cells: ['b'] },
    ],
  })
  expect((await read(made, { sheet: 'Notes' })).read).toEqual([{ row: 1, cells: ['hidden'] }])
  expect((await read(made, { sheet: 3 })).read).toEqual([{ row: 1, cells: ['old'] }])
  await expect(read(made, { sheet: 'None' })).rejects.toMatchObject({ problem: { code: 'unknown-sheet' } })
})

test('a sheet beyond a limit hinders nobody who reads another', async () => {
  const made = workbook([
    { name: 'Wide', rows: [Array.from({ length: 101 }, () => 1)] },
    { name: 'Good', rows: [['a']] },
  ])
  expect((await read(made, { sheet: 'Good' })).read).toEqual([{ row: 1, cells: ['a'] }])
  await expect(read(made)).rejects.toMatchObject({ problem: { code: 'columns' } })
})

test('the value of merged cells stands in each of their rows', async () => {
  const rows = [
    ['name', 'code', 'note'],
    ['Silicone', 'RW1', 'wide'],
    ['', 'RW2', ''],
    ['', '', ''],
    ['', 'RW3', 'own'],
    ['Foam', 'RW4', ''],
  ]
  const behind = '<mergeCells><mergeCell ref="A2:A5"/><mergeCell ref="C2:D2"/><mergeCell ref="C4:C5"/></mergeCells>'
  expect((await read(workbook([{ rows, behind }]))).read).toEqual([
    { row: 1, cells: ['name', 'code', 'note'] },
    { row: 2, cells: ['Silicone', 'RW1', 'wide'] },
    { row: 3, cells: ['Silicone', 'RW2'] },
    { row: 5, cells: ['Silicone', 'RW3', 'own'] },
    { row: 6, cells: ['Foam', 'RW4'] },
  ])
})
