import { randomBytes } from 'node:crypto'
import type { Db } from '#server/data/engine/database.ts'
import { loadOrMakeSecret } from '#server/data/accounts/secrets-store.ts'
import type { Log } from '#server/log.ts'
import { createCustomerAuth } from './customer-auth.ts'
import type { CustomerAuth } from './customer-visitor.ts'
import { createStaffAuth } from './staff-auth.ts'
import type { StaffAuth } from './staff-visitor.ts'

export type Accounts = { staff: () => Promise<StaffAuth>; customers: () => Promise<CustomerAuth> }

/** The account libraries, set up when somebody first wants to sign in, so that they do not delay the start. */
export function openAccounts(deps: { db: Db; siteUrl: string; log: Log }): Accounts {
  const secret = once(() => loadOrMakeSecret(deps.db, 'accounts', () => randomBytes(32).toString('base64url')))
  return {
    staff: once(async () => createStaffAuth({ ...deps, secret: await secret() })),
    customers: once(async () => createCustomerAuth({ ...deps, secret: await secret() })),
  }
}

/** What failed is tried again the next time. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    }))
}
