import { deflateRawSync } from 'node:zlib'
import { type FileProblem, SHEET_LIMITS } from '#domain/sheets/sheet-file.ts'
import { type SheetParts, workbook, workbookParts } from './workbook.ts'
import { zipOf } from './zip.ts'

export type Made = Buffer | string

const UNREADABLE: FileProblem = { code: 'unreadable' }
const OTHER: FileProblem = { code: 'other-format' }
const EMPTY: FileProblem = { code: 'empty' }

/** A sound workbook, and what breaks it. */
export const rows = [
  ['code', 'qty'],
  ['RW300101', 5],
]
export const parts = workbookParts([{ rows }])
export const SHEET = 'xl/worksheets/sheet1.xml'
const WORKBOOK = 'xl/workbook.xml'
const book = (sheets: string) => `<workbook xmlns:r="r"><sheets>${sheets}</sheets></workbook>`
const sound = zipOf(parts)
const without = (name: string) => zipOf(parts.filter((part) => part.name !== name))
export const instead = (name: string, content: string) =>
  zipOf(parts.map((part) => (part.name === name ? { ...part, content } : part)))
const withPart = (name: string, content: Made) => zipOf([...parts, { name, content }])
/** The archive with other bytes in a part, and the sum of those before. */
const changed = (from: string, to: string) => {
  const stored = zipOf(parts.map((part) => ({ ...part, isStored: true })))
  return Buffer.from(stored.toString('latin1').replace(from, to), 'latin1')
}
const compound = (name: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from(`${name}\0`, 'utf16le')])
export const data = (text: string): SheetParts => ({ data: text })

const beyond = (code: 'bytes' | 'rows' | 'columns' | 'unpacked' | 'parts', limit: number): FileProblem => ({
  code,
  limit,
})
const longCell = (row: number): FileProblem => ({ code: 'characters', limit: SHEET_LIMITS.characters, row })

/** Files that nobody can read, or that would harm whoever reads them, and why each is refused. */
export const HOSTILE_FILES: readonly [string, Made, FileProblem][] = [
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
  ['a quote that is never closed', 'code;qty\n"RW1;5\n'.repeat(3), { code: 'quote-open', row: 4 }],
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
  ['a row that no sheet has', workbook([data('<row r="4000000000"><c><v>1</v></c></row>')]), UNREADABLE],
  ['sheets that are one part', instead(WORKBOOK, book('<sheet name="A" r:id="rId1"/>'.repeat(500))), UNREADABLE],
  [
    'sheets without end',
    instead(WORKBOOK, book(Array.from({ length: 2_001 }, (_, id) => `<sheet name="A" r:id="r${id}"/>`).join(''))),
    beyond('parts', SHEET_LIMITS.parts),
  ],
  [
    'a long text that many cells share',
    workbook([data(`<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`.repeat(500))], ['x'.repeat(32_000)]),
    beyond('unpacked', SHEET_LIMITS.unpackedBytes),
  ],
  ['a sheet without end', instead(SHEET, `<worksheet>${'<a>'.repeat(1_000_000)}`), UNREADABLE],
  ['two parts of one name', withPart(SHEET, 'x'), UNREADABLE],
  ['parts that are encrypted', zipOf(parts.map((part) => ({ ...part, isEncrypted: true }))), UNREADABLE],
  ['sizes that are too small', zipOf(parts.map((part) => ({ ...part, claimedSize: 10 }))), UNREADABLE],
  ['sizes that are too large', zipOf(parts.map((part) => ({ ...part, claimedSize: 100_000 }))), UNREADABLE],
  [
    'sizes beyond all',
    zipOf(parts.map((part) => ({ ...part, claimedSize: 4_000_000_000 }))),
    beyond('unpacked', SHEET_LIMITS.unpackedBytes),
  ],
  ['a figure that changed on its way', changed('<v>5</v>', '<v>6</v>'), UNREADABLE],
  ['a name that leads out', withPart('../../etc/passwd', 'x'), UNREADABLE],
  ['a text of texts', workbook([data('<row><c t="s"><v>999999</v></c></row>')]), EMPTY],
  ['a million columns', 'a,'.repeat(1_000_000), beyond('columns', SHEET_LIMITS.columns)],
  ['a hundred and one columns', `${'a;'.repeat(100)}b`, beyond('columns', SHEET_LIMITS.columns)],
  [
    'the last column of a workbook',
    workbook([data('<row r="1"><c r="XFD1"><v>1</v></c></row>')]),
    beyond('columns', SHEET_LIMITS.columns),
  ],
  ['too many rows', 'a;1\n'.repeat(20_021), beyond('rows', SHEET_LIMITS.rows)],
  [
    'too many rows of a workbook',
    workbook([data('<row><c><v>1</v></c></row>'.repeat(20_021))]),
    beyond('rows', SHEET_LIMITS.rows),
  ],
  ['a long cell', `a;b\nc;${'x'.repeat(32_768)}`, longCell(2)],
  ['an endless cell', `a;b\n"${'x'.repeat(5_000_000)}`, longCell(2)],
  ['a long cell of a workbook', workbook([{ rows: [['a'], ['x'.repeat(300_000)]] }]), longCell(2)],
  ['a long text of a workbook', workbook([{ rows: [['<c t="s"><v>0</v></c>']] }], ['x'.repeat(40_000)]), longCell(1)],
  ['too many bytes', Buffer.alloc(20 * 1024 ** 2 + 1, 'a'), beyond('bytes', SHEET_LIMITS.bytes)],
  [
    'too many parts',
    zipOf(Array.from({ length: 2_001 }, (_, index) => ({ name: `${index}`, content: '' }))),
    beyond('parts', SHEET_LIMITS.parts),
  ],
  [
    'a bomb, counted and not believed',
    withPart('xl/media/a.bin', Buffer.alloc(201 * 1024 ** 2)),
    beyond('unpacked', SHEET_LIMITS.unpackedBytes),
  ],
]
