import type { StaffRole } from '#domain/accounts/permissions.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FormFields } from '#domain/fields/form-values.ts'
import { lineFields } from '#domain/fields/field.ts'
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import { programsOf } from '#tests/support/calls.ts'
import { aProduct, someone } from '#tests/support/records.ts'
import { testSite } from '#tests/support/test-app.ts'

const site = testSite()
const { call } = programsOf(site, 'editor')
let id: string
beforeAll(async () => {
  await call('categories/add.php', { category_slug: 'foam', name_ar: 'رغوة', name_en: 'Foam' })
  const first = { ...lineFields(PRODUCT_FIELDS, aProduct({ categoryId: 'foam' })), product_name_en: 'First name' }
  id = (await call<{ product_id: string }>('products/add.php', first)).data.product_id
  await call('products/update.php', { product_id: id, product_name_en: 'Second name' })
})

const post = (name: string, fields: object, role?: StaffRole) => call(`versions/${name}.php`, fields, role)
const list = (query: string) => call<{ number: number }[]>(`versions/getall.php?${query}`)

describe('the calls of versions', () => {
  it('list what each save did, newest first', async () => {
    const { code, data } = await list(`kind=product&id=${id}`)
    expect(code).toBe(200)
    expect(data).toMatchObject([
      {
        number: 2,
        by: { kind: 'token', name: 'editor' },
        act: 'update',
        state: 'published',
        changed: ['product_name_en'],
      },
      { number: 1, act: 'create', pinned: false, restored_from: null },
    ])
  })

  it('answer all fields of one version', async () => {
    const { code, data } = await post('getversion', { kind: 'product', id, number: 1 })
    expect(code).toBe(200)
    expect(data).toMatchObject({ number: 1, fields: { product_name_en: 'First name', category_id: 'foam' } })
  })

  it('restore one as a new version, which is on the site at once', async () => {
    expect(await post('restore', { kind: 'product', id, number: 1 })).toMatchObject({
      code: 200,
      data: { kept_slug: false, left: [] },
      message: 'Restored as a new version.',
    })
    expect((await site.services.products.get(id))?.name.en).toBe('First name')
    expect((await list(`kind=product&id=${id}`)).data).toMatchObject([
      { number: 3, act: 'restore', restored_from: 1 },
      { number: 2 },
      { number: 1 },
    ])
  })

  it('restore one as a draft, which leaves the site as it is', async () => {
    expect(await post('restore', { kind: 'product', id, number: 2, as: 'draft' })).toMatchObject({
      code: 200,
      message: 'Restored as a draft. Nothing has changed on the site.',
    })
    expect((await site.services.products.get(id))?.name.en).toBe('First name')
    expect((await post('restore', { kind: 'product', id, number: 2, as: 'Draft' })).code).toBe(422)
    expect((await post('restore', { kind: 'redirect', id: '/old', number: 1, as: 'draft' })).code).toBe(422)
  })

  it('restore what of the settings needs no password and is the role’s to change, and say what stays', async () => {
    const settings = async () => (await site.services.settings.read()).settings
    const owner = await site.services.apiTokens.create({ name: 'owner', role: 'owner', days: 5 }, someone)
    const by: StaffCaller = { kind: 'staff', id: owner.token.id, name: 'owner', role: 'owner', via: 'token' }
    const of = (fields: FormFields) => site.services.settings.edit(fields, by, true)
    await of({ slogan_en: 'Before', sales_email: 'before@sales.example', terms_en: 'Terms before' })
    const { version: number } = await site.services.settings.read()
    await of({ slogan_en: 'After', sales_email: 'after@sales.example', terms_en: 'Terms after' })
    const restoring = { kind: 'settings', id: 'site', number }
    expect((await post('restore', restoring, 'owner')).code).toBe(403)
    expect(await settings()).toMatchObject({ slogan: { en: 'After' }, salesEmail: 'after@sales.example' })
    expect(await post('restore', restoring)).toMatchObject({
      code: 200,
      data: { left: ['sales_email', 'terms_en'] },
      message: 'Restored as a new version. Settings that your role may not change stay as they are.',
    })
    expect(await settings()).toMatchObject({
      slogan: { en: 'Before' },
      salesEmail: 'after@sales.example',
      quoteTerms: { en: 'Terms after' },
    })
  })

  it('answer 404 for what there is not, and 422 for a kind that nothing is', async () => {
    expect((await list('kind=product&id=none')).code).toBe(404)
    expect((await list(`kind=car&id=${id}`)).code).toBe(422)
    expect((await list('kind=product')).code).toBe(422)
    for (const call of ['getversion', 'restore']) {
      expect((await post(call, { kind: 'product', id, number: 99 })).code).toBe(404)
      expect((await post(call, { kind: 'product', id: 'none', number: 1 })).code).toBe(404)
      expect((await post(call, { kind: 'car', id, number: 1 })).code).toBe(422)
      expect((await post(call, { kind: 'product', id, number: 'x' })).code).toBe(422)
    }
  })
})
