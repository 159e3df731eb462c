import { expect, it } from 'vitest'
import { listAudit } from '../data/audit-store.ts'
import { onEveryDatabase } from '../../tests/support/database.ts'
import { anOverride, aProduct, tickingClock, valueOf } from '../../tests/support/records.ts'
import { createProducts } from './products.ts'
import { createSeo } from './seo.ts'

const actor = { kind: 'staff', id: null, name: 'sara' } as const
const asNew = { actor, version: null }

const pair = (text: string) => ({ ar: `${text} عربي`, en: text })

onEveryDatabase('overrides for search engines', (db) => {
  const service = () => createSeo({ db: db(), clock: tickingClock() })
  const add = async (key: string, title = key) => valueOf(await service().save(key, anOverride(title), asNew))
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

  it('come back as they were saved the last time, until they are removed', async () => {
    const first = await add('805', 'first')
    await service().save('805', anOverride('second'), { actor, version: first.version })
    expect((await service().list()).map(({ key }) => key)).toEqual(['805'])
    expect((await service().get('805'))?.override).toEqual(anOverride('second'))
    expect(await service().remove('805', actor)).toMatchObject({ ok: true })
    expect(await service().remove('805', actor)).toMatchObject({ failure: { kind: 'not-found' } })
    expect(await service().get('805')).toBeNull()
  })

  it('are not overwritten by somebody who has not seen the last change', async () => {
    const { version } = await add('805', 'first')
    valueOf(await service().save('805', anOverride('second'), { actor, version }))
    const late = await service().save('805', anOverride('late'), { actor, version })
    expect(late).toMatchObject({ failure: { kind: 'conflict' } })
    expect(await service().save('805', anOverride('new'), asNew)).toMatchObject({ failure: { kind: 'invalid' } })
    expect(await titleFor('805')).toBe('second')
  })

  it('need a key with letters or digits', async () => {
    const outcome = await service().save(' - ', anOverride('none'), asNew)
    expect(outcome).toMatchObject({ failure: { kind: 'invalid', fields: { key: expect.anything() } } })
  })

  it('leave a line in the record of what was done, without their texts', async () => {
    const { version } = await add('805')
    await service().save('805', anOverride('second'), { actor, version })
    await service().remove('805', actor)
    const lines = await listAudit(db(), { subject: { kind: 'seo', id: '805' } })
    expect(lines.map(({ action }) => action).toSorted()).toEqual(['seo.create', 'seo.delete', 'seo.update'])
    expect(lines.every(({ detail, actor: by }) => by.name === 'sara' && Object.keys(detail).length === 0)).toBe(true)
  })

  it('are listed by a part of the key or of a text, whatever its case', async () => {
    await add('805', 'Gap Foam')
    await add('ms-55', '100% Hybrid')
    const search = async (text: string) => (await service().list({ search: text })).map(({ key }) => key)
    expect(await search('gap')).toEqual(['805'])
    expect(await search('MS')).toEqual(['ms-55'])
    expect(await search('0%')).toEqual(['ms-55'])
    expect(await service().count('%')).toBe(1)
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
    await service().save('805', { ...anOverride('Foam'), urlSlug: 'Straw Foam' }, asNew)
    expect(await service().productCalled('straw-foam')).toBe('805')
    expect(await service().productCalled('other-foam')).toBeNull()
    expect(await service().productCalled('')).toBeNull()
  })
})
