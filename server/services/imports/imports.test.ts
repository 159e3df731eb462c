import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addMinutes } from 'date-fns/addMinutes'
import { addSeconds } from 'date-fns/addSeconds'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StaffCaller } from '../../../domain/accounts/caller.ts'
import type { FileChoice } from '../../../domain/imports/import.ts'
import { importRefusals } from '../../../content/imports/import-words.ts'
import { failure, success } from '../../../domain/records/errors.ts'
import { uploadMessages } from '../../../content/upload-messages.ts'
import { readOptions, USUAL_OPTIONS, type ImportKind } from '../../../domain/imports/import-options.ts'
import { onEveryDatabase } from '../../../tests/support/database.ts'
import { aCategory, aProduct, aVariant, tickingClock, valueOf } from '../../../tests/support/records.ts'
import { zipOf } from '../../../tests/support/sheets/zip.ts'
import { workbook } from '../../../tests/support/sheets/workbook.ts'
import { giveAccount } from '../../../tests/support/staff.ts'
import { createCategoryList } from '../catalogue/category-list.ts'
import { insertFile } from '../../data/site/files-store.ts'
import type { UploadsService } from '../records/uploads.ts'
import { createCategories } from '../catalogue/categories.ts'
import { createProducts } from '../catalogue/products.ts'
import { createPriceList } from '../prices/price-list.ts'
import { createLongActs } from '../records/lists/long-acts.ts'
import { createSeo } from '../site/seo.ts'
import { createRecords } from '../records/records.ts'
import { createImports } from './imports.ts'
import { PRODUCTS_AT_ONCE } from './weigh-import.ts'

const olga: StaffCaller = { kind: 'staff', id: 'olga', name: 'olga', role: 'owner', via: 'session' }
const sara: StaffCaller = { kind: 'staff', id: 'sara', name: 'sara', role: 'editor', via: 'session' }
const omar: StaffCaller = { kind: 'staff', id: 'omar', name: 'omar', role: 'sales', via: 'session' }

/** What a test says of an import. */
type Given = {
  kind?: ImportKind
  by?: StaffCaller
  run?: boolean
  chosen?: FileChoice
  pictures?: Parameters<typeof zipOf>[0]
} & Record<string, unknown>

