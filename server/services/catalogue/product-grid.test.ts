import { beforeEach, expect, it } from 'vitest'
import { Forbidden } from '#domain/accounts/permissions.ts'
import { readPostedGrid } from '#domain/products/grid/grid-names.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { aProduct, aVariant, valueOf } from '#tests/support/records.ts'
import { olga, sara, vera } from '#tests/support/staff.ts'
import { listAuditOfAct } from '#server/data/accounts/audit-store.ts'
import { createPriceList } from '#server/services/prices/price-list.ts'
import { createRecords, createStaffReads } from '#server/services/records.ts'
import { createProductGrid } from './product-grid.ts'
import { createProducts } from './products.ts'
import { recordsDesk } from '#tests/support/services/records-desk.ts'

onOneDatabase('the grid of products', (db) => {
  const { on, editing } = recordsDesk(db, [olga, sara, vera])
  const grid = () => createProductGrid(on())
  const priceList = () => createPriceList(on())
  const shown = async (id: string, by = olga) => (await grid().products([id], by))[0]!
  const save = (fields: Record<string, string>, by = olga) => grid().save(readPostedGrid(fields), by)

  beforeEach(async () => {
    const products = createProducts(on())
    for (const slug of ['foam', 'gun', 'tape']) {
      const variants = [aVariant({ stockCode: `${slug}-1` }), aVariant({ stockCode: `${slug}-2`, boxQuantity: '6' })]
      valueOf(await products.create(aProduct({ slug, name: { ar: `${slug} ع`, en: slug }, variants })))
    }
    valueOf(await priceList().save([{ stockCode: 'foam-1', typed: '52.50' }], olga))
  })

  it('shows products in the order that is asked for, prices to those alone who may see them', async () => {
    const ids = ['tape', 'nothing', 'foam']
    expect((await grid().products(ids, olga)).map(({ id, prices }) => [id, prices])).toEqual([
      ['tape', ['', '']],
      ['foam', ['52.50', '']],
    ])
    expect((await shown('foam', sara)).prices).toBeNull()
    await expect(shown('foam', vera)).rejects.toThrow(Forbidden)
  })

  it('saves good ones as one act, and keeps what cannot be saved back', async () => {
    const version = (await shown('foam')).version
    const { actId, saved, left } = await save({
      'v.foam': String(version),
      'c.foam.0.price': '٦٠',
      'c.foam.1.box_quantity': '24',
      'c.foam.new.stock_code': 'foam-3',
      'c.foam.new.price': '5',
      'c.gun.0.box_quantity': 'many',
      'c.gun.0.product_name_en': 'Gun X',
      'c.tape.0.product_name_en': 'Tape X',
      'c.tape.0.type': 'Straw',
    })
    expect(saved).toBe(2)
    expect(left).toEqual([
      {
        id: 'gun',
        name: { ar: 'gun ع', en: 'gun' },
        isGone: false,
        mine: { '0.box_quantity': 'many', '0.product_name_en': 'Gun X' },
        problems: { '0.box_quantity': expect.objectContaining({ en: expect.stringMatching('number') }) },
        conflicts: {},
      },
    ])
    expect(await shown('foam')).toMatchObject({
      content: { variants: [{ boxQuantity: '12' }, { boxQuantity: '24' }, { stockCode: 'foam-3' }] },
      prices: ['60.00', '', '5.00'],
    })
    expect((await shown('gun')).content.name.en).toBe('gun')
    expect((await shown('tape')).content.name.en).toBe('Tape X')
    const lines = await listAuditOfAct(db(), actId!, { limit: 10 })
    expect(lines.map(({ action }) => action).toSorted()).toEqual([
      'price.create',
      'price.update',
      'product.update',
      'product.update',
    ])

    const undone = valueOf(await createRecords({ ...on(), siteUrl: 'https://site.example' }).undo(actId!, olga))
    expect(undone.left).toEqual([])
    expect(await shown('foam')).toMatchObject({
      content: { variants: [{}, { boxQuantity: '6' }] },
      prices: ['52.50', ''],
    })
    expect((await shown('tape')).content.name.en).toBe('tape')
  })

  it('writes nothing where nothing says anything new', async () => {
    const { version } = await shown('foam')
    expect(await save({ 'c.foam.0.price': '52.5', 'c.foam.0.box_quantity': '١٢', 'c.foam.new.type': '' })).toEqual({
      actId: null,
      saved: 0,
      live: 0,
      left: [],
    })
    expect((await shown('foam')).version).toBe(version)
  })

  it('merges what somebody else has saved meanwhile, and asks where both changed one cell', async () => {
    const { version } = await shown('foam')
    const theirs = { product_id: 'foam', product_name_en: 'Foam of theirs', stock_code: 'foam-1, foam-2, foam-9' }
    valueOf(await editing().product.update(theirs, sara))
    const sent = { 'v.foam': String(version), 'c.foam.0.product_name_ar': 'رغوة', 'c.foam.0.product_name_en': 'foam' }
    expect(await save({ ...sent, 'c.foam.1.box_quantity': '8' })).toMatchObject({ saved: 1, left: [] })
    const merged = await shown('foam')
    expect(merged.content.name).toEqual({ ar: 'رغوة', en: 'Foam of theirs' })
    expect(merged.content.variants.map(({ stockCode, boxQuantity }) => [stockCode, boxQuantity])).toEqual([
      ['foam-1', '12'],
      ['foam-2', '8'],
      ['foam-9', null],
    ])

    const { saved, left } = await save({ 'v.foam': String(version), 'c.foam.0.product_name_en': 'Foam of mine' })
    expect([saved, left[0]!.conflicts]).toEqual([
      0,
      { '0.product_name_en': { mine: 'Foam of mine', theirs: 'Foam of theirs' } },
    ])
    expect((await shown('foam')).content.name.en).toBe('Foam of theirs')
  })

  it('asks where somebody else has saved another price', async () => {
    valueOf(await priceList().save([{ stockCode: 'foam-1', typed: '55' }], olga))
    const { left } = await save({ 'p.foam.0': '52.50', 'c.foam.0.price': '60' })
    expect(left[0]!.conflicts).toEqual({ '0.price': { mine: '60', theirs: '55.00' } })
    expect(await save({ 'p.foam.0': '55.00', 'c.foam.0.price': '60' })).toMatchObject({ saved: 1 })
  })

  it('saves onto the site what is there, beside its draft, and keeps off it what is off it', async () => {
    valueOf(await editing().product.update({ product_id: 'gun', state: 'draft', intent: 'unpublish' }, sara))
    valueOf(
      await editing().product.update({ product_id: 'tape', product_name_en: 'Tape draft', intent: 'draft' }, sara),
    )
    const names = { 'c.gun.0.product_name_en': 'Gun X', 'c.tape.0.product_name_ar': 'شريط' }
    expect((await shown('tape')).content.name.en).toBe('tape')
    expect(await save({ ...names, 'c.gun.0.price': '9' })).toMatchObject({ saved: 2, live: 1 })
    expect(await createProducts(on()).get('gun')).toBeNull()
    expect((await createProducts(on()).get('tape'))?.name).toEqual({ ar: 'شريط', en: 'tape' })
    const tape = await createStaffReads(on()).product.newest('tape')
    expect(tape).toMatchObject({
      head: { draft: expect.any(Number) },
      record: { name: { ar: 'شريط', en: 'Tape draft' } },
    })
    expect(await shown('gun')).toMatchObject({ content: { name: { en: 'Gun X' } }, prices: ['9.00', ''] })
  })

  it('lets nobody change prices who may not, and says of what is gone that it is', async () => {
    await expect(save({ 'c.foam.0.product_name_en': 'X', 'c.foam.0.price': '1' }, sara)).rejects.toThrow(Forbidden)
    expect((await shown('foam')).content.name.en).toBe('foam')
    expect(await save({ 'c.foam.0.product_name_en': 'X' }, sara)).toMatchObject({ saved: 1 })
    const gone = await save({ 'c.nothing.0.code': 'X' }, sara)
    expect(gone.left).toMatchObject([{ id: 'nothing', isGone: true, mine: { '0.code': 'X' } }])
  })

  it('names beside its cell what the product would not take', async () => {
    valueOf(await editing().product.update({ product_id: 'foam', intent: 'draft', product_name_en: '' }, sara))
    const { left } = await save({ 'c.foam.0.product_name_ar': '' })
    expect(Object.keys(left[0]!.problems)).toEqual(['0.product_name_ar'])
  })
})
