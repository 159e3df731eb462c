import type { ActionFunctionArgs } from 'react-router'
import { servicesContext, quotasContext } from '#app/context.ts'
import { toUsername } from '#domain/accounts/staff.ts'

type Args = Pick<ActionFunctionArgs, 'request' | 'context'>
type Attempt = { username: string; isSecondStep: boolean }

/** The quotas of one attempt to sign in as staff: only what was refused counts. */
export async function signInTries({ request, context }: Args, { username, isSecondStep }: Attempt) {
  const quotas = context.get(quotasContext)
  const account = isSecondStep ? 'code' : toUsername(username)
  // Whose browser was let in before is not locked out by what others try: its tries are counted apart.
  const browser = await context.get(servicesContext).staffSessions.knownBrowser(request.headers, username)
  const tried = browser === null ? account : `${account} ${browser}`
  return {
    /** Null, or how many seconds to wait. What one address may not try any more does not count for the account. */
    async take(): Promise<number | null> {
      const wait = await quotas.take('staffSignIn', account)
      return wait ?? (isSecondStep ? null : quotas.take('staffAccount', tried))
    },
    async giveBack() {
      await quotas.giveBack('staffSignIn', account)
      if (!isSecondStep) await quotas.giveBack('staffAccount', tried)
    },
  }
}
