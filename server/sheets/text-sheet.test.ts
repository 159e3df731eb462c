import { expect, test } from 'vitest'
import { SHEET_LIMITS, type SheetChoice } from '#domain/sheets/sheet-file.ts'
import { allRows } from '#tests/support/sheets/sheet-rows.ts'
import { openTextSheet } from './text-sheet.ts'

async function read(text: string | Buffer, choice: SheetChoice = {}) {
  const { file, rows } = await openTextSheet(Buffer.from(text), choice, SHEET_LIMITS)
  return { ...file, read: await allRows(rows()) }
}

async function cellsOf(text: string | Buffer, choice?: SheetChoice) {
  return (await read(text, choice)).read.map(({ cells }) => cells)
}

test.each([
  ['comma', 'a,b\n1,2\n'],
  ['semicolon', 'a;b\n1;2\n'],
  ['tab', 'a\tb\n1\t2\n'],
])('the separator is found: %s', async (separator, text) =>
  expect(await read(text)).toMatchObject({
    separator,
    read: [
      { row: 1, cells: ['a', 'b'] },
      { row: 2, cells: ['1', '2'] },
    ],
  }),
)

test('decimal commas and commas in texts do not decide it', async () => {
  expect((await read('رمز;السعر\nRW1;52,50\nRW2;10,00\nRW3;7,25')).separator).toBe('semicolon')
  expect((await read('1,5;2,5\n3,5;4,5')).separator).toBe('semicolon')
  expect((await read('code,name\nRW1,"a; b"\nRW2,"c; d"')).separator).toBe('comma')
  expect((await read('title\n\ncode,qty,note\nRW1,5,x\nRW2,5\nRW3,5,y')).separator).toBe('comma')
  expect((await read('RW1\nRW2')).read.map(({ cells }) => cells)).toEqual([['RW1'], ['RW2']])
})

test("Excel's own line names it, and is no row", async () => {
  for (const end of ['\n', '\r', '\r\n'])
    expect(await read(`sep=;${end}a,b;c${end}`)).toMatchObject({
      separator: 'semicolon',
      read: [{ row: 1, cells: ['a,b', 'c'] }],
    })
  expect(await cellsOf('a,b;c', { separator: 'comma' })).toEqual([['a', 'b;c']])
})

test('quotes, doubled quotes and line ends in cells', async () =>
  expect(await cellsOf('"a;b";"c ""d"""\r\n"e\r\nf";"g\rh"\r\n1/2" pipe;5')).toEqual([
    ['a;b', 'c "d"'],
    ['e\r\nf', 'g\rh'],
    ['1/2" pipe', '5'],
  ]))

test.each(['\n', '\r', '\r\n'])('lines end in %j', async (end) =>
  expect((await read(['a;b', '', '1;2', ''].join(end))).read).toEqual([
    { row: 1, cells: ['a', 'b'] },
    { row: 3, cells: ['1', '2'] },
  ]),
)

test('what keeps a spreadsheet from reading a code is taken away', async () =>
  expect(await cellsOf(`="0012";"=""0034""";'=1;'0056`)).toEqual([['0012', '0034', '=1', "'0056"]]))

test('the encoding is told, and may be chosen', async () => {
  const arabic = Buffer.from([0xd1, 0xe3, 0xd2, 0x3b, 0x31])
  expect(await read(arabic)).toMatchObject({
    encoding: 'windows-1256',
    encodingGuessed: true,
    read: [{ cells: ['رمز', '1'] }],
  })
  expect(await read(arabic, { encoding: 'windows-1252' })).toMatchObject({
    encodingGuessed: false,
    read: [{ cells: ['ÑãÒ', '1'] }],
  })
  const marked = Buffer.concat([Buffer.from('efbbbf', 'hex'), Buffer.from('رمز;1')])
  expect(await read(marked)).toMatchObject({ encoding: 'utf-8', read: [{ cells: ['رمز', '1'] }] })
})
