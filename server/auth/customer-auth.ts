import { betterAuth } from 'better-auth'
import { emailOTP } from 'better-auth/plugins'
import type { CustomerCaller } from '#domain/accounts/caller.ts'
import { SIGN_IN_CODE } from '#domain/accounts/sign-in-code.ts'
import { accountOptions, withSafeSessions, type AccountsDeps } from './account-options.ts'
import type { Found } from './staff-visitor.ts'

const DAY = 24 * 60 * 60

/** A session ends when it was not used for so long, and in any case after so long. */
const CUSTOMER_SESSION = { idleSeconds: 14 * DAY, longestSeconds: 90 * DAY }

/** Sign-in of customers by a code that their e-mail address receives. The first sign-in makes the account. */
export async function createCustomerAuth(deps: AccountsDeps) {
  return betterAuth(await withSafeSessions(customerOptions(deps)))
}

/** Apart from `createCustomerAuth` for the test that compares the tables with what the library wants. */
export function customerOptions(deps: AccountsDeps) {
  return {
    ...accountOptions(deps, { cookie: 'customer', sameSite: 'lax', basePath: '/api/auth/customer' }),
    user: { modelName: 'customers' },
    account: { modelName: 'customer_accounts' },
    verification: { modelName: 'customer_verifications' },
    session: { modelName: 'customer_sessions', expiresIn: CUSTOMER_SESSION.idleSeconds, updateAge: DAY },
    plugins: [
      emailOTP({
        otpLength: SIGN_IN_CODE.digits,
        expiresIn: SIGN_IN_CODE.seconds,
        allowedAttempts: SIGN_IN_CODE.tries,
        storeOTP: 'hashed',
        sendVerificationOTP: async () => {
          throw new Error('Codes are mailed by those who make them')
        },
      }),
    ],
  } satisfies Parameters<typeof betterAuth>[0]
}

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
