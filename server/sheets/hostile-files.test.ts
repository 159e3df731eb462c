import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fileProblemText } from '../../content/sheet-words.ts'
import { type SheetChoice, SHEET_LIMITS, type SheetLimits } from '../../domain/sheets/sheet-file.ts'
import { allRows } from '../../tests/support/sheets/sheet-rows.ts'
import { type SheetParts, workbook, workbookParts } from '../../tests/support/sheets/workbook.ts'
import { zipOf } from '../../tests/support/sheets/zip.ts'
import { FileRefusal } from './file-refusal.ts'
import { openSheet } from './open-sheet.ts'

type Made = Buffer | string

/** The cells of all rows, or the sentence that refuses the file. */
async function read(made: Made, choice: SheetChoice = {}, limits: Partial<SheetLimits> = {}) {
  try {
    const sheet = await openSheet({ file: Buffer.from(made), choice, limits: { ...SHEET_LIMITS, ...limits } })
    return (await allRows(sheet.rows())).map(({ cells }) => cells)
  } catch (error) {
    // What nobody foresaw is told as the process tells it.
    return fileProblemText(error instanceof FileRefusal ? error.problem : { code: 'unreadable' }, 'en')
  }
}

const UNREADABLE = 'This file cannot be read.'
const OTHER = 'Save it as XLSX or CSV.'
const EMPTY = 'There are no rows in this file.'
const rows = [
  ['code', 'qty'],
  ['RW300101', 5],
]
const parts = workbookParts([{ rows }])
const sound = zipOf(parts)
const without = (name: string) => zipOf(parts.filter((part) => part.name !== name))
const instead = (name: string, content: string) =>
  zipOf(parts.map((part) => (part.name === name ? { ...part, content } : part)))
const withPart = (name: string, content: Made) => zipOf([...parts, { name, content }])
/** The archive with other bytes in a part, and the sum of those before. */
const changed = (from: string, to: string) => {
  const stored = zipOf(parts.map((part) => ({ ...part, isStored: true })))
  return Buffer.from(stored.toString('latin1').replace(from, to), 'latin1')
}
const compound = (name: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from(`${name}\0`, 'utf16le')])
const SHEET = 'xl/worksheets/sheet1.xml'
const data = (text: string): SheetParts => ({ data: text })

test('a sound workbook is read', async () => {
  expect(await read(sound)).toEqual(rows)
})

