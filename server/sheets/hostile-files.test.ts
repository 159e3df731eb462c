import { expect, test } from 'vitest'
import { SHEET_LIMITS } from '#domain/sheets/sheet-file.ts'
import { data, HOSTILE_FILES, instead, type Made, parts, rows, SHEET } from '#tests/support/sheets/hostile-files.ts'
import { allRows } from '#tests/support/sheets/sheet-rows.ts'
import { workbook } from '#tests/support/sheets/workbook.ts'
import { zipOf } from '#tests/support/sheets/zip.ts'
import { FileRefusal } from './file-kind.ts'
import { openSheet } from './open-sheet.ts'

/** The cells of all rows, or why the file is refused. */
async function read(made: Made) {
  try {
    const sheet = await openSheet({ file: Buffer.from(made), choice: {}, limits: SHEET_LIMITS })
    return (await allRows(sheet.rows())).map(({ cells }) => cells)
  } catch (error) {
    // What nobody foresaw is told as the process tells it.
    return error instanceof FileRefusal ? error.problem : { code: 'unreadable' }
  }
}

test('a sound workbook is read', async () => expect(await read(zipOf(parts))).toEqual(rows))

test.each(HOSTILE_FILES)('%s', async (_, made, problem) => expect(await read(made)).toEqual(problem))

test('headings count against no limit of rows', async () => {
  expect(await read(`code;qty\n${'a;1\n'.repeat(20_000)}`)).toHaveLength(20_001)
  expect(await read(workbook([data('<row><c><v>1</v></c></row>'.repeat(20_001))]))).toHaveLength(20_001)
})

test('entities of its own are not expanded', async () => {
  const entities = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>'
  const cells = '<row><c t="inlineStr"><is><t>&b;&c;&lt;</t></is></c></row>'
  const made = instead(SHEET, `${entities}<worksheet><sheetData>${cells}</sheetData></worksheet>`)
  expect(await read(made)).toEqual([['&b;&c;<']])
})

test('macros, links and pictures are left alone', async () => {
  const made = zipOf([
    ...parts,
    { name: 'xl/vbaProject.bin', content: Buffer.from('d0cf11e0a1b11ae1', 'hex') },
    { name: 'xl/externalLinks/externalLink1.xml', content: '<not closed' },
    { name: 'xl/media/image1.png', content: 'no picture' },
  ])
  expect(await read(made)).toEqual(rows)
})

test('names of parts may be written otherwise, and elements may have a prefix', async () => {
  const strict = parts.map(({ name, content }) => ({
    name: name.replace('sheet1', 'Sheet1').replace('sharedStrings', 'SHAREDSTRINGS'),
    content: String(content).replaceAll(/<(\/?)(worksheet|sheetData|row|c|v|is|t)\b/g, '<$1x:$2'),
  }))
  expect(await read(zipOf(strict))).toEqual(rows)
})

test('rows and cells that lie about their place keep their order', async () => {
  const cells = '<c r="A1"><v>1</v></c><c><v>2</v></c>'
  const made = workbook([data(`<row r="9">${cells}</row><row r="2">${cells}</row><row r="x">${cells}</row>`)])
  const { rows: read } = await openSheet({ file: made, choice: {}, limits: SHEET_LIMITS })
  expect(await allRows(read())).toEqual([9, 10, 11].map((row) => ({ row, cells: [1, 2] })))
})

test('a quarter of a million merged cells are left as they are, and that is said', async () => {
  const merged = (count: number) => `<mergeCells>${`<mergeCell ref="A1:A${count}"/>`.repeat(2)}</mergeCells>`
  const made = (count: number) =>
    workbook([
      {
        rows: [
          ['a', 1],
          ['', 2],
          ['', 3],
        ],
        behind: merged(count),
      },
    ])
  expect(await read(made(3))).toEqual([
    ['a', 1],
    ['a', 2],
    ['a', 3],
  ])
  expect(await read(made(1_000_000))).toEqual([
    ['a', 1],
    [null, 2],
    [null, 3],
  ])
})
