import { readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { fileProblemText } from '#content/sheet-words.ts'
import { HOSTILE_FILES, type Made } from '#tests/support/sheets/hostile-files.ts'
import { workbook } from '#tests/support/sheets/workbook.ts'
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
/** The letters of a code page by their bytes, for what no encoder of this platform writes. */
const inCodePage = (label: string, text: string) => {
  const decoder = new TextDecoder(label)
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  return Buffer.from([...text].map((sign) => bytes.get(sign) ?? 0x3f))
}
const mojibake = Buffer.from(new TextDecoder('windows-1252').decode(Buffer.from(PRICES)))

/** That each is known by its bytes is tested beside the reader. */
describe('every encoding is read, asked about or refused', () => {
  test.each(['windows-1256', 'utf-16le'])('%s', async (encoding) => {
    const made = encoding === 'utf-16le' ? Buffer.from(PRICES, encoding) : inCodePage(encoding, PRICES)
    const told = await tried('list.csv', made)
    expect(told).toMatchObject({ state: 'ready', counts: { changed: 1, refused: 0 }, file: { encoding } })
  })

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

/** The reason of each kind of cell is tested beside the rules. */
describe('cells that say nothing are refused in both languages, and named', () => {
  const dated = workbook([{ rows: [['SKU', 'Qty/carton'], ['<c s="2"><v>46154</v></c>']] }])
  test.each<[string, string, Made, string]>([
    ['a code that became a date', 'a.xlsx', dated, 'date-in-code'],
    ['half a cell', 'a.csv', 'SKU;Qty/carton\nRW300101;1,5\n', 'not-whole'],
    ['two values for one product', 'a.csv', 'SKU;Name (English)\nRW300101;A\nRW300102;B\n', 'conflicting-rows'],
  ])('%s', async (_, name, made, code) => {
    const told = await tried(name, made)
    expect(told).toMatchObject({ state: 'ready', counts: { refused: 1 } })
    for (const [locale, letters] of [
      ['en', /[a-z]/],
      ['ar', /\p{Script=Arabic}/u],
    ] as const) {
      const refused = (await rows(told.import_id, locale)).filter(({ result }) => result === 'refused')
      const [reason, ...others] = refused.flatMap(({ cells }) => cells.filter((cell) => cell.code !== null))
      expect([reason, others]).toEqual([expect.objectContaining({ code, reason: expect.stringMatching(letters) }), []])
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
    ['a formula of a command', 'list.csv', 'SKU;Type\nRW300101;"=cmd|\' /C calc\'!A0"\n'],
    ['a script for a name', `../../${script}.csv`, `SKU;${script};Type\nRW300101;${script};${script}\n`],
    ['a name without end', `${'ا'.repeat(300)}.csv`, 'SKU;Type\nRW300101;Gun\n'],
    ['headings that programs have', 'list.csv', 'SKU;__proto__;constructor;toString;Type\nRW300101;a;b;c;Gun\n'],
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
