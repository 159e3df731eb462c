import { operationsRefusals, operationsWords } from '#content/admin/operations.ts'
import { fieldProblems } from '#content/forms.ts'
import { actorOf } from '#domain/accounts/caller.ts'
import type { Actor } from '#domain/accounts/staff.ts'
import { isEmail } from '#domain/messages/email.ts'
import { lineOf, typedOf } from '#domain/fields/form-values.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import type { Route } from '../routes/admin/system/+types/operations.ts'
import { unconfirmed } from './confirmed.ts'
import { answerForm, answerUnconfirmed, localeOfStaff, type FormWords } from './staff-form.ts'

/** Does what one of the page's forms asks for; the field `intent` says which it is. */
export async function receiveOperationsForm(args: Route.ActionArgs) {
  const { context } = args
  const fields = context.get(fieldsContext)
  const services = context.get(servicesContext)
  const by = actorOf(context.get(staffContext))
  const intent = typedOf(fields, 'intent')
  if (intent === 'backup') {
    return answerForm(args, { intent, words: words('taken'), work: () => services.backupRequests.take(by) })
  }
  if (intent === 'pictures') {
    const work = async () => success(void (await services.uploads.retryRenditions()))
    return answerForm(args, { intent, words: { ...words('taken'), done: operationsWords.pictures.retried }, work })
  }
  if (intent === 'test-mail') {
    const email = lineOf(fields, 'email')
    const work = () => sendTestMail(args, email, by)
    return answerForm(args, {
      intent,
      words: { ...words('taken'), done: operationsWords.testMail.taken },
      values: { email },
      work,
    })
  }
  if (intent !== 'confirm') throw notFound()
  const refused = await unconfirmed(args)
  if (refused) return answerUnconfirmed(args, { intent }, refused)
  return answerForm(args, { intent, words: words('unlocked'), work: async () => success(undefined) })
}

function words(done: 'taken' | 'unlocked'): FormWords {
  return { done: operationsWords[done], unknown: operationsWords.noArchive, failed: operationsWords.actFailed }
}

async function sendTestMail({ context, request }: Route.ActionArgs, email: string, by: Actor): Promise<Outcome<void>> {
  if (!isEmail(email)) return failure({ kind: 'invalid', fields: { email: fieldProblems['email-invalid'] } })
  const outcome = await context.get(servicesContext).testMails.send(email, by, localeOfStaff(request))
  if (outcome.kind === 'taken') return success(undefined)
  if (outcome.kind === 'off') return failure({ kind: 'conflict', message: operationsRefusals.mailOff })
  const { ar, en } = operationsRefusals.mailRefused
  return failure({ kind: 'conflict', message: { ar: ar(outcome.reason), en: en(outcome.reason) } })
}
