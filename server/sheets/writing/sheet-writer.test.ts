import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import type { WrittenRow, WrittenSheet } from '#domain/sheets/written-sheet.ts'
import { SHEET_LIMITS } from '#domain/sheets/sheet-file.ts'
import { allRows } from '#tests/support/sheets/sheet-rows.ts'
import { openArchive } from '#server/sheets/archive.ts'
import { openTextSheet } from '#server/sheets/text-sheet.ts'
import { openWorkbook } from '#server/sheets/workbook.ts'
import { sheetFile } from './sheet-writer.ts'

const sheet: WrittenSheet = {
  name: 'المنتجات',
  locale: 'ar',
  columns: [{ heading: 'الاسم' }, { heading: 'السعر', isMoney: true }, { heading: 'التقييم' }],
}

async function* portions(...rows: WrittenRow[]) {
  yield rows.slice(0, 1)
  yield rows.slice(1)
}

async function part(bytes: Buffer, path: string): Promise<string> {
  const archive = await openArchive(bytes, SHEET_LIMITS)
  return (await buffer(await archive.open(path))).toString()
}

const HARD = [
  '=1+1',
  "'=1+1",
  "''=x",
  "'plain",
  '+966 5',
  '-5 °C',
  '@name',
  '＝SUM(A1)',
  '="0012"',
  '0012',
  '1E5',
  '12-05',
  'a\nb',
  'a & b < c > "d"',
  '_x000D_ stays',
  'رغوة، 750 مل',
  '😀',
]

describe('a workbook', () => {
  const made = async (...rows: WrittenRow[]) => buffer(sheetFile(sheet, portions(...rows), { format: 'xlsx' }))

  test('holds the texts as they are, and numbers as numbers', async () => {
    const bytes = await made(...HARD.map((text): WrittenRow => [text, 52.5, 4.9]))
    const opened = await openWorkbook(bytes, {}, SHEET_LIMITS)
    expect(opened.file.sheets).toMatchObject([{ name: 'المنتجات', rows: HARD.length + 1 }])
    const [heading, ...rows] = await allRows(opened.rows())
    expect(heading?.cells).toEqual(['الاسم', 'السعر', 'التقييم'])
    expect(rows.map(({ cells }) => cells)).toEqual(HARD.map((text) => [text, 52.5, 4.9]))
  })

  test('stands from right to left in Arabic, its headings stay, and typed cells are text', async () => {
    const xml = await part(await made(['a', 1, null]), 'xl/worksheets/sheet1.xml')
    expect(xml).toMatch(/rightToLeft="1".*state="frozen"/)
    expect(xml).toContain('<col min="1" max="1" width="18" style="1"')
    expect(xml).not.toContain('<f')
  })

  test('is the same file whenever it is made', async () =>
    expect(await made(['a', 1, 2])).toEqual(await made(['a', 1, 2])))

  test('leaves out what no sheet can hold', async () => {
    const bytes = await made(['a\u0000b\ufffec\ud800', null, null], ['x'.repeat(40_000), 1, null])
    const rows = await allRows((await openWorkbook(bytes, {}, SHEET_LIMITS)).rows())
    expect(rows.slice(1).map(({ cells }) => cells)).toEqual([['abc\ufffd'], [null, 1]])
  })

  test('breaks off where its rows do', async () => {
    async function* broken(): AsyncGenerator<WrittenRow[]> {
      yield [['a', 1, 2]]
      throw new Error('The database is gone')
    }
    await expect(buffer(sheetFile(sheet, broken(), { format: 'xlsx' }))).rejects.toThrow('The database is gone')
    await expect(buffer(sheetFile(sheet, broken(), { format: 'csv' }))).rejects.toThrow('The database is gone')
  })
})

describe('a file of text', () => {
  test.each(['comma', 'semicolon', 'tab'] as const)('is read as it was written, parted by %s', async (separator) => {
    const rows = HARD.map((text): WrittenRow => [text, 52.5, null])
    const bytes = await buffer(sheetFile(sheet, portions(...rows), { format: 'csv', separator }))
    const opened = await openTextSheet(bytes, {}, SHEET_LIMITS)
    expect(opened.file).toMatchObject({ encoding: 'utf-8', encodingGuessed: false, separator })
    const read = (await allRows(opened.rows())).slice(1)
    expect(read.map(({ cells }) => cells)).toEqual(HARD.map((text) => [text, '52.5']))
  })

  test('has every cell in quotes, lines as Windows ends them, and nothing that is calculated', async () => {
    const bytes = await buffer(sheetFile(sheet, portions(['=1+1', 2, null], ["'-x", 2, null]), { format: 'csv' }))
    expect(bytes.toString()).toBe('\ufeff"الاسم","السعر","التقييم"\r\n"\'=1+1","2",""\r\n"\'\'-x","2",""\r\n')
  })
})
