import { beforeEach, expect, it } from 'vitest'
import { priceReasons, recordRefusals } from '#content/admin/bulk.ts'
import { publicationReasons } from '#content/admin/publication-reasons.ts'
import { categoryNotEmpty } from '#content/refusals.ts'
import { Forbidden } from '#domain/accounts/permissions.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import type { ManyAct } from '#domain/records/lists/bulk.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { aCategory, aProduct, valueOf } from '#tests/support/records.ts'
import { sara, olga, vera } from '#tests/support/staff.ts'
import { listAuditOfAct } from '#server/data/accounts/audit-store.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { createPriceList } from '#server/services/prices/price-list.ts'
import { createSeo } from '#server/services/site/seo.ts'
import { createEditing } from '#server/services/records.ts'
import { noUploads } from '#tests/support/services/deps.ts'
import { recordsDesk } from '#tests/support/services/records-desk.ts'

onOneDatabase('an act on many records', (db) => {
  const { on, records, products } = recordsDesk(db, [sara, vera, olga])
  const named = async (ids: string[]) => {
    for (const slug of ids) valueOf(await products().create(aProduct({ slug, code: null, categoryId: 'foam' })))
  }

  beforeEach(async () => {
    valueOf(await createCategories(on()).create(aCategory({ slug: 'foam' })))
  })

  it('is evaluated without being done, says what it leaves out and why, and is one act whose undo takes all back', async () => {
    const ids = Array.from({ length: 45 }, (_, index) => `p-${String(index).padStart(2, '0')}`)
    await named(ids)
    const evaluated = await records().evaluateMany('product', [...ids, 'none'], { to: 'bin' }, sara)
    expect(evaluated.done).toEqual(ids)
    expect(evaluated.left).toEqual([{ id: 'none', name: { ar: 'none', en: 'none' }, reason: recordRefusals.gone }])
    expect(await products().get('p-44')).not.toBeNull()

    const { actId, ...done } = await records().actOnMany('product', [...ids, 'none'], { to: 'bin' }, sara)
    expect(done).toEqual(evaluated)
    expect((await records().bin({ kind: 'product' })).total).toBe(45)
    expect(await listAuditOfAct(db(), actId)).toHaveLength(45)
    expect(valueOf(await records().undo(actId, sara)).left).toEqual([])
    expect((await records().bin({ kind: 'product' })).total).toBe(0)
    expect(await products().get('p-44')).not.toBeNull()
  })

  it('leaves a category that has products, and says how many', async () => {
    await named(['a', 'b'])
    valueOf(await createCategories(on()).create(aCategory({ slug: 'glue', name: { ar: 'غراء', en: 'Glue' } })))
    const reason = categoryNotEmpty(2)
    const left = [expect.objectContaining({ id: 'foam', reason })]
    expect(await records().evaluateMany('category', ['foam', 'glue'], { to: 'bin' }, sara)).toEqual({
      done: ['glue'],
      left,
    })
    expect(await records().actOnMany('category', ['foam', 'glue'], { to: 'bin' }, sara)).toMatchObject({
      done: ['glue'],
      left,
    })
  })

  it('gives many another category: what is on the site, and the draft beside it', async () => {
    await named(['a', 'b', 'c'])
    valueOf(await createCategories(on()).create(aCategory({ slug: 'glue', name: { ar: 'غراء', en: 'Glue' } })))
    const edit = (fields: FormFields) => createEditing({ ...on(), uploads: noUploads }).product.update(fields, sara)
    await edit({ product_id: 'a', product_name_en: 'Draft of A', intent: 'draft' })
    await edit({ product_id: 'b', intent: 'unpublish' })
    const act: ManyAct = { to: 'category', fields: { category_id: 'glue' } }
    const evaluated = await records().evaluateMany('product', ['a', 'b', 'c', 'none'], act, sara)
    expect([evaluated.done, evaluated.left.length]).toEqual([['a', 'b', 'c'], 1])
    const { changes } = await records().changesOfMany('product', evaluated.done, act, sara)
    expect(changes.map(({ name, fields }) => [name.en, fields[0]?.parts[0]])).toMatchObject([
      ['Draft of A', { before: 'foam', after: 'glue' }],
      [expect.any(String), { before: 'foam', after: 'glue' }],
      [expect.any(String), { before: 'foam', after: 'glue' }],
    ])
    const { actId } = await records().actOnMany('product', ['a', 'b', 'c'], act, sara)
    const category = async (id: string) => {
      const newest = await createEditing({ ...on(), uploads: noUploads }).product.newest(id, sara)
      return [newest?.record.category?.id, newest?.record.name.en, newest?.head.state]
    }
    expect([(await products().get('a'))?.category?.id, (await products().get('a'))?.name.en]).not.toContain(
      'Draft of A',
    )
    expect((await products().get('a'))?.category?.id).toBe('glue')
    expect(await category('a')).toEqual(['glue', 'Draft of A', 'published'])
    expect((await category('b')).toSpliced(1, 1)).toEqual(['glue', 'draft'])
    const again = await records().evaluateMany('product', ['c'], act, sara)
    expect(again.left).toMatchObject([{ id: 'c', reason: publicationReasons.asItIs }])
    expect(valueOf(await records().undo(actId, sara)).left).toEqual([])
    expect((await products().get('a'))?.category?.id).toBe('foam')
    expect((await category('a')).slice(0, 2)).toEqual(['foam', 'Draft of A'])
    expect((await category('b')).toSpliced(1, 1)).toEqual(['foam', 'draft'])
  })

  it('refuses for each record what its form would refuse', async () => {
    await named(['a'])
    const left = async (fields: FormFields) => {
      const act: ManyAct = { to: 'set', fields }
      const evaluated = await records().evaluateMany('product', ['a'], act, sara)
      expect((await records().actOnMany('product', ['a'], act, sara)).left).toEqual(evaluated.left)
      return evaluated.left.map(({ reason }) => reason.en)
    }
    expect(await left({ rating: '9' })).toEqual([expect.stringContaining('Rating')])
    expect(await left({ category_id: 'nowhere' })).toEqual([expect.stringContaining('Category')])
    expect(await left({ product_name_en: '' })).toEqual([expect.stringContaining('Name')])
    expect(await left({ rating: '4' })).toEqual([])
  })

  it('gives many their texts for search engines, under the key that each has already', async () => {
    await named(['a', 'b'])
    const seo = createSeo(on())
    valueOf(await seo.edit(null, { key: 'A', meta_title_ar: 'قديم', h1_en: 'Kept' }, sara))
    const act: ManyAct = { to: 'set', fields: { meta_title_en: 'New title' }, isSeo: true }
    const evaluated = await records().evaluateMany('product', ['a', 'b', 'none'], act, sara)
    expect([evaluated.done, evaluated.left.map(({ id }) => id)]).toEqual([['a', 'b'], ['none']])
    const { changes } = await records().changesOfMany('product', evaluated.done, act, sara)
    expect(changes[0]).toMatchObject({ kind: 'seo', fields: [{ key: 'metaTitle' }] })
    await expect(records().actOnMany('product', ['a'], act, vera)).rejects.toThrow(Forbidden)
    const { actId } = await records().actOnMany('product', ['a', 'b'], act, sara)
    const told = async (key: string) => (await seo.get(key))?.override
    expect(await told('A')).toMatchObject({ metaTitle: { ar: 'قديم', en: 'New title' }, h1: { en: 'Kept' } })
    expect(await told('b')).toMatchObject({ metaTitle: { ar: '', en: 'New title' } })
    expect(await seo.count()).toBe(2)
    expect((await records().evaluateMany('product', ['a'], act, sara)).left).toMatchObject([
      { reason: publicationReasons.asItIs },
    ])
    const long: ManyAct = { ...act, fields: { meta_title_en: 'x'.repeat(201) } }
    expect((await records().evaluateMany('product', ['a'], long, sara)).left).toHaveLength(1)
    expect(valueOf(await records().undo(actId, sara)).left).toEqual([])
    expect(await told('A')).toMatchObject({ metaTitle: { en: '' }, h1: { en: 'Kept' } })
    expect(await told('b')).toBeUndefined()
  })

  it('changes a price that two products share once, for whoever may see prices', async () => {
    await named(['a', 'b', 'c'])
    for (const id of ['a', 'b']) {
      const fields = { product_id: id, 'stock_code[]': ['RW1'] }
      await createEditing({ ...on(), uploads: noUploads }).product.update(fields, olga)
    }
    const prices = createPriceList(on())
    valueOf(await prices.save([{ stockCode: 'RW1', typed: '52.50' }], olga))
    const act: ManyAct = { to: 'price', percent: 750 }
    await expect(records().evaluateMany('product', ['a'], act, sara)).rejects.toThrow(Forbidden)
    await expect(records().actOnMany('product', ['a'], act, sara)).rejects.toThrow(Forbidden)
    const done = await records().actOnMany('product', ['a', 'b', 'c'], act, olga)
    expect([done.done, done.left]).toEqual([
      ['a', 'b'],
      [expect.objectContaining({ id: 'c', reason: priceReasons.none })],
    ])
    expect(await prices.pricesOf(['RW1'])).toEqual(new Map([['rw1', 5644]]))
    valueOf(await records().undo(done.actId, olga))
    expect(await prices.pricesOf(['RW1'])).toEqual(new Map([['rw1', 5250]]))
  })

  it('is refused to whoever may not do it to one', async () => {
    await named(['a'])
    await expect(records().evaluateMany('product', ['a'], { to: 'bin' }, vera)).rejects.toThrow(Forbidden)
    await expect(records().actOnMany('product', ['a'], { to: 'bin' }, vera)).rejects.toThrow(Forbidden)
    expect(await products().get('a')).not.toBeNull()
  })
})
