import { randomBytes } from 'node:crypto'
import type { CustomerCaller, Visitor } from '#domain/accounts/caller.ts'
import { UNASKED } from '#domain/accounts/staff-paths.ts'
import { loadOrMakeSecret } from '#server/data/accounts/secrets-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { Log } from '#server/log.ts'
import { createCustomerAuth, type CustomerAuth } from './customer-auth.ts'
import { createStaffAuth } from './staff-auth.ts'
import type { StaffAuth, Found, FoundStaff } from './staff-visitor.ts'

type Accounts = { staff: () => Promise<StaffAuth>; customers: () => Promise<CustomerAuth> }

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

type VisitorFinders = {
  staff(headers: Headers, isUnasked: boolean): Promise<FoundStaff>
  customer(headers: Headers): Promise<Found<CustomerCaller>>
}

/** Who sends a request. Nobody is looked up before a page or a call asks, and nobody twice. */
export function createIdentify(find: VisitorFinders): (request: Request) => Visitor {
  return ({ headers, url }) => {
    const cookies: string[] = []
    const once = <Answer extends { cookies: string[] }>(look: (headers: Headers) => Promise<Answer>) => {
      let found: Promise<Answer> | undefined
      return () =>
        (found ??= look(headers).then((answer) => {
          cookies.push(...answer.cookies)
          return answer
        }))
    }
    const isUnasked = url.includes(UNASKED) && new URL(url).searchParams.has(UNASKED)
    const [staff, customer] = [once((of) => find.staff(of, isUnasked)), once(find.customer)]
    return {
      staff: async () => (await staff()).caller,
      staffWithoutFactor: async () => (await staff()).withoutFactor,
      customer: async () => (await customer()).caller,
      cookies,
    }
  }
}
