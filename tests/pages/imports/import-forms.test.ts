import { describe, expect, test } from 'vitest'
import { importPage } from '#content/imports/import-page.ts'
import { importRefusals } from '#content/imports/import-words.ts'
import { undoLookWords } from '#content/imports/undo-look.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { workbook } from '#tests/support/sheets/workbook.ts'
import { formsOf } from '#tests/pages/form-fields.ts'
import type { Page } from '#tests/pages/page.ts'
import { importForm, importSite, plain, textOf } from './import-site.ts'

const { see, post, send, settled } = importSite()

type As = Parameters<typeof see>[1]
const idOf = (page: Page) => /\/admin\/import\/([\w-]+)/.exec(page.path)![1]!
const names = (page: Page) => page.all('*').flatMap(({ attribs }) => attribs['name'] ?? [])
const rowsOf = (page: Page) =>
  page.all('tr').flatMap(({ attribs }) => (attribs['data-row'] ? [[attribs['data-row'], attribs['data-result']]] : []))

/** Sends a file with the form of the page, and opens what is found out of it once that is done. */
async function check(name: string, made: Buffer | string, fields: Record<string, string> = {}, who: As = {}) {
  const start = await see('/admin/import', who)
  const body = new FormData()
  for (const [field, value] of [...importForm(start).fields, ...Object.entries(fields)]) body.set(field, value)
  body.set('file', new File([made as BlobPart], name))
  return after(await post('/admin/import', body, who), who)
}

/** The page of an import once nobody works on it any more, as it is after it has reloaded itself. */
async function after(page: Page, who: As = {}) {
  expect(page.status, textOf(page)).toBe(200)
  await settled(idOf(page), who)
  return see(`/admin/import/${idOf(page)}`, who)
}

async function step(page: Page, typed: Record<string, string>, who: As) {
  return after(await send(page, typed, who), who)
}

