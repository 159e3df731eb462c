import { accountWords } from '#content/admin/account.ts'
import { noticeWords } from '#content/admin/requests/notice-words.ts'
import { typedOf } from '#domain/messages/message-form.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import type { Route } from '../routes/admin/system/+types/account.ts'
import { answerForm, localeOfStaff } from './staff-form.ts'

/** Chooses what the staff area opens with, or which mails somebody gets; null where a form asks for something else. It touches nobody else, so no password is asked for. */
export async function receivePreferenceForm(args: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const fields = args.context.get(fieldsContext)
  const { staffPreferences } = args.context.get(servicesContext)
  const by = args.context.get(staffContext)
  const intent = typedOf(fields, 'intent')
  const { firstScreen, failed } = accountWords
  if (intent === 'first-screen') {
    const words = { done: firstScreen.saved, unknown: failed, failed }
    return answerForm(args, {
      intent,
      words,
      work: () => staffPreferences.openWith(typedOf(fields, 'first_screen'), by),
    })
  }
  if (intent === 'notices') {
    const words = { done: noticeWords.saved, unknown: failed, failed }
    const locale = localeOfStaff(args.request)
    return answerForm(args, { intent, words, work: () => staffPreferences.saveNotices(fields, by, locale) })
  }
  return null
}
