import { readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { fileProblemText } from '#content/sheet-words.ts'
import { HOSTILE_FILES, type Made } from '#tests/support/sheets/hostile-files.ts'
import { workbook, workbookParts } from '#tests/support/sheets/workbook.ts'
import { zipOf } from '#tests/support/sheets/zip.ts'
import { byLength } from '#tests/support/test-level.ts'
import { importSite, textOf } from './import-site.ts'

const { site, add, rows, see } = importSite()

/** What the server holds of the machine, in megabytes, now and at its most since it was last asked. */
function memory(): { now: number; most: number } {
  const status = readFileSync(`/proc/${site().pid}/status`, 'utf8')
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
  const told = { now: of('VmRSS'), most: of('VmHWM') }
  writeFileSync(`/proc/${site().pid}/clear_refs`, '5')
  return told
}

/** What somebody is answered who visits the site while a file is read. */
const visits: number[] = []
async function tried(...file: Parameters<typeof add>) {
  const visit = async () => (await see('/en/contact', { as: 'nobody' })).status
  const [told, status] = await Promise.all([add(...file), visit()])
  visits.push(status)
  return told
}

let before: number
beforeAll(async () => {
  await tried('first.csv', 'SKU;Type\nRW300101;Straw\n')
  before = memory().now
})

const UNREADABLE = ['This file cannot be read.', 'تعذرت قراءة هذا الملف.']
const OTHER = ['Save it as XLSX or CSV.', 'احفظه بصيغة XLSX أو CSV.']
const EMPTY = ['There are no rows in this file.', 'لا صفوف في هذا الملف.']
const isArchive = (made: Made) => made.slice(0, 2).toString() === 'PK'

describe('what nobody can read is refused with a sentence in both languages', () => {
  /** How each of them is read stands beside the reader; here in short one of each problem comes to a site. */
  const ofEach = HOSTILE_FILES.filter(
    ([, , { code }], at) => HOSTILE_FILES.findIndex(([, , one]) => one.code === code) === at,
  )
  test.each(byLength({ short: ofEach, long: [...HOSTILE_FILES] }))('%s', async (_, made, problem) => {
    const { state, said } = await tried(isArchive(made) ? 'list.xlsx' : 'list.csv', made)
    const sentences = [fileProblemText(problem, 'en'), fileProblemText(problem, 'ar')]
    if (said[0] === 'Choose a file.') expect(made).toHaveLength(0)
    else expect({ state, said }).toEqual({ state: 'failed', said: sentences })
  })

  const compound = (name: string) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from(`${name}\0`, 'utf16le')])
  test.each<[string, string, Made, string[]]>([
    ['an old workbook that says it is a new one', 'list.xlsx', compound('Workbook'), OTHER],
    ['a table of a page', 'list.xls', '<table><tr><td>SKU</td></tr></table>', OTHER],
    ['a binary workbook by its name', 'list.xlsb', zipOf([{ name: 'x', content: '' }]), OTHER],
    ['an open document that is broken', 'list.ods', zipOf([]), OTHER],
    ['a document of Numbers that is broken', 'قائمة.numbers', Buffer.from([1, 2, 3, 0, 0]), OTHER],
    ['an encrypted workbook', 'list.xlsx', compound('EncryptedPackage'), UNREADABLE],
    [
      'a PDF that says it is text',
      'list.csv',
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300)]),
      UNREADABLE,
    ],
    ['headings without rows', 'list.csv', 'SKU;Price\n', EMPTY],
    ['headings without rows in a workbook', 'list.xlsx', workbook([{ rows: [['SKU', 'Price']] }]), EMPTY],
  ])('%s', async (_, name, made, said) => {
    expect(await tried(name, made)).toMatchObject({ state: 'failed', said })
  })
})