describe.each(LOCALES)('without scripts in %s', (locale) => {
  const who = { locale }
  const say = <Text>(words: Record<'ar' | 'en', Text>) => words[locale]
  const rowsIn = (name: string, rows: number) => plain(say(importPage.sheetRows)(name, rows))

  test('a workbook is asked for its sheet, shown, imported and taken back', async () => {
    const packs = Array.from({ length: 60 }, (_, number) => [
      `NEW-${locale}-${number}`,
      `Glue ${locale} ${number}`,
      `غراء ${locale} ${number}`,
      12,
    ])
    const made = workbook([
      { name: 'Notes', rows: [['Of November']] },
      {
        name: 'List',
        rows: [
          ['SKU', 'Name (English)', 'Name (Arabic)', 'Qty/carton'],
          ['RW300101', `Foam ${locale}`, '', 24],
          ['0012', '', '', 'many'],
          ...packs,
        ],
      },
      { name: 'Old', state: 'hidden', rows: [['SKU'], ['X']] },
    ])
    const asked = await check('list.xlsx', made, {}, who)
    expect(textOf(asked)).toContain(say(importPage.questions))
    expect(textOf(asked)).toContain(say(importPage.nothingYet))
    expect(asked.attributes('optgroup', 'label')).toEqual([say(importPage.hiddenSheets)])
    expect(textOf(asked)).toContain(rowsIn('List', 63))

    const preview = await step(asked, { sheet: '1' }, who)
    expect(textOf(preview)).toContain(say(importPage.nothingYet))
    for (const [name, count] of [
      ['added', 60],
      ['changed', 1],
      ['refused', 1],
    ] as const)
      expect(textOf(preview)).toContain(plain(say(importPage.show[name])(count)))
    expect(rowsOf(preview)).toHaveLength(50)
    expect(rowsOf(preview).slice(0, 2)).toEqual([
      ['2', 'changed'],
      ['3', 'refused'],
    ])
    expect(preview.texts('del').join()).toContain('Product foam')
    expect(preview.texts('ins').join()).toContain(`Foam ${locale}`)
    const second = await see(`${preview.path}?page=2`, who)
    expect(rowsOf(second)).toHaveLength(12)
    expect(rowsOf(await see(`${preview.path}?show=refused`, who))).toEqual([['3', 'refused']])
    expect(textOf(await see(`${preview.path}?show=warnings`, who))).toContain(say(importPage.noRows))

    const plenty = await after(await post(preview.path, { 'cell.3.box_quantity': 'plenty' }, who), who)
    const [typed] = plenty.all('input').filter(({ attribs }) => attribs['name'] === 'cell.3.box_quantity')
    expect(typed!.attribs['value']).toBe('plenty')

    const forbidden = await post(preview.path, { intent: 'run' }, who)
    expect(forbidden.status).toBe(409)
    expect(textOf(forbidden)).toContain(say(importRefusals.hasRefused))
    const started = await send(preview, { intent: 'run', whole: '0' }, who)
    if (started.all('progress').length > 0) {
      expect(started.attributes('meta', 'http-equiv').map((name) => name.toLowerCase())).toContain('refresh')
    }
    const done = await after(started, who)
    expect(textOf(done)).not.toContain(say(importPage.nothingYet))
    expect(textOf(done)).toContain(say(importPage.takeBack))
    expect(textOf(await see('/admin/import', who))).toContain(plain(say(importPage.show.added)(60)))
    expect((await see('/admin/items/edit/foam', who)).html).toContain(`Foam ${locale}`)

    const back = done.attributes('a', 'href').find((href) => href.startsWith('/admin/undo'))!
    const look = await see(back, who)
    expect(textOf(look)).toContain(plain(say(undoLookWords.undone)(1)))
    expect(textOf(look)).toContain(plain(say(undoLookWords.binned)(60)))
    const { path, fields } = formsOf(look).find((form) => form.path.startsWith('/admin/undo'))!
    const undone = await post(path, fields, who)
    expect(idOf(undone)).toBe(idOf(done))
    expect(textOf(undone)).not.toContain(say(importPage.takeBack))
    expect((await settled(idOf(done))).state).toBe('undone')
    expect((await see('/admin/items/edit/foam', who)).html).toContain('Product foam')
  })

  test('a text of no known encoding, separator and headings is asked about, and no field is chosen twice', async () => {
    const windows1256 = Buffer.concat([
      Buffer.from('list of november\n'),
      Buffer.from('d1e3d23be6d5dd', 'hex'),
      Buffer.from(`;${locale}\nRW300102;${locale} gun;\n`),
    ])
    const asked = await check('list.txt', windows1256, {}, who)
    for (const name of ['encoding', 'separator', 'header_row']) expect(names(asked)).toContain(name)
    const columns = await step(asked, { encoding: 'windows-1256', separator: 'semicolon', header_row: '2' }, who)
    expect(names(columns)).toEqual(
      expect.arrayContaining(['map[0]', 'map[1]', 'match', 'mode', 'empty', 'packs', 'decimal']),
    )
    expect(textOf(columns)).toContain('RW300102')

    const twice = await send(columns, { 'map[0]': 'stock_code', 'map[1]': 'stock_code' }, who)
    expect(twice.status).toBe(422)
    expect(textOf(twice)).toContain(say(importRefusals.columnUnknown))
    const preview = await step(columns, { 'map[0]': 'stock_code', 'map[1]': 'type', mode: 'update' }, who)
    expect(rowsOf(preview)).toEqual([['3', 'changed']])
    expect(preview.texts('ins').join()).toContain(`${locale} gun`)
    const discarded = await send(preview, { intent: 'discard' }, who)
    expect(discarded.path).toMatch(/^\/admin\/import(\?|$)/)
    expect(textOf(discarded)).toContain('list.txt')
  })

  test('what was refused is corrected in its report and imported again', async () => {
    const file = `SKU;Qty/carton;Type\nRW300101;36;${locale}\nRW300102;many;${locale}\nTAPE-2;-1;${locale}\n`
    const preview = await check('list.csv', file, {}, who)
    const done = await after(await send(preview, { intent: 'run', whole: '0' }, who), who)
    const only = done.attributes('a', 'href').find((href) => href.includes('only=refused'))!
    const { html: text } = await see(only.replace('format=xlsx', 'format=csv'), who)
    expect(text.trim().split('\r\n')).toHaveLength(3)
    const corrected = await check('report.csv', text.replace('"many"', '"6"').replace(/"'?-1"/, '"6"'), {}, who)
    expect(rowsOf(corrected)).toEqual([
      ['2', 'changed'],
      ['3', 'changed'],
    ])
    const all = await after(await send(corrected, { intent: 'run' }, who), who)
    const { counts } = await settled(idOf(all))
    expect(counts).toMatchObject({ changed: 2, refused: 0 })
    for (const id of ['foam', 'tape']) expect((await see(`/admin/items/edit/${id}`, who)).html).toContain('value="6"')
  })
})
