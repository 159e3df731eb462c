import { accountWords } from '../../content/admin/account.ts'
import { typedOf } from '../../domain/messages/message-form.ts'
import { fieldsContext, servicesContext, staffContext } from '../context.ts'
import type { Route } from '../routes/admin/system/+types/account.ts'
import { answerForm } from './staff-form.ts'

const INTENT = 'first-screen'

/** Chooses what the staff area opens with; null where a form asks for something else. It touches nobody, so no password is asked for. */
export async function receiveFirstScreenForm(args: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const fields = args.context.get(fieldsContext)
  if (typedOf(fields, 'intent') !== INTENT) return null
  const { staffPreferences } = args.context.get(servicesContext)
  const { firstScreen, failed } = accountWords
  return answerForm(args, {
    intent: INTENT,
    words: { done: firstScreen.saved, unknown: failed, failed },
    work: () => staffPreferences.openWith(typedOf(fields, 'first_screen'), args.context.get(staffContext)),
  })
}