const PRICES = 'رمز المخزون;النوع بالإنجليزية\r\nRW300101;Gun\r\n'
const little = Buffer.from(PRICES, 'utf16le')
const big = Buffer.from(little).swap16()
const withMark = (mark: string, bytes: Buffer) => Buffer.concat([Buffer.from(mark, 'hex'), bytes])
/** The letters of a code page by their bytes, for what no encoder of this platform writes. */
const inCodePage = (label: string, text: string) => {
  const decoder = new TextDecoder(label)
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  return Buffer.from([...text].map((sign) => bytes.get(sign) ?? 0x3f))
}
const mojibake = Buffer.from(new TextDecoder('windows-1252').decode(Buffer.from(PRICES)))

describe('every encoding is read, asked about or refused', () => {
  /** That each is known by its bytes is tested beside the reader. */
  const encodings: [string, Buffer, string][] = [
    ['UTF-8', Buffer.from(PRICES), 'utf-8'],
    ['UTF-8 with its mark', withMark('efbbbf', Buffer.from(PRICES)), 'utf-8'],
    ['UTF-16 of little ends', little, 'utf-16le'],
    ['UTF-16 of little ends with its mark', withMark('fffe', little), 'utf-16le'],
    ['UTF-16 of big ends', big, 'utf-16be'],
    ['UTF-16 of big ends with its mark', withMark('feff', big), 'utf-16be'],
    ['Windows-1256', inCodePage('windows-1256', PRICES), 'windows-1256'],
    ['Windows-1252', inCodePage('windows-1252', 'SKU;Type\nRW300101;Dübel é\n'), 'windows-1252'],
  ]
  test.each(encodings.filter((_, at) => at % byLength({ short: 2, long: 1 }) === 0))(
    '%s',
    async (_, made, encoding) => {
      const told = await tried('list.csv', made)
      expect(told).toMatchObject({ state: 'ready', counts: { changed: 1, refused: 0 }, file: { encoding } })
    },
  )

  test('ISO-8859-6, whose letters are others, asks what its headings are', async () => {
    const told = await tried('list.csv', inCodePage('iso-8859-6', PRICES))
    expect(told).toMatchObject({ state: 'asks', asks: ['header_row'] })
    expect(textOf(await see(`/admin/import/${told.import_id}`))).toContain('Choose the one with which the lines below')
  })

  test('what was broken before it came is refused', async () => {
    expect(await tried('list.csv', mojibake)).toMatchObject({
      state: 'failed',
      said: [fileProblemText({ code: 'mojibake' }, 'en'), fileProblemText({ code: 'mojibake' }, 'ar')],
    })
  })
})

const cell = (text: string) => `<c ${text}</c>`
const sheet = (...cells: string[]) =>
  workbook([{ rows: [['SKU', 'Qty/carton', 'Name (English)'], ...cells.map((one) => [one])] }])

describe('cells that say nothing are refused in both languages, and named', () => {
  test.each<[string, string, Made, string[]]>([
    [
      'a formula without a value',
      'a.xlsx',
      workbook([
        {
          rows: [
            ['SKU', 'Qty/carton'],
            ['RW300101', '<c><f>2+2</f></c>'],
          ],
        },
      ]),
      ['formula-without-value'],
    ],
    [
      'a formula that failed',
      'a.xlsx',
      workbook([
        {
          rows: [
            ['SKU', 'Qty/carton'],
            ['RW300101', '<c t="e"><v>#N/A</v></c>'],
          ],
        },
      ]),
      ['formula-error'],
    ],
    ['a code that became a date', 'a.xlsx', sheet(cell('s="2"><v>46154</v>')), ['date-in-code']],
    ['a code that became a date in a text', 'a.csv', 'SKU;Type\n12-May;Gun\n', ['date-in-code']],
    ['a code that became a power', 'a.csv', 'SKU;Type\n1.5E+05;Gun\n', ['scientific-code']],
    ['a cell that was broken before it came', 'a.csv', 'SKU;Type (Arabic)\nRW300101;Ø±ØºÙˆØ©\n', ['mojibake']],
    ['half a cell', 'a.csv', 'SKU;Qty/carton\nRW300101;1,5\n', ['not-whole']],
    ['too much of a cell', 'a.csv', `SKU;Qty/carton\nRW300101;${'9'.repeat(9)}\n`, ['out-of-range']],
    ['the same pack twice', 'a.csv', 'SKU;Type\nRW300101;Gun\nRW300101;Gun\n', ['duplicate-row']],
    ['two values for one product', 'a.csv', 'SKU;Name (English)\nRW300101;A\nRW300102;B\n', ['conflicting-rows']],
    ['a code of nobody', 'a.csv', 'SKU;Type\n\u202eRW9\u202c;Gun\n', ['unknown-code']],
  ])('%s', async (_, name, made, codes) => {
    const told = await tried(name, made)
    expect(told).toMatchObject({ state: 'ready', counts: { refused: 1 } })
    for (const [locale, letters] of [
      ['en', /[a-z]/],
      ['ar', /\p{Script=Arabic}/u],
    ] as const) {
      const refused = (await rows(told.import_id, locale)).filter(({ result }) => result === 'refused')
      const reasons = refused.flatMap(({ cells }) => cells.filter(({ code }) => code !== null))
      expect(reasons.map(({ code }) => code)).toEqual(codes)
      for (const { reason } of reasons) expect(reason).toMatch(letters)
    }
  })
})

