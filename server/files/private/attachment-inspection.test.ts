import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { attachmentProblems } from '#content/attachment-words.ts'
import { uploadMessages } from '#content/upload-messages.ts'
import { workbook, workbookParts } from '#tests/support/sheets/workbook.ts'
import { zipOf } from '#tests/support/sheets/zip.ts'
import { sharp } from '#server/files/sharp.ts'
import { inspectAttachment, MAX_ATTACHMENT_BYTES } from './attachment-inspection.ts'

const turn = { lane: 'visitors', sender: 'a' } as const
const source = readFileSync(join(import.meta.dirname, '../../../assets/pictures/placeholder.webp'))
const pdf = (body = '') =>
  Buffer.from(`%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n${body}\nstartxref\n9\n%%EOF\n`, 'latin1')
const sheets = [
  {
    rows: [
      ['code', 'qty'],
      ['RW300101', 5],
    ],
  },
]
const parts = workbookParts(sheets)
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'
const relation = (type: string) =>
  `<Relationships xmlns="${PACKAGE}"><Relationship Id="a" Type="http://x/${type}" Target="https://elsewhere.example" TargetMode="External"/></Relationships>`
const withPart = (name: string, content: string) => zipOf([...parts, { name, content }])
const withRelation = (type: string, target: string, mode = '') =>
  withPart(
    'xl/worksheets/_rels/sheet1.xml.rels',
    `<Relationships><Relationship Id="a" Type="http://x/${type}" Target="${target}" ${mode}/></Relationships>`,
  )
const withCells = (before: string, cell: string) =>
  withPart(
    'xl/worksheets/sheet9.xml',
    `${before}<worksheet><sheetData><row><c>${cell}</c></row></sheetData></worksheet>`,
  )

async function made(bytes: Buffer, name = 'file') {
  const inspection = await inspectAttachment(bytes, name, turn)
  return inspection.ok ? inspection.value.type : inspection.reason.en
}

test('files are what they hold, whatever their names say', async () => {
  expect(await made(pdf(), 'plan.xlsx')).toBe('pdf')
  expect(await made(workbook(sheets), 'list.pdf')).toBe('xlsx')
  for (const type of ['jpeg', 'png', 'webp'] as const) {
    expect(await made(await sharp(source).resize(40).toFormat(type).toBuffer(), 'photo.pdf')).toBe(type)
  }
  expect(await made(Buffer.from('code,qty\nRW1,3\n'), 'list.CSV')).toBe('csv')
})

test('a photograph leaves behind where it was taken', async () => {
  const taken = sharp(source)
    .resize(40, 20)
    .withExif({ IFD3: { GPSLatitude: '24/1 42/1 0/1' } })
    .jpeg()
  const inspection = await inspectAttachment(await taken.toBuffer(), 'photo.jpg', turn)
  if (!inspection.ok) throw new Error(inspection.reason.en)
  expect((await sharp(inspection.value.bytes).metadata()).exif).toBeUndefined()
})

const kind = attachmentProblems.kind.en
const ACTIVE = 'The file contains macros or links to other files. Save a copy as XLSX without them.'

const FORMULA = 'The file has formulas that may fetch or start something outside it. Save a copy with values only.'

test.each<[string, Buffer | (() => Promise<Buffer>), string, string?]>([
  ['nothing', Buffer.alloc(0), uploadMessages.empty.en],
  ['too much', Buffer.concat([pdf(), Buffer.alloc(MAX_ATTACHMENT_BYTES)]), attachmentProblems.tooLarge.en],
  ['a PDF that does something', pdf('2 0 obj << /JavaScript (x) >> endobj'), uploadMessages.pdfActive.en],
  ['a program', Buffer.from('MZ\x90\0\x03 This program cannot be run'), kind, 'photo.jpg'],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), kind, 'list.csv'],
  [
    'a program that is called a table',
    Buffer.from(Array.from({ length: 400 }, (_, i) => i % 32)),
    'This file cannot be read.',
    'a.csv',
  ],
  ['plain text', Buffer.from('call me'), kind, 'note.txt'],
  ['another picture', () => sharp(source).resize(40).toFormat('avif').toBuffer(), kind],
  ['a picture of an iPhone', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), uploadMessages.heic.en],
  [
    'a broken picture',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(40)]),
    uploadMessages.damagedPicture.en,
  ],
  ['another archive', zipOf([{ name: 'a.exe', content: 'MZ' }]), 'This file cannot be read.'],
  ['a workbook with macros', withPart('xl/vbaProject.bin', 'x'), ACTIVE],
  [
    'a workbook that is told to have macros',
    zipOf(
      parts.map((part) =>
        part.name === '[Content_Types].xml'
          ? {
              ...part,
              content:
                '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>',
            }
          : part,
      ),
    ),
    ACTIVE,
  ],
  ['a workbook that reads another one', withPart('xl/externalLinks/externalLink1.xml', '<externalLink/>'), ACTIVE],
  ['a workbook that fetches something', withPart('xl/worksheets/_rels/sheet1.xml.rels', relation('image')), ACTIVE],
  ['a workbook with something within', withPart('xl/embeddings/a.docx', 'x'), ACTIVE],
  ['a workbook with an archive within', withPart('xl/media/a.zip', 'PK'), ACTIVE],
  ['a workbook that leads to a file', withRelation('hyperlink', 'file:///c:/a.exe', 'TargetMode="External"'), ACTIVE],
  ['a workbook that leads into a network', withRelation('hyperlink', '\\\\host\\a', 'TargetMode="External"'), ACTIVE],
  ['a workbook with a link of DDE, whatever its part is called', withRelation('externalLink', '/xl/a.xml'), ACTIVE],
  ['a workbook with a sheet that is called a picture', withRelation('worksheet', '/xl/a.png'), ACTIVE],
  ['a workbook with names of its own for texts', withCells('<!DOCTYPE a [<!ENTITY a "WEBSERVICE(1)">]>', ''), ACTIVE],
  ['a workbook that fetches by a formula', withCells('', '<f>_xlfn.WEBSERVICE(A1)</f>'), FORMULA],
  ['the same, spelled otherwise', withCells('', '<x:f>_xlfn.&#73;MA<!-- -->GE(A1)</x:f>'), FORMULA],
  ['a workbook that starts a program', withCells('', "<f>cmd|'/c calc'!A0</f>"), FORMULA],
  ['a table that starts a program', Buffer.from("code,qty\n=cmd|'/c calc'!A0,5\n"), FORMULA, 'a.csv'],
  [
    'a workbook that is huge once unpacked',
    () => Promise.resolve(withPart('xl/media/a.txt', '0'.repeat(101 * 1024 * 1024))),
    'The file is larger than 100 MB once unpacked. Split it.',
  ],
])('%s is refused', async (_what, bytes, reason, name) => {
  expect(await made(typeof bytes === 'function' ? await bytes() : bytes, name)).toBe(reason)
})

test('cells may lead to a page or an address and calculate, as programs make them by themselves', async () => {
  expect(await made(withPart('xl/worksheets/_rels/sheet1.xml.rels', relation('hyperlink')))).toBe('xlsx')
  expect(await made(withCells('', '<f>SUM(A1:A2)</f><v>5</v>'))).toBe('xlsx')
  expect(await made(Buffer.from('code,phone,note\nRW1,+966 (11) 234,- white\n'), 'a.csv')).toBe('csv')
})
