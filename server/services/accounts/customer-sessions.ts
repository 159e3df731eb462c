import type { CustomerCaller } from '#domain/accounts/caller.ts'
import { findCustomerVisitor, type CustomerAuth } from '#server/auth/customer-visitor.ts'
import type { Found } from '#server/auth/staff-visitor.ts'
import type { Clock } from '#server/clock.ts'
import { endAllCustomerSessions, endCustomerSessions } from '#server/data/accounts/customers-store.ts'
import type { Db } from '#server/data/engine/database.ts'

/** `headers` are those of the request; only its cookies are read. */
export type CustomerSessionsService = {
  /** The customer who is signed in where these headers come from. */
  find(headers: Headers): Promise<Found<CustomerCaller>>
  /** Ends the session of these headers and gives the cookies that end it in the browser. */
  signOut(headers: Headers): Promise<string[]>
  /** Ends all sessions of the customer of these headers. */
  signOutEverywhere(headers: Headers): Promise<string[]>
  /** Ends all sessions of all customers; answers how many. */
  endAll(): Promise<number>
}

export type CustomerSessionsDeps = {
  db: Db
  clock: Clock
  /** Signing in, made when it is first wanted. */
  auth: () => Promise<CustomerAuth>
}

export function createCustomerSessions({ db, clock, auth }: CustomerSessionsDeps): CustomerSessionsService {
  const find = async (headers: Headers) => findCustomerVisitor(headers, { auth: await auth(), now: clock })

  async function signOut(headers: Headers) {
    const { api } = await auth()
    const answer = await api.signOut({ headers, asResponse: true })
    return answer.headers.getSetCookie()
  }

  async function signOutEverywhere(headers: Headers) {
    const { caller } = await find(headers)
    if (caller) await endCustomerSessions(db, caller.uuid)
    return signOut(headers)
  }

  return { find, signOut, signOutEverywhere, endAll: () => endAllCustomerSessions(db) }
}
