import type { ActionFunctionArgs } from 'react-router'
import { confirmationWords } from '../../content/admin/confirmation.ts'
import { login } from '../../content/admin/login.ts'
import type { Localized } from '../../domain/text/locale.ts'
import { typedOf } from '../../domain/messages/message-form.ts'
import { PASSWORD_FIELD } from '../../domain/accounts/password-field.ts'
import { fieldsContext, servicesContext, staffContext } from '../context.ts'
import { signInTries } from './sign-in-tries.ts'

type Args = Pick<ActionFunctionArgs, 'request' | 'context'>

/** Why an act is not done, beside the field of the password; `retryAfter` where somebody has tried too often. */
export type Unconfirmed = { status: 403 | 429; reason: Localized; retryAfter?: number }

/**
 * Null where the password came with the form and is right, or was given in this session in the last ten minutes. Wrong
 * ones count like those of signing in.
 */
export async function unconfirmed(args: Args): Promise<Unconfirmed | null> {
  const { request, context } = args
  const { confirmation } = context.get(servicesContext)
  const password = typedOf(context.get(fieldsContext), PASSWORD_FIELD)
  if (password === '') {
    return (await confirmation.isFresh(request.headers)) ? null : { status: 403, reason: confirmationWords.missing }
  }
  const tries = await signInTries(args, { username: context.get(staffContext).name, isSecondStep: false })
  const wait = await tries.take()
  if (wait !== null) {
    return { status: 429, reason: { ar: login.tooMany.ar(wait), en: login.tooMany.en(wait) }, retryAfter: wait }
  }
  const given = await confirmation.give(request.headers, password)
  if (given !== 'wrong') await tries.giveBack()
  if (given === 'busy') return { status: 429, reason: login.busy, retryAfter: 1 }
  return given === 'wrong' ? { status: 403, reason: confirmationWords.wrong } : null
}