onEveryDatabase('imports', (db) => {
  let clock = tickingClock()
  const kept = new Map<string, Buffer<ArrayBuffer>>()
  const storage = {
    put: async (name: string, bytes: Uint8Array | Blob) =>
      void kept.set(name, Buffer.from(bytes instanceof Blob ? await bytes.bytes() : bytes)),
    open: async (name: string) => kept.get(name) ?? null,
    remove: async (name: string) => void kept.delete(name),
  }
  /** Keeps what is no picture under its own words, and refuses what calls itself bad. */
  const uploads: Pick<UploadsService, 'store'> = {
    async store(bytes, { originalName }) {
      const words = String(bytes)
      if (words.startsWith('bad')) return failure({ kind: 'invalid', fields: { file: uploadMessages.damagedPicture } })
      const name = `${words}.webp`
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const file = { name, sha256, kind: 'image', mime: 'image/webp', bytes: 1, width: 1, height: 1 } as const
      return success(await insertFile(db(), { ...file, color: null, originalName, createdAt: clock().toISOString() }))
    },
  }
  const folder = mkdtempSync(join(tmpdir(), 'imports-'))
  const on = () => ({ db: db(), clock: () => clock(), siteUrl: 'https://site.example' })
  const records = () => createRecords(on())
  const imports = () => createImports({ ...on(), storage, records: records(), uploads, folder })
  const products = () => createProducts(on())
  const prices = () => createPriceList(on())
  const work = () => imports().work(new AbortController().signal)

  async function add(
    text: string | Buffer,
    { kind = 'products', by = olga, run = false, chosen = {}, pictures, ...options }: Given = {},
  ) {
    const wish = {
      file: new File([typeof text === 'string' ? text : Uint8Array.from(text)], 'list.csv'),
      pictures: pictures ? new File([Uint8Array.from(zipOf(pictures))], 'pictures.zip') : null,
      kind,
      chosen,
      locale: 'en' as const,
      runsAtOnce: run,
    }
    const one = valueOf(await imports().add({ ...wish, options: readOptions(options, USUAL_OPTIONS).options }, by))
    await work()
    return (await imports().find(one.id))!
  }
  async function run(id: string, by = olga) {
    valueOf(await imports().run(id, by))
    await work()
    return (await imports().find(id))!
  }
  async function rowsOf(id: string) {
    const { rows } = await imports().rows(id, { page: 1, perPage: 100 })
    return rows.map(({ row, result, changes }) => [
      row,
      result,
      ...changes.map(({ code, field, before, after }) => code ?? `${field} ${before} → ${after}`),
    ])
  }
  const reasons = async (id: string) =>
    (await imports().rows(id, { page: 1, perPage: 100 })).rows.flatMap(({ changes }) =>
      changes.flatMap(({ code }) => code ?? []),
    )

  afterAll(() => rmSync(folder, { recursive: true }))
  beforeEach(async () => {
    clock = tickingClock()
    kept.clear()
    for (const somebody of [olga, sara, omar]) await giveAccount(db(), somebody)
    valueOf(await createCategories(on()).create(aCategory({ slug: 'foams', name: { ar: 'رغوات', en: 'Foams' } })))
    const packs = [
      aVariant({ stockCode: 'RW300101', productCode: 'A-1' }),
      aVariant({ stockCode: 'RW300102', productCode: 'A-2', volume: { ar: '500 مل', en: '500 ml' } }),
    ]
    valueOf(await products().create(aProduct({ slug: 'foam', categoryId: 'foams', variants: packs })))
  })

  it('that cannot be worked on holds up nobody who comes later', async () => {
    let now = clock()
    clock = () => now
    const wish = { kind: 'products', options: USUAL_OPTIONS, chosen: {}, locale: 'en' } as const
    const send = async (text: string) =>
      valueOf(await imports().add({ ...wish, file: new File([text], 'list.csv') }, olga))
    const stateOf = async ({ id }: { id: string }) => (await imports().find(id))!.state
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

  describe('of prices', () => {
    const file = 'رمز المخزون;السعر\nrw300101;٥٢٫٥\nRW300102;52,50\nRW999999;10\n'

    it('says what the example says, the first time and again', async () => {
      const first = await add(file, { kind: 'prices', by: omar })
      expect(first).toMatchObject({
        state: 'ready',
        counts: { rows: 3, changed: 2, unchanged: 0, refused: 1, added: 0 },
      })
      expect(await rowsOf(first.id)).toEqual([
        [2, 'changed', 'price null → 52.50'],
        [3, 'changed', 'price null → 52.50'],
        [4, 'refused', 'unknown-code'],
      ])
      expect(await imports().run(first.id, omar)).toMatchObject({ ok: false, failure: { kind: 'conflict' } })
      valueOf(await imports().update(first.id, { options: { ...first.options, whole: '0' } }, omar))
      await work()
      expect(await run(first.id, omar)).toMatchObject({ state: 'done', counts: { changed: 2, refused: 1 } })
      expect(await prices().pricesOf(['RW300101', 'RW300102'])).toEqual(
        new Map([
          ['rw300101', 5250],
          ['rw300102', 5250],
        ]),
      )
      const again = await add(file, { kind: 'prices', by: omar })
      expect(again.counts).toMatchObject({ changed: 0, unchanged: 2, refused: 1 })
      valueOf(await records().undo(first.actId, omar))
      expect(await prices().pricesOf(['RW300101'])).toEqual(new Map())
      expect(await imports().find(first.id)).toMatchObject({ state: 'undone' })
    })
  })

  it('of prices and availability is taken back by the salesperson who ran it, with nothing for the bin', async () => {
    const one = await add('SKU;Price;Availability\nRW300101;10;On order\n', { kind: 'prices', by: omar, run: true })
    expect(one).toMatchObject({ state: 'done', counts: { changed: 1 } })
    expect((await products().get('foam'))!.variants[0]!.stockState).toBe('on_order')
    expect(valueOf(await records().look(one.actId, omar))).toEqual({ undone: 2, binned: 0, kept: [] })
    await expect(records().undo(one.actId, sara)).rejects.toThrow('No right to prices')
    const key = (await db().selectFrom('records').select('key').where('id', '=', 'foam').executeTakeFirstOrThrow()).key
    await expect(records().undo(one.actId, omar, { also: [key] })).rejects.toThrow('No right to records.write')
    const longActs = createLongActs({ ...on(), records: records() })
    valueOf(await longActs.undo({ actId: one.actId, isConfirmed: false, path: '' }, omar))
    expect((await products().get('foam'))!.variants[0]!.stockState).toBeNull()
    expect(await prices().pricesOf(['RW300101'])).toEqual(new Map())
    const other = await add('SKU;Name (English)\nRW300101;Other\n', { run: true })
    await expect(records().undo(other.actId, omar)).rejects.toThrow('No right to records.write')
  })

  it('of prices gives a code that two products have its price and availability in both', async () => {
    const packs = [aVariant({ stockCode: 'RW300102' }), aVariant({ stockCode: 'G-1' })]
    valueOf(await products().create(aProduct({ slug: 'glue', categoryId: 'foams', variants: packs })))
    const file =
      'SKU;Price;Availability\nG-1;1;In stock\nRW300101;2;In stock\nRW300102;3;On order\nRW300101;2;In stock\n'
    const one = await add(file, { kind: 'prices', by: omar, whole: '0' })
    expect(await rowsOf(one.id)).toEqual([
      [2, 'changed', 'price null → 1.00', 'stock_state null → In stock'],
      [3, 'changed', 'price null → 2.00', 'stock_state null → In stock'],
      [4, 'changed', 'price null → 3.00', 'stock_state null → On order'],
      [5, 'refused', 'duplicate-row'],
    ])
    expect(one.products).toMatchObject({ changed: 2 })
    expect(await run(one.id, omar)).toMatchObject({ state: 'done', counts: { changed: 3, refused: 1 } })
    const states = async (id: string) => (await products().get(id))!.variants.map(({ stockState }) => stockState)
    expect([await states('foam'), await states('glue')]).toEqual([
      ['in_stock', 'on_order'],
      ['on_order', 'in_stock'],
    ])
    expect(await prices().pricesOf(['RW300101', 'RW300102', 'G-1'])).toEqual(
      new Map([
        ['rw300101', 200],
        ['rw300102', 300],
        ['g-1', 100],
      ]),
    )
    expect((await add(file, { kind: 'prices', by: omar, whole: '0' })).counts).toMatchObject({
      changed: 0,
      unchanged: 3,
    })
  })

  describe('of products', () => {
    it('changes cells of packs and products, and one undo takes all of it back', async () => {
      const one = await add(
        'SKU,Name (English),Qty/carton,Price,Category\nRW300101,Foam X,24,10,Foams\nRW300102,Foam X,,12.5,رغوات\n',
      )
      expect(one).toMatchObject({ state: 'ready', counts: { changed: 2, refused: 0 }, products: { changed: 1 } })
      expect(await rowsOf(one.id)).toEqual([
        [2, 'changed', 'product_name_en 805 PU Foam → Foam X', 'box_quantity 12 → 24', 'price null → 10.00'],
        [3, 'changed', 'product_name_en 805 PU Foam → Foam X', 'price null → 12.50'],
      ])
      expect(await products().get('foam')).toMatchObject({ name: { en: '805 PU Foam' } })
      expect(await run(one.id)).toMatchObject({ state: 'done', done: 1 })
      const product = (await products().get('foam'))!
      expect(product.name.en).toBe('Foam X')
      expect(product.variants.map(({ stockCode, boxQuantity }) => [stockCode, boxQuantity])).toEqual([
        ['RW300101', '24'],
        ['RW300102', '12'],
      ])
      expect(await prices().pricesOf(['RW300101', 'RW300102'])).toEqual(
        new Map([
          ['rw300101', 1000],
          ['rw300102', 1250],
        ]),
      )
      valueOf(await records().undo(one.actId, olga))
      expect(await products().get('foam')).toMatchObject({ name: { en: '805 PU Foam' } })
      expect(await prices().pricesOf(['RW300101', 'RW300102'])).toEqual(new Map())
    })

    it('adds new products as drafts, with the packs below them', async () => {
      const one = await add('Name (English);Name (Arabic);SKU;Volume\nNew glue;غراء جديد;NG1;1 kg\n;;NG2;5 kg\n', {
        run: true,
      })
      expect(one).toMatchObject({ state: 'done', counts: { added: 2 }, products: { added: 1 } })
      expect(await products().get('new-glue')).toBeNull()
      const again = await add('SKU;Volume\nng1;1 kg\nNG2;6 kg\n')
      expect(await rowsOf(again.id)).toEqual([
        [2, 'unchanged'],
        [3, 'changed', 'volume 5 kg → 6 kg'],
      ])
      valueOf(await records().undo(one.actId, olga))
      expect((await add('SKU;Volume\nNG1;1 kg\n')).counts).toMatchObject({ refused: 1 })
    })

    it('changes what search engines are told, under the id or the slug, and takes it back', async () => {
      const seo = createSeo(on())
      const titled = async (key: string) => (await seo.get(key))?.override.metaTitle
      valueOf(await products().create(aProduct({ slug: 'glue', code: null, categoryId: 'foams' })))
      await seo.edit(null, { key: 'GLUE', meta_title_en: 'Old', h1_en: 'Kept' }, olga)
      const headings = 'ID;Name (English);Name (Arabic);Search title (English);وصف محركات البحث بالعربية'
      const file = `${headings}\nfoam;;;Foam title;وصف\nglue;;;Glue title;\n;Tape;شريط;Tape title;\n`
      const one = await add(file, { by: sara })
      expect(await rowsOf(one.id)).toMatchObject([
        [2, 'changed', 'meta_title_en null → Foam title', 'meta_description_ar null → وصف'],
        [3, 'changed', 'meta_title_en Old → Glue title'],
        [4, 'added', expect.anything(), expect.anything(), 'meta_title_en null → Tape title'],
      ])
      expect(await titled('foam')).toBeUndefined()
      expect(await run(one.id, sara)).toMatchObject({ state: 'done' })
      expect([await titled('foam'), await titled('tape')]).toMatchObject([{ en: 'Foam title' }, { en: 'Tape title' }])
      expect((await seo.get('GLUE'))!.override).toMatchObject({ metaTitle: { en: 'Glue title' }, h1: { en: 'Kept' } })
      expect(await seo.count()).toBe(3)
      expect((await add('ID;Search title (English)\nglue;Glue title\n')).counts).toMatchObject({ unchanged: 1 })
      const long = await add(`ID;Search title (English)\nfoam;${'x'.repeat(201)}\n`)
      expect(await rowsOf(long.id)).toEqual([[2, 'refused', 'too-long']])
      valueOf(await records().undo(one.actId, sara))
      expect([await titled('foam'), await titled('tape'), await titled('GLUE')]).toMatchObject([
        undefined,
        undefined,
        { en: 'Old' },
      ])
    })

    it('makes categories that nobody knows, each once, as drafts that its undo takes back', async () => {
      const headings = 'SKU;Name (English);Name (Arabic);Category'
      const file = `${headings}\nN1;Tape;شريط;New tapes\nN2;Glue;غراء;new  TAPES\nN3;Foil;رقائق;رقائق جديدة\nN4;Gun;مسدس;Foams\n`
      expect(await reasons((await add(file)).id)).toEqual(Array(3).fill('unknown-category'))
      const one = await add(file, { new_categories: 'create', by: sara })
      expect(one).toMatchObject({ counts: { added: 4, refused: 0 }, newCategories: ['New tapes', 'رقائق جديدة'] })
      const categories = async () => (await createCategoryList(on()).list('draft')).map(({ name }) => name)
      expect(await categories()).toEqual([])
      expect(await run(one.id, sara)).toMatchObject({ state: 'done', counts: { added: 4, refused: 0 } })
      expect(await categories()).toEqual(
        expect.arrayContaining([
          { ar: '', en: 'New tapes' },
          { ar: 'رقائق جديدة', en: '' },
        ]),
      )
      const again = await add(`ID;Category\ntape;New tapes\nglue;New Tapes\nfoil;رقائق جديدة\nfoam;New tapes\n`)
      expect(await rowsOf(again.id)).toEqual([
        [2, 'unchanged'],
        [3, 'unchanged'],
        [4, 'unchanged'],
        [5, 'refused', 'draft-category'],
      ])
      const published = await add(`${headings}\nN5;A;أ;Other\n`, { new_categories: 'create', state: 'published' })
      expect(await reasons(published.id)).toEqual(['draft-category'])
      expect(published.newCategories).toEqual([])
      valueOf(await records().undo(one.actId, sara))
      expect(await categories()).toEqual([])
      expect((await records().bin({ kind: 'category' })).total).toBe(2)
    })

    describe('with pictures', () => {
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

    it('skips and counts blank rows, totals and repeated headings, and reads on below them', async () => {
      const one = await add(
        'SKU,Qty/carton,Notes\nRW300101,24,\n\n,,\nSKU,Qty/carton,Notes\n,,Total 24\nRW300102,12,\n',
      )
      expect(one.counts).toMatchObject({ rows: 2, changed: 1, unchanged: 1, skipped: 4 })
      expect((await rowsOf(one.id)).map(([row]) => row)).toEqual([2, 7])
    })

    it('removes packs only where it is told to', async () => {
      const file = 'ID,SKU,Volume (English)\nfoam,RW300101,750 ml\n'
      expect((await add(file)).counts).toMatchObject({ unchanged: 1 })
      const one = await add(file, { packs: 'replace', run: true })
      expect(one).toMatchObject({ state: 'done', counts: { changed: 1 } })
      expect((await products().get('foam'))!.variants.map(({ stockCode }) => stockCode)).toEqual(['RW300101'])
    })

    it('refuses a row that somebody has changed meanwhile, and shows it before it writes anything', async () => {
      const one = await add('SKU,Name (English)\nRW300101,Mine\n')
      valueOf(await imports().run(one.id, olga))
      await records().undo('nothing', olga)
      const { createEditing } = await import('../records/editing.ts')
      const editing = createEditing({ ...on(), uploads: { store: () => Promise.reject(new Error('no file')) } })
      valueOf(await editing.updateProduct({ product_id: 'foam', product_name_en: 'Theirs' }, sara, { base: 'site' }))
      await work()
      expect(await imports().find(one.id)).toMatchObject({ state: 'ready', counts: { refused: 1, changed: 0 } })
      expect(await reasons(one.id)).toEqual(['changed-meanwhile'])
      expect(await products().get('foam')).toMatchObject({ name: { en: 'Theirs' } })
    })
  })

  it('asks what a file leaves open, and refuses two columns for one field', async () => {
    const one = await add('SKU,Item code,Price\nRW300101,RW300101,1\n')
    expect(one).toMatchObject({ state: 'asks', asks: ['columns'] })
    valueOf(await imports().update(one.id, { chosen: { map: { 0: 'stock_code', 1: '', 2: 'price' } } }, olga))
    await work()
    expect(await imports().find(one.id)).toMatchObject({ state: 'ready', counts: { changed: 1 } })
  })

  it('does not import prices for whoever may not see them', async () => {
    const one = await add('SKU,Price,Qty/carton\nRW300101,10,6\n', { by: sara })
    expect(await rowsOf(one.id)).toEqual([[2, 'changed', 'box_quantity 12 → 6']])
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
    expect([await imports().find(one.id), await imports().find(other.id)]).toMatchObject([
      { state: 'done', counts: { changed: 2, refused: 0 } },
      { state: 'done', counts: { changed: 2, refused: 0 } },
    ])
    expect((await products().get('foam'))!.variants.map(({ boxQuantity }) => boxQuantity)).toEqual(['24', '6'])
    expect(valueOf(await records().look(one.actId, olga))).toMatchObject({ undone: 1, kept: [] })
    expect(await records().look(other.actId, olga)).toEqual({ ok: false, failure: 'impossible' })
  })

  it('ends where whoever runs it has lost the right to, and writes nothing', async () => {
    const one = await add('SKU,Qty/carton\nRW300101,24\n', { by: sara })
    valueOf(await imports().run(one.id, sara))
    await db().updateTable('staff_users').set({ role: 'viewer' }).where('id', '=', 'sara').execute()
    await work()
    expect(await imports().find(one.id)).toMatchObject({ state: 'failed', message: { en: expect.any(String) } })
    expect((await products().get('foam'))!.variants[0]!.boxQuantity).toBe('12')
    await expect(imports().run(one.id, sara)).rejects.toThrow('No right to records.write')
  })

  /** Works until so many portions are written. */
  async function workUntil(portions: number) {
    let begun = 0
    const signal = {
      get aborted() {
        return begun > portions
      },
      throwIfAborted() {
        if (++begun > portions) throw new Error('stopped')
      },
    }
    await imports().work(signal as AbortSignal)
  }

  it('leaves no new category where the right was lost before anything else was written', async () => {
    const file = 'SKU;Name (English);Name (Arabic);Category\nN1;Tape;شريط;New tapes\n'
    const one = await add(file, { new_categories: 'create', by: sara })
    valueOf(await imports().run(one.id, sara))
    await workUntil(0)
    await db().updateTable('staff_users').set({ role: 'viewer' }).where('id', '=', 'sara').execute()
    await work()
    expect(await imports().find(one.id)).toMatchObject({ state: 'failed' })
    expect(await createCategoryList(on()).list('draft')).toEqual([])
  })

  it('holds only a few rows at one time where they are long, and leaves none out', async () => {
    const notes = Array.from({ length: 20 }, () => 'x'.repeat(30_000))
    const rows = Array.from({ length: 5 }, (_, index) => [`Foam ${index}`, `رغوة ${index}`, `F-${index}`, ...notes])
    const head = ['Name (English)', 'Name (Arabic)', 'SKU', ...notes.map((_, index) => `Note ${index}`)]
    const one = await add([head, ...rows].map((cells) => cells.join(',')).join('\n'))
    expect(one).toMatchObject({ state: 'ready', counts: { rows: 5, added: 5 } })
    valueOf(await imports().run(one.id, olga))
    await workUntil(1)
    expect(await imports().find(one.id)).toMatchObject({ state: 'running', done: 3 })
    await work()
    expect(await imports().find(one.id)).toMatchObject({ state: 'done', counts: { added: 5 } })
  })

  it.each([
    ['0', PRODUCTS_AT_ONCE, 'The remaining rows were not imported.'],
    ['1', 0, 'Everything was put back as it was.'],
  ])('stops before the next portion when the right is taken away in the run (whole=%s)', async (whole, left, said) => {
    const rows = Array.from(
      { length: PRODUCTS_AT_ONCE + 10 },
      (_, index) => `Foam ${index},رغوة ${index},F-${index},foams`,
    )
    const file = ['Name (English),Name (Arabic),SKU,Category', ...rows].join('\n')
    const one = await add(file, { by: sara, whole, state: 'published' })
    valueOf(await imports().run(one.id, sara))
    await workUntil(1)
    expect(await imports().find(one.id)).toMatchObject({ state: 'running', done: PRODUCTS_AT_ONCE })
    const present = () =>
      products()
        .list({ limit: 1000 })
        .then((all) => all.filter(({ id }) => id !== 'foam').length)
    expect(await present()).toBe(PRODUCTS_AT_ONCE)
    expect(await records().look(one.actId, olga)).toEqual({ ok: false, failure: 'under-way' })
    expect(await records().undo(one.actId, olga)).toEqual({ ok: false, failure: 'under-way' })
    await db().updateTable('staff_users').set({ role: 'viewer' }).where('id', '=', 'sara').execute()
    await work()
    const ended = await imports().find(one.id)
    expect(ended).toMatchObject({ state: 'failed', message: { en: expect.stringContaining(said) } })
    expect(await present()).toBe(left)
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
    expect(await imports().find(first.id)).toMatchObject({ state: 'ready', counts: { changed: 1 } })
    const next = await add(file.replace('24', '6'), { chosen })
    expect(next).toMatchObject({ state: 'ready', counts: { changed: 1 }, options: { empty: 'clear' } })
    expect(await imports().columnsFrom(next)).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(await add(file, { chosen, by: sara })).toMatchObject({ state: 'asks' })
    valueOf(await imports().forgetColumns(next.id, olga))
    await work()
    const forgotten = (await imports().find(next.id))!
    expect(forgotten).toMatchObject({ state: 'asks', asks: ['columns'] })
    expect(await imports().columnsFrom(forgotten)).toBeNull()
  })

  it('of one key is taken once, however often and at once it is sent', async () => {
    const wish = { kind: 'prices', options: USUAL_OPTIONS, chosen: {}, locale: 'en', creationKey: 'one' } as const
    const sent = () => imports().add({ ...wish, file: new File(['SKU;Price\nRW300101;1\n'], 'a.csv') }, omar)
    const ids = (await Promise.all([sent(), sent(), sent()])).map((taken) => valueOf(taken).id)
    expect(new Set([...ids, valueOf(await sent()).id]).size).toBe(1)
    expect(kept.size).toBe(1)
  })

  it('keeps pictures beside the file, and refuses what is no archive', async () => {
    const pictures = new File([Uint8Array.from(workbook([{ name: 'a', rows: [] }]))], 'pictures.zip')
    const wish = { kind: 'products', options: USUAL_OPTIONS, chosen: {}, locale: 'en' } as const
    const file = new File(['SKU\nRW300101\n'], 'a.csv')
    const one = valueOf(await imports().add({ ...wish, file, pictures }, olga))
    expect([one.picturesKey, kept.get(one.picturesKey!)?.length]).toEqual([
      expect.stringMatching(/\.zip$/),
      pictures.size,
    ])
    expect(await imports().underWay()).toMatchObject({ id: one.id, state: 'reading' })
    valueOf(await imports().discard(one.id, olga))
    expect(kept.size).toBe(0)
    expect(await imports().add({ ...wish, file, pictures: new File(['text'], 'p.zip') }, olga)).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', fields: { pictures: { en: 'This file cannot be read.' } } },
    })
  })

  it('that was left as a preview keeps its file for seven days', async () => {
    const one = await add('SKU,Qty/carton\nRW300101,24\n')
    clock = tickingClock('2026-05-07T00:00:00.000Z')
    expect(await imports().tidy()).toBe(0)
    expect(await imports().find(one.id)).toMatchObject({ state: 'ready' })
    clock = tickingClock('2026-05-08T12:00:00.000Z')
    expect(await imports().tidy()).toBe(1)
    expect(await imports().find(one.id)).toMatchObject({ state: 'discarded', counts: { changed: 1 }, fileKey: null })
    expect(await rowsOf(one.id)).toEqual([])
    expect(kept.size).toBe(0)
    expect(await imports().run(one.id, olga)).toMatchObject({ failure: { message: importRefusals.isOver } })
  })

  it('keeps its counts when its rows and its file go after ninety days', async () => {
    const one = await add('SKU,Qty/carton\nRW300101,24\nRW300102,many\n', { whole: '0', run: true })
    clock = tickingClock('2026-07-29T00:00:00.000Z')
    expect(await imports().tidy()).toBe(0)
    expect(await rowsOf(one.id)).toHaveLength(2)
    clock = tickingClock('2026-07-31T00:00:00.000Z')
    expect(await imports().tidy()).toBe(1)
    expect(await imports().tidy()).toBe(0)
    expect(await imports().find(one.id)).toMatchObject({ state: 'done', counts: { rows: 2, changed: 1, refused: 1 } })
    expect(await rowsOf(one.id)).toEqual([])
    expect(kept.size).toBe(0)
    expect((await imports().list({ limit: 5, offset: 0 })).total).toBe(1)
  })

  it('says why a file cannot be read', async () => {
    expect(await add('SKU,Price\n')).toMatchObject({
      state: 'failed',
      message: { en: 'There are no rows in this file.' },
    })
    expect(await add('nothing at all\nhere\n')).toMatchObject({ state: 'asks', asks: ['header_row'] })
  })
})
