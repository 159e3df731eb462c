import { addDays } from 'date-fns/addDays'
import { addHours } from 'date-fns/addHours'
import { beforeEach, expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { aProduct, valueOf } from '#tests/support/records.ts'
import { giveAccount, sara, vera } from '#tests/support/staff.ts'
import { listAudit } from '#server/data/accounts/audit-store.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createEditing, createSharing } from '#server/services/records.ts'
import { noUploads } from '#tests/support/services/deps.ts'

onOneDatabase('a link to a preview', (db) => {
  const begun = new Date('2027-03-01T09:00:00Z')
  let now = begun
  const on = () => ({ db: db(), clock: () => now })
  const sharing = () => createSharing(on())
  const share = async () => valueOf(await sharing().share('product', 's20', sara)).token
  const opens = async (token: string) => (await sharing().opened(token))?.record.id ?? null

  beforeEach(async () => {
    now = begun
    for (const somebody of [sara, vera]) await giveAccount(db(), somebody)
    valueOf(await createProducts(on()).create(aProduct({ slug: 's20' }), { id: 's20' }))
  })

  it('opens its record for seven days, and nothing in the database tells what it is', async () => {
    const token = await share()
    expect(token).toMatch(/^[\w-]{22}$/)
    const kept = await db().selectFrom('preview_links').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(token)
    now = addDays(begun, 6)
    expect(await opens(token)).toBe('s20')
    now = addDays(begun, 7)
    expect(await opens(token)).toBeNull()
    expect(await opens('a'.repeat(22))).toBeNull()
    expect(await opens("' or 1=1")).toBeNull()
  })

  it('is listed while it is open, and ended alone or with all others of the record', async () => {
    expect(await sharing().openLinks('product', 's20')).toEqual([])
    const first = await share()
    now = addDays(begun, 1)
    const second = await share()
    expect(await sharing().openLinks('product', 's20')).toMatchObject([
      { until: addDays(begun, 8).toISOString() },
      { until: addDays(begun, 7).toISOString() },
    ])
    now = addHours(begun, 36)
    const third = await share()
    now = addHours(begun, 42)
    const [last] = await sharing().openLinks('product', 's20')
    valueOf(await sharing().revoke('product', 's20', sara, last!.id))
    expect([await opens(first), await opens(second), await opens(third)].filter((one) => one === null)).toHaveLength(1)
    now = addDays(begun, 2)
    valueOf(await sharing().revoke('product', 's20', sara))
    expect(await sharing().openLinks('product', 's20')).toEqual([])
    expect([await opens(first), await opens(second)]).toEqual([null, null])
    const acts = (await listAudit(db(), { limit: 9 })).map(({ action, subject }) => `${action} ${subject.id}`)
    expect(acts).toEqual(['product.unshare s20', 'product.unshare s20', ...Array<string>(3).fill('product.share s20')])
  })

  it('is gone with what has expired when another is made', async () => {
    await share()
    now = addDays(begun, 8)
    await share()
    expect(await db().selectFrom('preview_links').selectAll().execute()).toHaveLength(1)
  })

  it('opens the newest draft, of what is on the site and of what is not', async () => {
    const editing = createEditing({ ...on(), uploads: noUploads })
    const token = await share()
    const nameBehind = async (link: string) => (await sharing().opened(link))?.record
    expect(await nameBehind(token)).toMatchObject({ name: { en: '805 PU Foam' } })
    valueOf(await editing.product.update({ product_id: 's20', intent: 'draft', product_name_en: 'To come' }, sara))
    expect(await nameBehind(token)).toMatchObject({ name: { en: 'To come' } })
    const { record } = valueOf(await editing.post.add({ intent: 'draft', title_en: 'Begun' }, sara))
    const other = valueOf(await sharing().share('post', record.id, sara)).token
    expect(await nameBehind(other)).toMatchObject({ title: { en: 'Begun' } })
  })

  it('opens nothing while its record is in the bin', async () => {
    const token = await share()
    valueOf(await createEditing({ ...on(), uploads: noUploads }).product.remove({ product_id: 's20' }, sara))
    expect(await opens(token)).toBeNull()
  })

  it('is made by nobody who may not save, and of nothing that there is not', async () => {
    await expect(sharing().share('product', 's20', vera)).rejects.toThrow()
    await expect(sharing().revoke('product', 's20', vera)).rejects.toThrow()
    expect(await sharing().share('post', 's20', sara)).toEqual({ ok: false, failure: { kind: 'not-found' } })
  })
})
