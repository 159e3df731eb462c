import { beforeEach } from 'vitest'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import type { Db } from '#server/data/engine/database.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createEditing, createRecords } from '#server/services/records.ts'
import { tickingClock } from '#tests/support/records.ts'
import { giveAccount } from '#tests/support/staff.ts'
import { noUploads } from './deps.ts'

/** What edits records of a site, whose clock begins anew for each test, by people who have accounts there. */
export function recordsDesk(db: () => Db, people: StaffCaller[]) {
  let clock = tickingClock()
  beforeEach(async () => {
    clock = tickingClock()
    for (const somebody of people) await giveAccount(db(), somebody)
  })
  const on = () => ({ db: db(), clock: () => clock(), siteUrl: 'https://site.example' })
  return {
    on,
    editing: () => createEditing({ ...on(), uploads: noUploads }),
    records: () => createRecords(on()),
    products: () => createProducts(on()),
    setClock: (next: () => Date) => void (clock = next),
  }
}
