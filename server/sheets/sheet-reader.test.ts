import { execFile } from 'node:child_process'
import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { knownCodes } from '#domain/sheets/known-codes.ts'
import type { SheetRow } from '#domain/sheets/sheet-file.ts'
import { workbook } from '#tests/support/sheets/workbook.ts'
import { readQuoteSheet } from '#server/services/quotes/sheet-list.ts'
import { readSheet } from './sheet-reader.ts'
import { sharedFolder } from '#tests/support/services/folders.ts'

const turn = { lane: 'staff', sender: '' } as const
const folder = sharedFolder()

test('a file on the disk is read in another process, 500 rows at a time, each when the one before is done with', async () => {
  const path = join(folder, 'rows.csv')
  writeFileSync(path, Array.from({ length: 1_201 }, (_, index) => `RW${index};${index}\n`).join(''))
  const portions: number[] = []
  let busy = 0
  const rows: SheetRow[] = []
  const result = await readSheet(path, { turn }, async (portion, file) => {
    expect(file.sheets[0]?.rows).toBe(1_201)
    expect(++busy).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 5))
    busy--
    portions.push(portion.length)
    rows.push(...portion)
  })
  expect(result).toMatchObject({ ok: true, file: { source: 'text', separator: 'semicolon' } })
  expect(portions).toEqual([500, 500, 201])
  expect(rows.at(-1)).toEqual({ row: 1_201, cells: ['RW1200', '1200'] })
})

test('what it would be can be asked for without the rows', async () => {
  const described = await readSheet(workbook([{ name: 'Prices', rows: [['a', 1]] }]), { turn })
  expect(described).toMatchObject({ ok: true, file: { source: 'workbook', sheets: [{ name: 'Prices', rows: 1 }] } })
})

test('a file beyond a limit is refused before its first row', async () => {
  const taken: SheetRow[] = []
  const result = await readSheet(Buffer.from('a;1\n'.repeat(600)), { turn, limits: { rows: 579 } }, (rows) => {
    taken.push(...rows)
  })
  expect(result).toEqual({ ok: false, problem: { code: 'rows', limit: 579 } })
  expect(taken).toEqual([])
})

test('a file that takes too long, or all memory, is given up, and the next one is read', async () => {
  const sound = Buffer.from('a;1\n')
  const long = Buffer.from('a;1\n'.repeat(200_000))
  const huge = join(folder, 'huge.csv')
  writeFileSync(huge, '')
  truncateSync(huge, 600 * 1024 ** 2)
  const [slow, hungry, next] = await Promise.all([
    readSheet(long, { turn, limits: { milliseconds: 1, rows: Number.POSITIVE_INFINITY } }),
    readSheet(huge, { turn, limits: { bytes: Number.POSITIVE_INFINITY } }),
    readSheet(sound, { turn }),
  ])
  expect(slow).toEqual({ ok: false, problem: { code: 'slow', limit: 1 } })
  expect(hungry).toEqual({ ok: false, problem: { code: 'unreadable' } })
  expect(next).toMatchObject({ ok: true })
})

test('whoever cannot take the rows says why, and the process ends', async () => {
  const failing = readSheet(Buffer.from('a;1\n'), { turn }, () => {
    throw new Error('The disk is full.')
  })
  await expect(failing).rejects.toThrow('The disk is full.')
})

test('a machine that starts no further process is no fault of the file', async () => {
  const node = process.execPath
  process.execPath = '/nowhere/node'
  const refused = readSheet(Buffer.from('a;1\n'), { turn }).finally(() => (process.execPath = node))
  expect(await refused).toEqual({ ok: false, problem: { code: 'later' } })
})

test('a file that is not there is refused', async () => {
  expect(await readSheet(join(folder, 'nothing.csv'), { turn })).toEqual({ ok: false, problem: { code: 'unreadable' } })
})

test('a command that has read a file ends by itself, with little memory', async () => {
  const script = `
    import { readSheet } from './server/sheets/sheet-reader.ts'
    const before = process.memoryUsage().rss
    const line = 'RW300101;سيليكون أبيض;Silicone;1;2;3;4;5;6;7;8;9;10\\n'
    let rows = 0
    await readSheet(Buffer.from(line.repeat(20_000)), { turn: { lane: 'staff', sender: '' } }, (portion) => { rows += portion.length })
    console.log(rows, Math.round((process.memoryUsage().rss - before) / 1e6) < 100)`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script])
  expect(stdout.trim()).toBe('20000 true')
})

test('a list of a visitor', async () => {
  const text = 'رمز المخزون;الكمية;الوحدة\nrw300101;٢٤;كرتون\n12;5;\nRW2;;\nRW3;0;\nRW4;x;\n'
  const codes = knownCodes(['RW300101', '0012'])
  const line = { productCode: '', text: '', note: '' }
  expect(await readQuoteSheet(Buffer.from(text), codes, 'a')).toEqual({
    ok: true,
    lines: [
      { ...line, row: 2, stockCode: 'RW300101', quantity: 24, unit: 'كرتون' },
      { ...line, row: 3, stockCode: '0012', quantity: 5, unit: '' },
    ],
    skipped: 2,
    problems: [{ row: 6, field: 'quantity', value: 'x', reason: 'not-a-number', suggestion: null }],
  })
  const many = 'sku,qty\n' + 'RW1,1\n'.repeat(2_001)
  expect(await readQuoteSheet(Buffer.from(many), codes, 'a')).toEqual({
    ok: false,
    problem: { code: 'lines', limit: 2_000 },
  })
  const damaged = 'Ø±Ù…Ø²;Ø§Ù„ÙƒÙ…ÙŠØ©\nRW1;5\n'
  expect(await readQuoteSheet(Buffer.from(damaged), codes, 'a')).toEqual({ ok: false, problem: { code: 'mojibake' } })
})
