import type { CustomerCaller } from '#domain/accounts/caller.ts'
import { CUSTOMER_SESSION, type createCustomerAuth } from './customer-auth.ts'
import type { Found } from './staff-visitor.ts'

export type CustomerAuth = Awaited<ReturnType<typeof createCustomerAuth>>

const NOBODY: Found<CustomerCaller> = { caller: null, cookies: [] }

export async function findCustomerVisitor(
  headers: Headers,
  { auth, now }: { auth: CustomerAuth; now: () => Date },
): Promise<Found<CustomerCaller>> {
  const { headers: renewed, response: found } = await auth.api.getSession({ headers, returnHeaders: true })
  if (!found) return NOBODY
  const { user, session } = found
  const age = now().getTime() - new Date(session.createdAt).getTime()
  if (age > CUSTOMER_SESSION.longestSeconds * 1000) {
    await auth.api.signOut({ headers })
    return NOBODY
  }
  return { caller: { kind: 'customer', uuid: user.id, email: user.email }, cookies: renewed.getSetCookie() }
}
