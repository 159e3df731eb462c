import { BLANK_PACK } from '#domain/products/pack-fields.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { Forbidden } from '#domain/accounts/permissions.ts'
import { onEveryDatabase } from '#tests/support/database.ts'
import { aCategory, aProduct, valueOf } from '#tests/support/records.ts'
import { omar, olga, sara } from '#tests/support/staff.ts'
import { listAuditOfAct } from '#server/data/accounts/audit-store.ts'
import { inTransaction } from '#server/data/engine/database.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { productType } from '#server/services/catalogue/product-type.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createEditing, createVersions } from '#server/services/records.ts'
import { updateRecord } from '#server/records/change.ts'
import { newWriteContext } from '#server/records/write.ts'
import { changePrices } from './price-editing.ts'
import { createPriceList } from './price-list.ts'
import { noUploads } from '#tests/support/services/deps.ts'
import { recordsDesk } from '#tests/support/services/records-desk.ts'

onEveryDatabase('the price list', (db) => {
  const { on, records } = recordsDesk(db, [omar, olga, sara])
  const list = () => createPriceList(on())
  const packs = (...codes: (string | null)[]) => codes.map((stockCode) => ({ ...BLANK_PACK, stockCode }))
  const save = (prices: Record<string, unknown>, by = omar) =>
    list().save(
      Object.entries(prices).map(([stockCode, typed]) => ({ stockCode, typed })),
      by,
    )
  const shown = async (query: Partial<Parameters<ReturnType<typeof list>['page']>[0]> = {}) => {
    const { packs: rows, total } = await list().page({ search: '', unpriced: false, page: 1, ...query })
    return { rows: rows.map(({ stockCode, price }) => [stockCode, price?.halalas ?? null]), total }
  }

  beforeEach(async () => {
    const products = createProducts(on())
    valueOf(await createCategories(on()).create(aCategory({ slug: 'foams' })))
    const foam = aProduct({ slug: 'foam', categoryId: 'foams', code: '805', name: { ar: 'رغوة', en: 'Foam' } })
    valueOf(await products.create({ ...foam, variants: packs('RW1', 'RW-2', null) }))
    const gun = aProduct({ slug: 'gun', code: 'g7', name: { ar: 'مسدس', en: 'Gun' } })
    valueOf(await products.create({ ...gun, variants: packs('rw1', 'رمز ٧') }))
  })

  it('has a row for each pack of the catalogue, found by names and codes', async () => {
    expect(await shown()).toEqual({ rows: ['RW1', 'RW-2', null, 'rw1', 'رمز ٧'].map((code) => [code, null]), total: 5 })
    expect((await shown({ search: 'gun' })).rows.map(([code]) => code)).toEqual(['rw1', 'رمز ٧'])
    expect((await shown({ search: 'RW-' })).rows.map(([code]) => code)).toEqual(['RW-2'])
    expect((await shown({ search: 'nothing' })).total).toBe(0)
  })

  it('keeps prices of more pieces and of groups with the price, and puts all of them back', async () => {
    const change = (given: object) => list().save([{ stockCode: 'RW1', ...given }], omar)
    const terms = async () => (await list().page({ search: 'RW1', unpriced: false, page: 1 })).packs[0]!.price
    valueOf(await change({ typed: '18.75', breaks: [{ from: 24, price: '17.50' }], groups: { traders: '16' } }))
    const { actId } = valueOf(await change({ breaks: '12: 18; 96: 15', groups: '' }))
    expect(await terms()).toMatchObject({
      halalas: 1875,
      version: 2,
      terms: {
        breaks: [
          { from: 12, halalas: 1800 },
          { from: 96, halalas: 1500 },
        ],
        groups: {},
      },
    })
    expect((await records().undo(actId!, omar)).ok).toBe(true)
    expect(await terms()).toMatchObject({ terms: { breaks: [{ from: 24, halalas: 1750 }], groups: { traders: 1600 } } })
    const pieces = [-24, 2.5].map((from) => [{ from, price: '17' }])
    for (const breaks of ['24: 17; 24: 16', '24: 17; 12: 16', '1: 17', '24: -1', '24', 'x: 1', ...pieces])
      expect(await change({ breaks })).toMatchObject({ failure: [{ field: 'price_breaks' }] })
  })

  it('lets owners alone say the least price and the cost of a pack', async () => {
    const limits = { stockCode: 'RW1', minPrice: '15', cost: '9.50' }
    await expect(list().save([limits], omar)).rejects.toThrow(Forbidden)
    valueOf(await list().save([limits], olga))
    valueOf(await list().save([{ stockCode: 'RW1', minPrice: '16' }], olga))
    expect([...(await list().limitsOf(['rw1']))]).toEqual([['rw1', { minPrice: 1600, cost: 950 }]])
  })

  it('keeps one price for all packs of a code, however it is written', async () => {
    expect(valueOf(await save({ 'rw1 ': '١٨٫٧٥', 'رَمز 7': '1,250.50' }))).toMatchObject({ saved: 2 })
    expect((await shown()).rows).toEqual([
      ['RW1', 1875],
      ['RW-2', null],
      [null, null],
      ['rw1', 1875],
      ['رمز ٧', 125_050],
    ])
    expect((await shown({ unpriced: true })).rows.map(([code]) => code)).toEqual(['RW-2', null])
    expect(await list().pricesOf(['RW1', 'RW-2'])).toEqual(new Map([['rw1', 1875]]))
  })

  it('saves none where one is wrong, and says what is wrong with each', async () => {
    const outcome = await save({ RW1: '10', 'RW-2': '1.234', NONE: '5' })
    expect(outcome).toMatchObject({
      ok: false,
      failure: [
        { place: 1, problem: 'price-too-precise' },
        { place: 2, problem: 'code-unknown' },
      ],
    })
    expect(await list().pricesOf(['RW1'])).toEqual(new Map())
    const changes = [
      { stockCode: 'RW1', typed: '10' },
      { stockCode: 'rw1', typed: '11' },
      { stockCode: 'NONE', typed: '5' },
    ]
    expect(valueOf(await list().save(changes, omar, { leavesWrong: true }))).toMatchObject({
      saved: 1,
      refused: [
        { place: 1, problem: 'code-twice' },
        { place: 2, problem: 'code-unknown' },
      ],
    })
  })

  it('refuses what somebody else has saved meanwhile, and says what it is now', async () => {
    valueOf(await save({ RW1: '10' }))
    const seen = [{ stockCode: 'RW1', typed: '12', version: 0 }]
    expect(await list().save(seen, omar)).toMatchObject({
      ok: false,
      failure: [{ place: 0, problem: 'price-stale', current: { halalas: 1000, version: 1 } }],
    })
    // Who wants what is there already has no quarrel.
    expect(valueOf(await list().save([{ ...seen[0]!, typed: '10.00' }], omar)).actId).toBeNull()
    expect(valueOf(await list().save([{ ...seen[0]!, version: 1 }], omar)).saved).toBe(1)
  })

  it('is for owners and sales alone', async () => {
    await expect(save({ RW1: '10' }, sara)).rejects.toThrow(Forbidden)
    valueOf(await save({ RW1: '10' }, olga))
    const versions = createVersions({ db: db() })
    expect(await versions.read({ kind: 'price', id: 'rw1' }, 1, 'editor')).toBeNull()
    expect(
      await versions.compare({ kind: 'price', id: 'rw1' }, { a: null, b: 1 }, { all: false, role: 'viewer' }),
    ).toBeNull()
    expect(await versions.read({ kind: 'price', id: 'rw1' }, 1, 'sales')).toMatchObject({
      by: { name: 'olga' },
      content: { stock_code: 'RW1', price: '10.00' },
    })
    const change = inTransaction(db(), (tx) =>
      changePrices(tx, newWriteContext(sara, on().clock()), [{ stockCode: 'RW1', halalas: 1 }]),
    )
    await expect(change).rejects.toThrow(Forbidden)
  })

  describe('keeps every change', () => {
    it('with its old and new price, and no price in the log', async () => {
      valueOf(await save({ RW1: '10' }))
      const { actId } = valueOf(await save({ RW1: '12.50' }))
      const versions = createVersions({ db: db() })
      const compared = await versions.compare(
        { kind: 'price', id: 'rw1' },
        { a: null, b: 2 },
        { all: false, role: 'sales' },
      )
      expect(JSON.stringify(compared!.fields)).toMatch(/10\.00.*12\.50/)
      const lines = await listAuditOfAct(db(), actId!, { limit: 5 })
      expect(lines).toMatchObject([
        { action: 'price.update', actor: { name: 'omar' }, record: { name: { en: 'RW1' } } },
      ])
      expect(JSON.stringify(lines)).not.toContain('12.50')
    })

    it('so one undo takes all prices of an act back, and can be undone itself', async () => {
      valueOf(await save({ RW1: '10' }))
      const { actId } = valueOf(await save({ RW1: '12', 'RW-2': '5', 'رمز ٧': '0' }))
      const undone = valueOf(await records().undo(actId!, omar))
      expect(undone.left).toEqual([])
      expect(await list().pricesOf(['RW1', 'RW-2', 'رمز ٧'])).toEqual(new Map([['rw1', 1000]]))
      valueOf(await records().undo(undone.actId!, omar))
      const all = await list().pricesOf(['RW1', 'RW-2', 'رمز 7'])
      expect([...all.values()].toSorted((one, other) => one - other)).toEqual([0, 500, 1200])
    })

    it('and an undo leaves alone what was saved since', async () => {
      const { actId } = valueOf(await save({ RW1: '10', 'RW-2': '5' }))
      valueOf(await save({ RW1: '11' }))
      const { left } = valueOf(await records().undo(actId!, omar))
      expect(left).toEqual([{ ar: 'RW1', en: 'RW1' }])
      expect(await list().pricesOf(['RW1', 'RW-2'])).toEqual(new Map([['rw1', 1100]]))
    })

    it('in one act with what else is saved, which one undo takes back', async () => {
      valueOf(await save({ RW1: '10' }))
      const context = newWriteContext(olga, on().clock())
      const kind = productType(on())
      const actTogether = (name: string, halalas: number, code = 'NEW ٩') =>
        inTransaction(db(), async (tx) => {
          const fields = { product_id: 'foam', product_name_en: name, 'stock_code[]': [code, 'RW-2'] }
          valueOf(await updateRecord(tx, kind, { sent: { fields, problems: {} }, context, base: 'site' }))
          return changePrices(tx, context, [
            { stockCode: 'RW1', halalas: 1050 },
            { stockCode: code, halalas },
            { stockCode: 'RW-2', halalas: null },
          ])
        })
      expect(await actTogether('Foam X', 250)).toBe(2)
      expect(await list().pricesOf(['rw1', 'new 9'])).toEqual(
        new Map([
          ['rw1', 1050],
          ['new 9', 250],
        ]),
      )
      valueOf(await save({ RW1: '11' }))
      const undone = valueOf(await records().undo(context.actId, olga))
      expect(undone.left).toEqual([{ ar: 'rw1', en: 'rw1' }])
      expect(await list().pricesOf(['rw1', 'new 9'])).toEqual(new Map([['rw1', 1100]]))
      const product = await createProducts(on()).get('foam')
      expect([product?.name.en, product?.variants[0]?.stockCode]).toEqual(['Foam', 'RW1'])
    })

    it('and brings back an earlier one', async () => {
      valueOf(await save({ RW1: '10' }))
      valueOf(await save({ RW1: '' }))
      expect(await list().pricesOf(['RW1'])).toEqual(new Map())
      await expect(records().restore({ kind: 'price', id: 'rw1', number: 1 }, sara)).rejects.toThrow(Forbidden)
      valueOf(await records().restore({ kind: 'price', id: 'rw1', number: 1 }, omar))
      expect(await list().pricesOf(['RW1'])).toEqual(new Map([['rw1', 1000]]))
    })
  })

  it('keeps the price of a code whatever becomes of the product', async () => {
    const editing = createEditing({ ...on(), uploads: noUploads })
    valueOf(await save({ 'RW-2': '5' }))
    const price = async () => (await shown({ search: 'RW-2' })).rows
    for (const fields of [{ stock_code: 'NEW, RW-2' }, { state: 'draft', intent: 'unpublish' }]) {
      const outcome = await editing.product.update({ product_id: 'foam', ...fields }, sara)
      expect(outcome.ok).toBe(true)
    }
    expect(await price()).toEqual([])
    expect(await editing.product.update({ product_id: 'foam', intent: 'publish' }, sara)).toMatchObject({ ok: true })
    expect(await price()).toEqual([['RW-2', 500]])
    const removed = await editing.product.remove({ product_id: 'foam' }, sara)
    expect(await price()).toEqual([])
    valueOf(await records().undo(removed.ok ? removed.actId! : '', sara))
    expect(await price()).toEqual([['RW-2', 500]])
  })

  it('gives lines of a quotation their pack', async () => {
    valueOf(await save({ RW1: '18.75' }))
    const packOf = await list().packsOf(['rw1', 'none'])
    expect(packOf('RW1')).toMatchObject({ nameEn: 'Foam', price: 1875n })
    expect(packOf('none')).toBeNull()
  })
})
