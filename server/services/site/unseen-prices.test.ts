import { expect, it } from 'vitest'
import type { StaffRole } from '#domain/accounts/permissions.ts'
import { EMPTY_OVERRIDE } from '#domain/records/seo-record.ts'
import type { PriceVisibility, ProductPriceVisibility } from '#domain/products/price.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { aCategory, aProduct, aVariant, tickingClock, valueOf } from '#tests/support/records.ts'
import { giveAccount } from '#tests/support/staff.ts'
import { saveSettings } from '#server/data/site/settings-store.ts'
import { saveSeoOverrides } from '#server/data/site/seo-store.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { createProductEditing } from '#server/services/catalogue/product-editing.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createSeo } from './seo.ts'
import { createUnseenPrices } from './unseen-prices.ts'

onOneDatabase('prices that nobody sees', (db) => {
  const on = () => ({ db: db(), clock: tickingClock() })
  const service = () => {
    const editing = createProductEditing({ ...on(), uploads: { store: () => Promise.reject(new Error('No files')) } })
    return createUnseenPrices({ db: db(), seo: createSeo(on()), editing })
  }
  const listed = async () => (await service().list('owner')).map(({ id, price, namesPack }) => [id, price, namesPack])
  const addProduct = async (slug: string, priceVisibility: ProductPriceVisibility = 'inherit') => {
    const variants = [aVariant({ stockCode: `RW-${slug}` })]
    valueOf(await createProducts(on()).create(aProduct({ slug, categoryId: 'foam', priceVisibility, variants })))
  }
  const say = (key: string, price: number | null, sku = `rw-${key}`) =>
    saveSeoOverrides(db(), { [key]: { ...EMPTY_OVERRIDE, sku, price } }, '2026-05-01T00:00:00.000Z')
  const hide = (priceVisibility: PriceVisibility) => saveSettings(db(), { priceVisibility }, '2026-05-01T00:00:00.000Z')

  it('are those of products about which nobody has decided', async () => {
    valueOf(await createCategories(on()).create(aCategory({ slug: 'foam' })))
    for (const slug of ['805', '806', '807']) await addProduct(slug)
    await addProduct('808', 'hidden')
    await addProduct('809', 'exact')
    await say('805', 21.5)
    await say('806', null)
    await say('807', 30, 'another')
    for (const key of ['808', '809']) await say(key, 12)
    expect(await listed()).toEqual([
      ['805', 2150, true],
      ['807', 3000, false],
    ])
    await hide('from')
    expect(await listed()).toEqual([])
  })

  it('are shown at once, as far as they name a pack, by whoever may change products', async () => {
    valueOf(await createCategories(on()).create(aCategory({ slug: 'foam' })))
    for (const slug of ['805', '807']) await addProduct(slug)
    await say('805', 21.5)
    await say('807', 30, 'another')
    const account = (role: StaffRole) =>
      giveAccount(db(), { kind: 'staff', id: role, name: role, role, via: 'session' })
    const [sales, editor] = [await account('sales'), await account('editor')]
    await expect(service().show(sales)).rejects.toThrow('No right')
    expect(await service().show(editor)).toMatchObject({ ok: true })
    expect(await createProducts(on()).get('805')).toMatchObject({ priceVisibility: 'exact' })
    expect(await createProducts(on()).get('807')).toMatchObject({ priceVisibility: 'inherit' })
    expect(await listed()).toEqual([['807', 3000, false]])
  })
})
