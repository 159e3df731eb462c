import { expect } from 'vitest'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { fillDemoCatalogue } from '#tests/support/demo/catalogue.ts'
import { aProduct, valueOf } from '#tests/support/records.ts'
import { giveAccount, visitorWhoIs } from '#tests/support/staff.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import { HARD_PRODUCT } from './hard-product.ts'
import { checkedImport } from './round-trip.ts'

const OLGA: StaffCaller = { kind: 'staff', id: 'olga', name: 'olga', role: 'owner', via: 'session' }
const VISITOR = visitorWhoIs(() => OLGA)

/** The demo catalogue, with a product of everything that is hard in a sheet, a draft and a price; an owner asks. */
export async function openExportingSite(): Promise<TestApp> {
  const site = await openTestApp({ identify: () => VISITOR })
  await fillDemoCatalogue(site.db)
  await giveAccount(site.db, OLGA)
  valueOf(await site.services.products.create(aProduct({ ...HARD_PRODUCT, categoryId: 'pu-foam' }), { id: '0012' }))
  valueOf(
    await site.services.editing.product.add({ product_slug: 'new', product_name_ar: 'مسودة', intent: 'draft' }, OLGA),
  )
  valueOf(await site.services.priceList.save([{ stockCode: 'RW300101', typed: '1234.5' }], OLGA))
  return site
}

/** That an import of a file would change nothing of so many rows. */
export async function expectUnchanged(site: TestApp, file: File, rows: number): Promise<void> {
  expect(await checkedImport(site.services.imports, file, OLGA)).toMatchObject({
    others: [],
    state: 'ready',
    rows,
    added: 0,
    changed: 0,
    unchanged: rows,
    refused: 0,
  })
}
