import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SHEET_LIMITS } from '#domain/sheets/sheet-file.ts'
import { allRows } from '#tests/support/sheets/sheet-rows.ts'
import { FileRefusal } from './file-refusal.ts'
import { openSheet } from './open-sheet.ts'

const FILES = join(import.meta.dirname, '../../tests/support/sheets/files')

/** What is read of a file: the reason of a refusal, or its first rows, a line each. */
async function readingOf(name: string): Promise<unknown> {
  try {
    const { rows } = await openSheet({ file: readFileSync(join(FILES, name)), choice: {}, limits: SHEET_LIMITS })
    return (await allRows(rows())).slice(0, 6).map(({ row, cells }) => `${row}: ${JSON.stringify(cells)}`)
  } catch (error) {
    // The process that reads sheets says the same of what it does not know.
    return error instanceof FileRefusal ? error.problem : { code: 'unreadable' }
  }
}

test('files as programs and people write them are read as before', async () => {
  const read: Record<string, unknown> = {}
  for (const name of readdirSync(FILES).toSorted()) read[name] = await readingOf(name)
  await expect(`${JSON.stringify(read, null, 2)}\n`).toMatchFileSnapshot('../../tests/support/sheets/read-files.json')
})
