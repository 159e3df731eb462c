import { beforeEach, expect, it } from 'vitest'
import type { SeoOverride } from '#domain/records/seo-override.ts'
import { seoTexts } from '#domain/records/seo-record.ts'
import { findPackPrices } from '#server/data/prices/pack-prices-store.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { anOverride, aProduct, aVariant, tickingClock, valueOf } from '#tests/support/records.ts'
import { giveAccount, sara } from '#tests/support/staff.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createSeo } from './seo.ts'

/** As a browser sends it: fields of one value as text, repeated ones as lists. */
function sent(values: Record<string, string[]>) {
  return Object.fromEntries(Object.entries(values).map(([name, list]) => [name, name.endsWith('[]') ? list : list[0]]))
}

const pair = (text: string) => ({ ar: `${text} عربي`, en: text })

onOneDatabase('overrides for search engines', (db) => {
  beforeEach(() => giveAccount(db(), sara))
  const service = () => createSeo({ db: db(), clock: tickingClock() })
  const create = (key: string, override: SeoOverride) =>
    service().edit(null, { key, ...sent(seoTexts(override)) }, sara)
  const update = (key: string, override: SeoOverride, version: number) =>
    service().edit(key, { version: String(version), ...sent(seoTexts(override)) }, sara)
  const add = async (key: string, title = key) => valueOf(await create(key, anOverride(title)))
  const titleFor = async (id: string, slug = id) =>
    (await service().productOverride({ id, slug, name: pair('Product') }))?.metaTitle.en

  it('are found by their own key, or by the longest that is part of the product', async () => {
    await add('ms-55', 'MS 55')
    await add('55', 'Fifty five')
    expect(await titleFor('ms-55')).toBe('MS 55')
    expect(await titleFor('17', 'ms-55-hybrid')).toBe('MS 55')
    expect(await titleFor('55-plus')).toBe('Fifty five')
    expect(await titleFor('550')).toBeUndefined()
  })

  it('are found by words as staff wrote them', async () => {
    await add('MS 55')
    expect(await titleFor('ms-55')).toBe('MS 55')
  })

  it('come back as they were saved the last time', async () => {
    const first = await add('805', 'first')
    valueOf(await update('805', anOverride('second'), first.version))
    expect((await service().list()).map(({ key }) => key)).toEqual(['805'])
    expect((await service().get('805'))?.override).toEqual(anOverride('second'))
    expect(await create('805', anOverride('new'))).toMatchObject({ failure: { kind: 'invalid' } })
    expect(await titleFor('805')).toBe('second')
  })

  it('need a key with letters or digits', async () => {
    const outcome = await create(' - ', anOverride('none'))
    expect(outcome).toMatchObject({ failure: { kind: 'invalid', fields: { key: expect.anything() } } })
  })

  it('pass a price that is sent along on to the price list, for whoever may change prices', async () => {
    const variants = [aVariant({ stockCode: 'RW1', productCode: 'AB-805' })]
    valueOf(await createProducts({ db: db(), clock: tickingClock() }).create(aProduct({ slug: '805', variants })))
    const { version } = await add('805')
    const fields = { version: String(version), price: '٤٥٫٥' }
    await expect(service().edit('805', fields, sara)).rejects.toThrow('No right')
    const owner = { ...sara, id: 'omar', name: 'omar', role: 'owner' as const }
    await giveAccount(db(), owner)
    valueOf(await service().edit('805', fields, owner))
    expect((await findPackPrices(db(), ['rw1'])).get('rw1')).toMatchObject({ halalas: 4550, updatedBy: 'omar' })
  })

  it('are refused beside the field that is wrong, with what was typed', async () => {
    const { version } = await add('805')
    const fields = { version: String(version), price: 'cheap', meta_title_en: 'Kept' }
    const outcome = await service().edit('805', fields, sara)
    expect(outcome).toMatchObject({ failure: { kind: 'invalid', fields: { price: expect.anything() } }, sent: fields })
    expect(await titleFor('805')).toBe('805')
    expect(await service().edit('none', fields, sara)).toMatchObject({ failure: { kind: 'not-found' } })
  })

  it('are listed by a part of the key or of a text, whatever its case', async () => {
    await add('805', 'Gap Foam')
    await add('ms-55', '100% Hybrid')
    const search = async (text: string) => (await service().list({ search: text })).map(({ key }) => key)
    expect(await search('gap')).toEqual(['805'])
    expect(await search('MS')).toEqual(['ms-55'])
    expect(await search('0%')).toEqual(['ms-55'])
    expect(await service().count({ search: '%' })).toBe(1)
    expect(await service().count()).toBe(2)
  })

  it('name the products that use them, and not those that have a closer one', async () => {
    const products = createProducts({ db: db(), clock: tickingClock() })
    for (const slug of ['ms-55', 'ms-55-grey', 'ms-550', 'ms-55-plus']) {
      valueOf(await products.create(aProduct({ slug, name: pair('Sealant') })))
    }
    await add('ms-55')
    await add('ms-55-plus')
    const idsOf = async (key: string) => (await service().productsOf(key, 100)).map(({ id }) => id)
    expect(await idsOf('ms-55')).toEqual(['ms-55', 'ms-55-grey'])
    expect(await idsOf('ms-55-plus')).toEqual(['ms-55-plus'])
    expect(await idsOf('sealant')).toEqual(['ms-55-grey', 'ms-550'])
  })

  it('lead from the name that they give a product in addresses', async () => {
    const products = createProducts({ db: db(), clock: tickingClock() })
    valueOf(await products.create(aProduct({ slug: '805' })))
    valueOf(await create('805', { ...anOverride('Foam'), urlSlug: 'Straw Foam' }))
    expect(await service().productCalled('straw-foam')).toBe('805')
    expect(await service().productCalled('other-foam')).toBeNull()
    expect(await service().productCalled('')).toBeNull()
  })
})