test.each<[string, Made, string]>([
  ['nothing', '', EMPTY],
  ['blanks', ' \r\n\r\n  \r\n', EMPTY],
  ['separators alone', ';;;\n;;;\n', EMPTY],
  ['a million separators', ','.repeat(1_000_000), EMPTY],
  ['a mark alone', Buffer.from('efbbbf', 'hex'), EMPTY],
  ['a workbook without rows', workbook([{ rows: [] }]), EMPTY],
  ['a workbook of blanks', workbook([{ rows: [['', ' ']] }]), EMPTY],
  ['a workbook of styles', workbook([data('<row r="1"><c r="A1" s="2"/></row>')]), EMPTY],
  ['a chart instead of a sheet', instead('xl/_rels/workbook.xml.rels', '<Relationships/>'), EMPTY],
  ['an old workbook', compound('Workbook'), OTHER],
  ['an older workbook', compound('Book'), OTHER],
  ['an encrypted workbook', compound('EncryptedPackage'), UNREADABLE],
  ['another compound file', compound('WordDocument'), UNREADABLE],
  ['Excel 4', Buffer.from('09040600000010000000', 'hex'), OTHER],
  ['a binary workbook', withPart('xl/workbook.bin', 'x'), OTHER],
  [
    'OpenDocument',
    zipOf([
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet', isStored: true },
      { name: 'content.xml', content: '<x/>' },
    ]),
    OTHER,
  ],
  ['numbers', zipOf([{ name: 'Index/Document.iwa', content: 'x' }]), OTHER],
  ['a page that is called a workbook', '\ufeff<html><table><tr><td>1</td></tr></table></html>', OTHER],
  ['a workbook of 2003', '<?xml version="1.0"?><Workbook/>', OTHER],
  ['a picture', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)]), UNREADABLE],
  ['a PDF', Buffer.concat([Buffer.from('%PDF-1.7\n'), deflateRawSync(Buffer.from('x'.repeat(50)))]), UNREADABLE],
  ['zeros', Buffer.alloc(10_000), UNREADABLE],
  ['zeros in a text', 'RW1;\u00005\n\u0000\u0000', UNREADABLE],
  ['a quote that is never closed', 'code;qty\n"RW1;5\n'.repeat(3), UNREADABLE],
  ['an archive that ends too early', sound.subarray(0, -30), UNREADABLE],
  ['an archive in halves', sound.subarray(0, sound.length / 2), UNREADABLE],
  ['an archive of nothing', zipOf([]), UNREADABLE],
  ['another archive', zipOf([{ name: 'word/document.xml', content: '<x/>' }]), UNREADABLE],
  ['no table of contents', without('[Content_Types].xml'), UNREADABLE],
  ['no relations', without('_rels/.rels'), UNREADABLE],
  ['no workbook', without('xl/workbook.xml'), UNREADABLE],
  ['no sheet', without(SHEET), UNREADABLE],
  ['a sheet of nothing', instead(SHEET, ''), UNREADABLE],
  ['a sheet that is no XML', instead(SHEET, 'code;qty'), UNREADABLE],
  ['a sheet that ends too early', instead(SHEET, '<worksheet><sheetData><row><c><v>1'), UNREADABLE],
  [
    'a sheet out of order',
    instead(SHEET, '<worksheet><sheetData><row><c><v>1</row></sheetData></worksheet>'),
    UNREADABLE,
  ],
  ['a column that no sheet has', workbook([data('<row r="1"><c r="ZZZ1"><v>1</v></c></row>')]), UNREADABLE],
  ['a sheet without end', instead(SHEET, `<worksheet>${'<a>'.repeat(1_000_000)}`), UNREADABLE],
  ['two parts of one name', withPart(SHEET, 'x'), UNREADABLE],
  ['parts that are encrypted', zipOf(parts.map((part) => ({ ...part, isEncrypted: true }))), UNREADABLE],
  ['sizes that are too small', zipOf(parts.map((part) => ({ ...part, claimedSize: 10 }))), UNREADABLE],
  ['sizes that are too large', zipOf(parts.map((part) => ({ ...part, claimedSize: 100_000 }))), UNREADABLE],
  [
    'sizes beyond all',
    zipOf(parts.map((part) => ({ ...part, claimedSize: 4_000_000_000 }))),
    'The file is larger than 200 MB once unpacked. Split it.',
  ],
  ['a figure that changed on its way', changed('<v>5</v>', '<v>6</v>'), UNREADABLE],
  ['a name that leads out', withPart('../../etc/passwd', 'x'), UNREADABLE],
  ['a text of texts', workbook([data('<row><c t="s"><v>999999</v></c></row>')]), EMPTY],
  ['a million columns', 'a,'.repeat(1_000_000), 'The file has more than 100 columns. Split it.'],
  ['a hundred and one columns', `${'a;'.repeat(100)}b`, 'The file has more than 100 columns. Split it.'],
  [
    'the last column of a workbook',
    workbook([data('<row r="1"><c r="XFD1"><v>1</v></c></row>')]),
    'The file has more than 100 columns. Split it.',
  ],
  ['too many rows', 'a;1\n'.repeat(20_021), 'The file has more than 20,000 rows. Split it.'],
  [
    'too many rows of a workbook',
    workbook([data('<row><c><v>1</v></c></row>'.repeat(20_021))]),
    'The file has more than 20,000 rows. Split it.',
  ],
  ['a long cell', `a;b\nc;${'x'.repeat(32_768)}`, 'Row 2 has a cell of more than 32,767 characters. Split it.'],
  ['an endless cell', `a;b\n"${'x'.repeat(5_000_000)}`, 'Row 2 has a cell of more than 32,767 characters. Split it.'],
  [
    'a long cell of a workbook',
    workbook([{ rows: [['a'], ['x'.repeat(300_000)]] }]),
    'Row 2 has a cell of more than 32,767 characters. Split it.',
  ],
  [
    'a long text of a workbook',
    workbook([{ rows: [['<c t="s"><v>0</v></c>']] }], ['x'.repeat(40_000)]),
    'Row 1 has a cell of more than 32,767 characters. Split it.',
  ],
  ['too many bytes', Buffer.alloc(20 * 1024 ** 2 + 1, 'a'), 'The file is larger than 20 MB. Split it.'],
  [
    'too many parts',
    zipOf(Array.from({ length: 2_001 }, (_, index) => ({ name: `${index}`, content: '' }))),
    'The file consists of more than 2,000 parts. Split it.',
  ],
])('%s', async (_, made, sentence) => {
  expect(await read(made)).toBe(sentence)
})

test('headings count against no limit of rows', async () => {
  expect(await read(`code;qty\n${'a;1\n'.repeat(20_000)}`)).toHaveLength(20_001)
  expect(await read(workbook([data('<row><c><v>1</v></c></row>'.repeat(20_001))]))).toHaveLength(20_001)
})

test('a bomb is counted, not believed', async () => {
  const bomb = withPart('xl/media/a.bin', Buffer.alloc(201 * 1024 ** 2))
  expect(bomb.length).toBeLessThan(300_000)
  expect(await read(bomb)).toBe('The file is larger than 200 MB once unpacked. Split it.')
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
