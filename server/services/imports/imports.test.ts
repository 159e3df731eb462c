import { expect, it, vi } from 'vitest'
import { addMinutes } from 'date-fns/addMinutes'
import { addSeconds } from 'date-fns/addSeconds'
import { type FileChoice, USUAL_OPTIONS } from '#domain/imports/import.ts'
import { importRefusals } from '#content/imports/import-words.ts'
import { onEveryDatabase, onOneDatabase } from '#tests/support/database.ts'
import { tickingClock, valueOf } from '#tests/support/records.ts'
import { workbook } from '#tests/support/sheets/workbook.ts'
import { importSite } from '#tests/support/imports/import-site.ts'
import { olga, omar, sara } from '#tests/support/staff.ts'

onOneDatabase('imports', (db) => {
  const { add, run, rowsOf, imports, products, prices, records, work, kept, storage, setClock } = importSite(db)

  it('that cannot be worked on holds up nobody who comes later', async () => {
    let now = new Date('2026-05-01T00:00:00.000Z')
    setClock(() => now)
    const request = { kind: 'products', options: USUAL_OPTIONS, chosen: {}, locale: 'en' } as const
    const send = async (text: string) =>
      valueOf(await imports().add({ ...request, file: new File([text], 'list.csv') }, olga))
    const stateOf = async ({ id }: { id: string }) => (await imports().find(id, olga))!.state
    const first = await send('SKU,Qty/carton\nRW300101,24\n')
    now = addSeconds(now, 1)
    const second = await send('SKU,Qty/carton\nRW300102,24\n')
    const isAway = vi.spyOn(storage, 'open').mockRejectedValueOnce(new Error('The storage is away'))
    await expect(work()).rejects.toThrow('away')
    await work()
    expect([await stateOf(first), await stateOf(second)]).toEqual(['reading', 'ready'])
    isAway.mockRestore()
    now = addMinutes(now, 1)
    await work()
    expect(await stateOf(first)).toBe('ready')
  })

  it('of a file that the machine had no room to read is read later', async () => {
    let now = new Date('2026-05-01T00:00:00.000Z')
    setClock(() => now)
    const request = { kind: 'products', options: USUAL_OPTIONS, chosen: {}, locale: 'en' } as const
    const one = valueOf(
      await imports().add({ ...request, file: new File(['SKU,Qty/carton\nRW300101,24\n'], 'a.csv') }, olga),
    )
    const node = process.execPath
    process.execPath = '/nowhere/node'
    await expect(work()).rejects.toThrow('just now')
    process.execPath = node
    now = addMinutes(now, 1)
    await work()
    expect(await imports().find(one.id, olga)).toMatchObject({ state: 'ready' })
  })

  it('asks what a file leaves open, and refuses two columns for one field', async () => {
    const one = await add('SKU,Item code,Price\nRW300101,RW300101,1\n')
    expect(one).toMatchObject({ state: 'asks', asks: ['columns'] })
    valueOf(await imports().update(one.id, { chosen: { map: { 0: 'stock_code', 1: '', 2: 'price' } } }, olga))
    await work()
    expect(await imports().find(one.id, olga)).toMatchObject({ state: 'ready', counts: { changed: 1 } })
  })

  it('takes what was typed in the place of refused cells, and what else is asked keeps it', async () => {
    const one = await add('SKU,Qty/carton,Price\nRW300101,many,1\nRW300102,24,\n')
    expect(one.counts).toMatchObject({ refused: 1 })
    const cells = { '2.box_quantity': '36', '3.box_quantity': '24', '9.price': '1' }
    valueOf(await imports().update(one.id, { chosen: { cells } }, olga))
    await work()
    expect(await imports().find(one.id, olga)).toMatchObject({ state: 'ready', counts: { refused: 0, rows: 2 } })
    valueOf(await imports().update(one.id, { chosen: { cells: { '2.price': '2' } } }, olga))
    await work()
    const [row] = (await imports().rows(one.id, { page: 1, perPage: 1 }, olga)).rows
    expect(row!.changes).toMatchObject([
      { field: 'box_quantity', after: '36' },
      { field: 'price', after: '2.00' },
    ])
  })

  it('of a workbook asks which sheet, knows the hidden ones, and reads hidden rows and what formulas came to', async () => {
    const text = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`
    const data = [
      `<row r="1">${text('A1', 'SKU')}${text('B1', 'Price')}</row>`,
      `<row r="2" hidden="1">${text('A2', 'RW300101')}<c r="B2"><f>5*2</f><v>10</v></c></row>`,
      `<row r="3">${text('A3', 'RW300102')}<c r="B3"><f>5*3</f></c></row>`,
    ].join('')
    const old = {
      name: 'Old',
      state: 'hidden' as const,
      rows: [
        ['SKU', 'Price'],
        ['RW300101', 99],
      ],
    }
    const file = workbook([{ name: 'Notes', rows: [['Of November']] }, { name: 'Prices', data }, old])
    const asked = await add(file, { kind: 'prices' })
    expect(asked).toMatchObject({ state: 'asks', asks: expect.arrayContaining(['sheet']) })
    expect(asked.file!.sheets).toMatchObject([
      { name: 'Notes', hidden: false, rows: 1 },
      { name: 'Prices', hidden: false, rows: 3 },
      { name: 'Old', hidden: true, rows: 2 },
    ])
    const one = await add(file, { kind: 'prices', chosen: { sheet: 1 }, whole: '0' })
    expect(await rowsOf(one.id)).toEqual([
      [2, 'changed', 'price null → 10.00'],
      [3, 'refused', 'formula-without-value'],
    ])
    expect(await run(one.id)).toMatchObject({ state: 'done', counts: { changed: 1, refused: 1 } })
    expect(await prices().pricesOf(['RW300101', 'RW300102'])).toEqual(new Map([['rw300101', 1000]]))
  })

  it('of one file in two windows changes what it says once', async () => {
    const file = 'SKU,Qty/carton\nRW300101,24\nRW300102,6\n'
    const [one, other] = [await add(file), await add(file)]
    valueOf(await imports().run(one.id, olga))
    valueOf(await imports().run(other.id, olga))
    await work()
    expect([await imports().find(one.id, olga), await imports().find(other.id, olga)]).toMatchObject([
      { state: 'done', counts: { changed: 2, refused: 0 } },
      { state: 'done', counts: { changed: 2, refused: 0 } },
    ])
    expect((await products().get('foam'))!.variants.map(({ boxQuantity }) => boxQuantity)).toEqual(['24', '6'])
    expect(valueOf(await records().look(one.actId, olga))).toMatchObject({ undone: 1, kept: [] })
    expect(await records().look(other.actId, olga)).toEqual({ ok: false, failure: 'impossible' })
  })

  it('remembers columns and options for the next file of an account with these headings, until they are forgotten', async () => {
    const file = 'SKU;Left over;Volume\nRW300101;24;x\n'
    const chosen: FileChoice = { asksAll: true }
    const first = await add(file, { chosen })
    expect(first).toMatchObject({ state: 'asks', asks: ['columns'] })
    expect(await imports().columnsFrom(first)).toBeNull()
    const map = { 0: 'stock_code', 1: 'box_quantity', 2: '' }
    valueOf(await imports().update(first.id, { options: { ...first.options, empty: 'clear' }, chosen: { map } }, olga))
    await work()
    expect(await imports().find(first.id, olga)).toMatchObject({ state: 'ready', counts: { changed: 1 } })
    const next = await add(file.replace('24', '6'), { chosen })
    expect(next).toMatchObject({ state: 'ready', counts: { changed: 1 }, options: { empty: 'clear' } })
    expect(await imports().columnsFrom(next)).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(await add(file, { chosen, by: sara })).toMatchObject({ state: 'asks' })
    valueOf(await imports().forgetColumns(next.id, olga))
    await work()
    const forgotten = (await imports().find(next.id, olga))!
    expect(forgotten).toMatchObject({ state: 'asks', asks: ['columns'] })
    expect(await imports().columnsFrom(forgotten)).toBeNull()
  })

  it('keeps pictures beside the file, and refuses what is no archive', async () => {
    const pictures = new File([Uint8Array.from(workbook([{ name: 'a', rows: [] }]))], 'pictures.zip')
    const request = { kind: 'products', options: USUAL_OPTIONS, chosen: {}, locale: 'en' } as const
    const file = new File(['SKU\nRW300101\n'], 'a.csv')
    const one = valueOf(await imports().add({ ...request, file, pictures }, olga))
    expect([one.picturesKey, kept.get(one.picturesKey!)?.length]).toEqual([
      expect.stringMatching(/\.zip$/),
      pictures.size,
    ])
    expect(await imports().underWay(olga)).toMatchObject({ id: one.id, state: 'reading' })
    valueOf(await imports().discard(one.id, olga))
    expect(kept.size).toBe(0)
    expect(await imports().add({ ...request, file, pictures: new File(['text'], 'p.zip') }, olga)).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', fields: { pictures: { en: 'This file cannot be read.' } } },
    })
  })

  it('that was left as a preview keeps its file for seven days', async () => {
    const one = await add('SKU,Qty/carton\nRW300101,24\n')
    setClock(tickingClock('2026-05-07T00:00:00.000Z'))
    expect(await imports().tidy()).toBe(0)
    expect(await imports().find(one.id, olga)).toMatchObject({ state: 'ready' })
    setClock(tickingClock('2026-05-08T12:00:00.000Z'))
    expect(await imports().tidy()).toBe(1)
    expect(await imports().find(one.id, olga)).toMatchObject({
      state: 'discarded',
      counts: { changed: 1 },
      fileKey: null,
    })
    expect(await rowsOf(one.id)).toEqual([])
    expect(kept.size).toBe(0)
    expect(await imports().run(one.id, olga)).toMatchObject({ failure: { message: importRefusals.isOver } })
  })

  it('keeps its counts when its rows and its file go after ninety days', async () => {
    const one = await add('SKU,Qty/carton\nRW300101,24\nRW300102,many\n', { whole: '0', run: true })
    setClock(tickingClock('2026-07-29T00:00:00.000Z'))
    expect(await imports().tidy()).toBe(0)
    expect(await rowsOf(one.id)).toHaveLength(2)
    setClock(tickingClock('2026-07-31T00:00:00.000Z'))
    expect(await imports().tidy()).toBe(1)
    expect(await imports().tidy()).toBe(0)
    expect(await imports().find(one.id, olga)).toMatchObject({
      state: 'done',
      counts: { rows: 2, changed: 1, refused: 1 },
    })
    expect(await rowsOf(one.id)).toEqual([])
    expect(kept.size).toBe(0)
    expect((await imports().list({ limit: 5, offset: 0 }, olga)).total).toBe(1)
  })

  it('says why a file cannot be read', async () => {
    expect(await add('SKU,Price\n')).toMatchObject({
      state: 'failed',
      message: { en: 'There are no rows in this file.' },
    })
    expect(await add('nothing at all\nhere\n')).toMatchObject({ state: 'asks', asks: ['header_row'] })
  })
})

onOneDatabase('an import with pictures', (db) => {
  const { add, run, rowsOf, reasons, products, records } = importSite(db)

  const archive = ['Photos/Front.JPG', 'a/side.png', 'b/side.jpg', 'damaged.jpg', 'RW300101.jpg', 'rw300102.jpg']
  const pictures = [...archive, 'RW300101-2.jpg', '__MACOSX/._Front.JPG'].map((name) => ({
    name,
    content: name === 'damaged.jpg' ? 'bad' : name.toLowerCase().replaceAll(/[^a-z0-9]/g, ''),
  }))
  const shown = async () => {
    const { image, gallery } = (await products().get('foam'))!
    return [image?.file, ...gallery.map(({ file }) => file)]
  }

  it('takes those that cells name out of the archive, and says which it cannot take', async () => {
    const headings = 'ID;Picture;Gallery'
    const told = async (cells: string) => reasons((await add(`${headings}\nfoam;${cells}\n`, { pictures })).id)
    expect(await told('side;')).toEqual(['ambiguous-picture'])
    expect(await told('damaged.jpg;')).toEqual(['bad-picture'])
    expect(await told('missing.jpg;')).toEqual(['unknown-picture'])
    expect(await told('../../etc/passwd;')).toEqual(['unknown-picture'])
    expect(await told(';"front\nmissing"')).toEqual(['unknown-picture'])
    const one = await add(`${headings}\nfoam;front;"A/SIDE.png\nb/side"\n`, { pictures })
    expect(await rowsOf(one.id)).toEqual([
      [2, 'changed', 'image null → photosfrontjpg.webp', 'gallery null → asidepng.webp\nbsidejpg.webp'],
    ])
    expect(await shown()).toEqual([undefined])
    await db().deleteFrom('files').where('name', '=', 'asidepng.webp').execute()
    expect(await run(one.id)).toMatchObject({ state: 'done', counts: { changed: 1 } })
    expect(await shown()).toEqual(['photosfrontjpg.webp', 'asidepng.webp', 'bsidejpg.webp'])
    // The same without the archive: by the name that a picture came with, and by its stored one.
    const again = await add(`${headings}\nfoam;Front.JPG;"asidepng.webp\nbsidejpg.webp"\n`)
    expect(again.counts).toMatchObject({ unchanged: 1, refused: 0 })
    valueOf(await records().undo(one.actId, olga))
    expect(await shown()).toEqual([undefined])
  })

  it('gives them to the products whose packs they are named after', async () => {
    const file = 'SKU;Volume\nRW300101;\nRW300102;\n'
    expect((await add(file, { pictures })).counts).toMatchObject({ unchanged: 2 })
    const one = await add(file, { pictures, pictures_by_code: '1', run: true })
    expect(one).toMatchObject({ state: 'done', counts: { changed: 1, unchanged: 1 } })
    expect(await shown()).toEqual(['rw300101jpg.webp', 'rw300102jpg.webp', 'rw3001012jpg.webp'])
    expect((await add(file, { pictures, pictures_by_code: '1' })).counts).toMatchObject({ unchanged: 2 })
  })

  it('says what is wrong with an archive', async () => {
    const one = await add('ID;Picture\nfoam;a\n', {
      pictures: Array.from({ length: 2001 }, (_, at) => ({ name: `${at}.jpg`, content: '' })),
    })
    expect(one).toMatchObject({
      state: 'failed',
      message: { en: 'The file of pictures: The file consists of more than 2,000 parts. Split it.' },
    })
  })
})

onEveryDatabase('an import', (db) => {
  const { imports, kept } = importSite(db)

  it('of one key is taken once, however often and at once it is sent', async () => {
    const request = { kind: 'prices', options: USUAL_OPTIONS, chosen: {}, locale: 'en', creationKey: 'one' } as const
    const sent = () => imports().add({ ...request, file: new File(['SKU;Price\nRW300101;1\n'], 'a.csv') }, omar)
    const ids = (await Promise.all([sent(), sent(), sent()])).map((taken) => valueOf(taken).id)
    expect(new Set([...ids, valueOf(await sent()).id]).size).toBe(1)
    expect(kept.size).toBe(1)
  })
})
