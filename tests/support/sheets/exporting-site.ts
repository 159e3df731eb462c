import { expect } from 'vitest'
import { fillDemoCatalogue } from '#tests/support/demo/catalogue.ts'
import { aProduct, valueOf } from '#tests/support/records.ts'
import { giveAccount, olga, visitorWhoIs } from '#tests/support/staff.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import { HARD_PRODUCT } from './hard-product.ts'
import { checkedImport } from './round-trip.ts'

const VISITOR = visitorWhoIs(() => olga)

/** The demo catalogue, with a product of everything that is hard in a sheet, a draft and a price; an owner asks. */
export async function openExportingSite(): Promise<TestApp> {
  const site = await openTestApp({ identify: () => VISITOR })
  await fillDemoCatalogue(site.db)
  await giveAccount(site.db, olga)
  valueOf(await site.services.products.create(aProduct({ ...HARD_PRODUCT, categoryId: 'pu-foam' }), { id: '0012' }))
  valueOf(
    await site.services.editing.product.add({ product_slug: 'new', product_name_ar: 'مسودة', intent: 'draft' }, olga),
  )
  valueOf(await site.services.priceList.save([{ stockCode: 'RW300101', typed: '1234.5' }], olga))
  return site
}

/** That an import of a file would change nothing of so many rows. */
export async function expectUnchanged(site: TestApp, file: File, rows: number): Promise<void> {
  expect(await checkedImport(site.services.imports, file, olga)).toMatchObject({
    others: [],
    state: 'ready',
    rows,
    added: 0,
    changed: 0,
    unchanged: rows,
    refused: 0,
  })
}
