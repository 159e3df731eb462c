import { expect, it } from 'vitest'
import { createCategoryList } from '#server/services/catalogue/staff-lists.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { aProduct, valueOf } from '#tests/support/records.ts'
import { createSeo } from '#server/services/site/seo.ts'
import { importSite } from '#tests/support/imports/import-site.ts'
import { olga, sara } from '#tests/support/staff.ts'

onOneDatabase('an import of products', (db) => {
  const { add, run, rowsOf, reasons, products, prices, records, on } = importSite(db)

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

  it('skips and counts blank rows, totals and repeated headings, and reads on below them', async () => {
    const one = await add('SKU,Qty/carton,Notes\nRW300101,24,\n\n,,\nSKU,Qty/carton,Notes\n,,Total 24\nRW300102,12,\n')
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
})
