import type { StaffCaller } from '#domain/accounts/caller.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FormFields } from '#domain/messages/message-form.ts'
import { lineFields } from '#domain/records/field.ts'
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import { aProduct, someone } from '#tests/support/records.ts'
import { testSite } from '#tests/support/test-app.ts'

const site = testSite()
let headers: Record<string, string>
let id: string
let program: StaffCaller
beforeAll(async () => {
  const made = await site.services.apiTokens.create({ name: 'sync', role: 'editor', days: 5 }, someone)
  headers = { Authorization: `Bearer ${made.secret}` }
  program = { kind: 'staff', id: made.token.id, name: 'sync', role: 'editor', via: 'token' }
  const form = (fields: Record<string, unknown>) => {
    const sent = new FormData()
    for (const [name, value] of Object.entries(fields)) if (typeof value === 'string') sent.append(name, value)
    return sent
  }
  await site.app.request('/api/categories/add.php', {
    method: 'POST',
    headers,
    body: form({ category_slug: 'foam', name_ar: 'رغوة', name_en: 'Foam' }),
  })
  const first = form({ ...lineFields(PRODUCT_FIELDS, aProduct({ categoryId: 'foam' })), product_name_en: 'First name' })
  const product = await site.app.request('/api/products/add.php', { method: 'POST', headers, body: first })
  id = ((await product.json()) as { data: { product_id: string } }).data.product_id
  const changed = form({ product_id: id, product_name_en: 'Second name' })
  await site.app.request('/api/products/update.php', { method: 'POST', headers, body: changed })
})

const post = async (call: string, body: Record<string, unknown>) => {
  const answer = await site.app.request(`/api/versions/${call}.php`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { code: answer.status, ...((await answer.json()) as { data?: unknown; message?: string }) }
}

const list = async (query: string) => {
  const answer = await site.app.request(`/api/versions/getall.php?${query}`, { headers })
  return { code: answer.status, ...((await answer.json()) as { data?: unknown[] }) }
}

describe('the calls of versions', () => {
  it('list what each save did, newest first', async () => {
    const { code, data } = await list(`kind=product&id=${id}`)
    expect(code).toBe(200)
    expect(data).toMatchObject([
      {
        number: 2,
        by: { kind: 'token', name: 'sync' },
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

  it('restore the settings as they were before their first save', async () => {
    const slogan = async () => (await site.services.settings.get()).slogan.en
    const before = await slogan()
    await site.services.settings.edit({ slogan_en: 'Another slogan' }, program, false)
    expect(await slogan()).toBe('Another slogan')
    const { data } = await list('kind=settings&id=site')
    const { number } = (data as { number: number }[]).at(-1)!
    expect((await post('restore', { kind: 'settings', id: 'site', number })).code).toBe(200)
    expect(await slogan()).toBe(before)
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
    const program = headers
    headers = { Authorization: `Bearer ${owner.secret}` }
    expect((await post('restore', restoring)).code).toBe(403)
    expect(await settings()).toMatchObject({ slogan: { en: 'After' }, salesEmail: 'after@sales.example' })
    headers = program
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
