import { expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { aProduct, aVariant, valueOf } from '#tests/support/records.ts'
import { importSite } from '#tests/support/imports/import-site.ts'
import { olga, sara, omar } from '#tests/support/staff.ts'
import { createLongActs } from '#server/services/records.ts'

onOneDatabase('an import of prices', (db) => {
  const { add, run, rowsOf, imports, products, prices, records, work, on } = importSite(db)

  const file = 'رمز المخزون;السعر\nrw300101;٥٢٫٥\nRW300102;52,50\nRW999999;10\n'

  it('says what the example says, the first time and again', async () => {
    const first = await add(file, { kind: 'prices', by: omar })
    expect(first).toMatchObject({ state: 'ready', counts: { rows: 3, changed: 2, unchanged: 0, refused: 1, added: 0 } })
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
    expect(await imports().find(first.id, olga)).toMatchObject({ state: 'undone' })
  })

  it('and availability is taken back by the salesperson who ran it, with nothing for the bin', async () => {
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

  it('gives a code that two products have its price and availability in both', async () => {
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

  it('takes prices of more pieces and of groups as sheets say them, leaves out what a sheet does not say, and undoes them', async () => {
    const standing = async (code = 'RW300101') =>
      (await prices().page({ search: code, unpriced: false, page: 1 })).packs[0]!.price
    const head = 'SKU;Price;Quantity prices;Group prices\n'
    const file = `${head}RW300101;20;24 = 17.50 ؛ 96: 16;traders = 15\nRW300102;;24 = 9;\n`
    const one = await add(file, { kind: 'prices', by: omar, run: true })
    expect(await rowsOf(one.id)).toEqual([
      [
        2,
        'changed',
        'price null → 20.00',
        'price_breaks null → 24 = 17.50; 96 = 16.00',
        'group_prices null → traders = 15.00',
      ],
      [3, 'changed', 'price_breaks null → 24 = 9.00'],
    ])
    const breaks = [
      { from: 24, halalas: 1750 },
      { from: 96, halalas: 1600 },
    ]
    const terms = { breaks, groups: { traders: 1500 } }
    expect(await standing()).toMatchObject({ halalas: 2000, terms })
    const written = `${head}RW300101;20;"24 = 17.50; 96 = 16.00";traders = 15.00\n`
    expect((await add(written, { kind: 'prices', by: omar })).counts).toMatchObject({ changed: 0, unchanged: 1 })
    const dearer = await add('SKU;Price\nRW300101;21\n', { kind: 'prices', by: omar, run: true })
    expect(await standing()).toMatchObject({ halalas: 2100, terms })
    const wrong = await add(`${head}RW300101;;"24 = 17.50; 12 = 19";\n`, { kind: 'prices', by: omar })
    expect(await rowsOf(wrong.id)).toEqual([[2, 'refused', 'malformed-breaks']])
    valueOf(await records().undo(dearer.actId, omar))
    expect(await standing()).toMatchObject({ halalas: 2000, terms })
    valueOf(await records().undo(one.actId, omar))
    expect(await standing('RW300102')).toMatchObject({ terms: { breaks: [], groups: {} } })
  })

  it('leaves prices out for whoever may not see them', async () => {
    const one = await add('SKU,Price,Qty/carton\nRW300101,10,6\n', { by: sara })
    expect(await rowsOf(one.id)).toEqual([[2, 'changed', 'box_quantity 12 → 6']])
  })
})
