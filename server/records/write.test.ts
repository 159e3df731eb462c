import { beforeEach, expect, it } from 'vitest'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { onEveryDatabase } from '#tests/support/database.ts'
import { aProduct, tickingClock, recordOf, valueOf } from '#tests/support/records.ts'
import { giveAccount } from '#tests/support/staff.ts'
import { listAudit } from '#server/data/accounts/audit-store.ts'
import { findBinnedById } from '#server/data/records/bin-store.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import { readContent } from '#server/data/records/version-contents-store.ts'
import { findVersion, listVersions } from '#server/data/records/versions-store.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createSettings } from '#server/services/site/settings.ts'
import { createEditing } from '#server/services/records.ts'
import { noUploads } from '#tests/support/services/deps.ts'

const sara: StaffCaller = { kind: 'staff', id: 'u-1', name: 'sara', role: 'owner', via: 'session' }
const category = { category_slug: 'pu-foam', name_ar: 'رغوة', name_en: 'Foam' }
const long = 'Insulates. '.repeat(60)

onEveryDatabase('a save', (db) => {
  const clock = tickingClock()
  const editing = () => createEditing({ db: db(), clock, uploads: noUploads })
  beforeEach(() => giveAccount(db(), sara))

  const versionsOf = async (kind: 'product' | 'category' | 'settings', id: string) => {
    const head = (await findRecord(db(), kind, id))!
    const versions = await listVersions(db(), head)
    return Promise.all(
      versions.map(async (version) => {
        const found = await findVersion(db(), head, version.number)
        return { ...version, content: await readContent(db(), found!.hash) }
      }),
    )
  }

  it('is a version with all fields, numbered as the record, and one line in the log', async () => {
    recordOf(await editing().category.add(category, sara))
    const changed = recordOf(await editing().category.update({ category_id: 'pu-foam', description_en: long }, sara))
    const [second, first] = await versionsOf('category', 'pu-foam')
    expect(changed.version).toBe(2)
    expect(second).toMatchObject({ number: 2, act: 'update', changed: ['description_en'], isOnSite: true })
    expect(second?.content).toMatchObject({ name_en: 'Foam', description_en: long.trim() })
    expect(first).toMatchObject({ number: 1, act: 'create', by: { id: 'u-1' }, isOnSite: false })
    expect(await listAudit(db())).toMatchObject([
      { action: 'category.update', record: { name: { en: 'Foam' }, number: 2, actId: second?.actId } },
      { action: 'category.create', record: { number: 1 } },
    ])
  })

  it('that changes nothing is none', async () => {
    recordOf(await editing().category.add(category, sara))
    const same = recordOf(await editing().category.update({ category_id: 'pu-foam', name_en: ' Foam ' }, sara))
    expect(same.version).toBe(1)
    expect(await editing().category.update({ category_id: 'pu-foam', name_en: 'Foam' }, sara)).toMatchObject({
      actId: null,
    })
    expect(await versionsOf('category', 'pu-foam')).toHaveLength(1)
    expect(await listAudit(db())).toHaveLength(1)
  })

  it('keeps what stood there before there were versions', async () => {
    const products = createProducts({ db: db(), clock })
    valueOf(await products.create(aProduct({ slug: 's20' }), { id: 's20' }))
    valueOf(await products.update('s20', { code: 'A' }))
    recordOf(await editing().product.update({ product_id: 's20', code: 'B' }, sara))
    const [now, before] = await versionsOf('product', 's20')
    expect(now).toMatchObject({ number: 3, changed: ['code'], content: { code: 'B' } })
    expect(before).toMatchObject({ number: 2, by: { name: 'before versions' }, content: { code: 'A' } })
  })

  it('of the settings is one, too', async () => {
    valueOf(await createSettings({ db: db(), clock }).edit({ slogan_en: 'Bonds' }, sara, true))
    const [now, before] = await versionsOf('settings', 'site')
    expect(now).toMatchObject({ changed: ['slogan_en'], content: { slogan_en: 'Bonds' } })
    expect(before?.content['slogan_en']).not.toBe('Bonds')
  })

  it('of one act has one act id: the products that a category leaves, and the category in the bin', async () => {
    recordOf(await editing().category.add(category, sara))
    const fields = { product_slug: 'a', category_id: 'pu-foam', product_name_ar: 'أ', product_name_en: 'A' }
    recordOf(await editing().product.add(fields, sara))
    valueOf(await editing().category.remove({ category_id: 'pu-foam', uncategorise: '1' }, sara))
    const [moved] = await versionsOf('product', 'a')
    expect(moved).toMatchObject({ number: 2, act: 'bulk', changed: ['category_id'], content: { category_id: '' } })
    const binned = await findBinnedById(db(), 'category', 'pu-foam')
    expect(binned?.note).toMatchObject({ products: ['a'], movedTo: null, actId: moved?.actId })
    // The id is free at once.
    expect(recordOf(await editing().category.add(category, sara)).id).toBe('pu-foam')
  })
})
