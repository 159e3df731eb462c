import { expect, it } from 'vitest'
import type { StaffRole } from '#domain/accounts/permissions.ts'
import { lineFields } from '#domain/fields/field.ts'
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import { SETTINGS_FIELDS } from '#domain/site/settings-fields.ts'
import { demoSettings } from '#seed/demo-settings.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { aCategory, aProduct } from '#tests/support/records.ts'
import { aRecordWithVersions } from '#tests/support/versions.ts'
import { CATEGORY_FIELDS } from '#domain/catalogue/category-fields.ts'
import { createVersions } from '#server/services/records.ts'

const NAME = { kind: 'product', id: '805' } as const
const product = (given: Parameters<typeof aProduct>[0]) => lineFields(PRODUCT_FIELDS, aProduct(given))
const OWNER = { all: false, role: 'owner' } as const

onOneDatabase('what is kept of earlier saves', (db) => {
  const versions = () => createVersions({ db: db() })
  const three = () =>
    aRecordWithVersions(db(), {
      ...NAME,
      contents: [product({ code: '805' }), product({ code: '806' }), product({ code: '806', categoryId: 'foam' })],
    })

  it('lists the newest first, with what each save changed', async () => {
    await three()
    expect(await versions().count(NAME)).toBe(3)
    const page = await versions().page(NAME, 'viewer')
    expect(page).toMatchObject({ total: 3, record: { name: { en: '805 PU Foam' } } })
    expect(page?.versions).toMatchObject([
      { number: 3, changed: ['category_id'], isOnSite: true },
      { number: 2, changed: ['code'], isOnSite: false },
      { number: 1, act: 'create' },
    ])
    expect(await versions().page({ kind: 'product', id: 'none' }, 'viewer')).toBeNull()
    expect(await versions().count({ kind: 'post', id: '805' })).toBe(0)
  })

  it('compares a version with the one before it, or with any other', async () => {
    await three()
    await aRecordWithVersions(db(), {
      kind: 'category',
      id: 'foam',
      contents: [lineFields(CATEGORY_FIELDS, aCategory())],
    })
    const last = await versions().compare(NAME, { a: null, b: 3 }, OWNER)
    expect(last).toMatchObject({ before: { number: 2 }, after: { number: 3 }, earlier: 2, later: null })
    expect(last?.fields).toMatchObject([{ key: 'categoryId', parts: [{ as: 'choice', before: '', after: 'foam' }] }])
    expect(last?.names).toEqual({ 'category/foam': aCategory().name })
    const both = await versions().compare(NAME, { a: 1, b: 3 }, OWNER)
    expect(both?.fields.map(({ key }) => key)).toEqual(['code', 'categoryId'])
    const first = await versions().compare(NAME, { a: null, b: 1 }, OWNER)
    expect(first).toMatchObject({ before: null, earlier: null, later: 2 })
    expect(await versions().compare(NAME, { a: 9, b: 3 }, OWNER)).toBeNull()
    expect(await versions().compare(NAME, { a: null, b: 9 }, OWNER)).toBeNull()
  })

  it('keeps from a role what it may not read, in comparisons and in contents', async () => {
    const settings = (phone: string, name: string) =>
      lineFields(SETTINGS_FIELDS, { ...demoSettings, phone, name: { ar: name, en: name } })
    const name = { kind: 'settings', id: 'site' } as const
    await aRecordWithVersions(db(), {
      ...name,
      contents: [settings('+966 11 000 0001', 'A'), settings('+966 11 000 0002', 'B')],
    })
    const seen = async (role: StaffRole) =>
      (await versions().compare(name, { a: null, b: 2 }, { all: false, role }))?.fields.map(({ key }) => key)
    expect(await seen('editor')).toEqual(['name', 'phone'])
    expect(await seen('viewer')).toEqual(['name'])
    expect((await versions().read(name, 2, 'viewer'))?.content).not.toHaveProperty('phone')
    expect(JSON.stringify(await versions().page(name, 'viewer'))).not.toContain('phone')
    expect((await versions().read(name, 2, 'owner'))?.content).toHaveProperty('phone')
    expect(await versions().read(name, 5, 'owner')).toBeNull()
  })
})
