import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { SHEET_LIMITS } from '#domain/sheets/sheet-file.ts'
import { FileRefusal } from './file-refusal.ts'
import { checkPlainWorkbook } from './plain-workbook.ts'

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