describe('what only looks dangerous is read', () => {
  const script = '<script>alert(1)</script>'
  const GUN = [
    ['SKU', 'Type'],
    ['RW300101', 'Gun'],
  ]
  test.each<[string, string, Made]>([
    ['text that says it is a workbook', 'list.xlsx', 'SKU;Type\nRW300101;Gun\n'],
    ['text that says it is an old workbook', 'list.xls', 'SKU\tType\r\nRW300101\tGun\r\n'],
    ['a workbook that says it is text', 'list.csv', workbook([{ rows: GUN }])],
    ['macros', 'list.xlsm', zipOf([...workbookParts([{ rows: GUN }]), { name: 'xl/vbaProject.bin', content: 'x' }])],
    ['a formula of a command', 'list.csv', 'SKU;Type\nRW300101;"=cmd|\' /C calc\'!A0"\n'],
    ['a script for a name', `../../${script}.csv`, `SKU;${script};Type\nRW300101;${script};${script}\n`],
    ['a name without end', `${'ا'.repeat(300)}.csv`, 'SKU;Type\nRW300101;Gun\n'],
    ['headings that programs have', 'list.csv', 'SKU;__proto__;constructor;toString;Type\nRW300101;a;b;c;Gun\n'],
    ['quotes in the middle', 'list.csv', 'SKU;Type\nRW300101;5" nozzle "x"\n'],
    ['lines in a cell', 'list.csv', 'SKU;Type\r\nRW300101;"Gun\r\nor straw"\r\n'],
    ['a line that names the separator', 'list.csv', 'sep=;\nSKU;Type\nRW300101;5, 6 or 7\n'],
    [
      'a million cells that are one',
      'merged.xlsx',
      workbook([{ rows: GUN, behind: '<mergeCells><mergeCell ref="B2:B1000000"/></mergeCells>' }]),
    ],
  ])('%s', async (_, name, made) => {
    const told = await tried(name, made)
    expect(told).toMatchObject({ state: 'ready', counts: { rows: 1, changed: 1 } })
    const { html } = await see(`/admin/import/${told.import_id}`)
    expect(html).not.toContain(script)
    expect(html.includes('too many merged cells')).toBe(name.includes('merged'))
  })

  test('headings that are twice there are asked about', async () => {
    expect(await tried('list.csv', 'SKU;Type;SKU\nRW300101;Gun;RW300102\n')).toMatchObject({
      state: 'asks',
      asks: ['columns'],
    })
  })
})

test('the server has answered everybody and holds little more of the machine than before', () => {
  expect(new Set(visits)).toEqual(new Set([200]))
  expect(memory().most - before).toBeLessThan(100)
})
