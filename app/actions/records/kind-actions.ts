import { data } from 'react-router'
import type { SaveArgs } from '#app/actions/record-action.ts'
import { redirectWithNotice, localeOfStaff, refuseForbidden } from '#app/actions/staff-form.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import type { Route } from '../../routes/admin/+types/layout.ts'
import type { NoticeName } from '#content/admin/notices.ts'
import { questionTemplates } from '#content/templates/templates.ts'
import { actorOf } from '#domain/accounts/caller.ts'
import { sitePagePath } from '#domain/accounts/staff-paths.ts'
import { typedOf, lineOf } from '#domain/fields/form-values.ts'
import { recordKind } from '#domain/kinds.ts'
import { contentListPath } from '#domain/site/content/content-kinds.ts'
import { MAIL_NAMES } from '#domain/site/content/pages/mails-fields.ts'

/** Sends the named mail, as saved and with sample data, to the member of staff who asks. */
export async function sendMailTest({ context, request }: Pick<Route.ActionArgs, 'context' | 'request'>) {
  const mail = MAIL_NAMES.find((name) => name === typedOf(context.get(fieldsContext), 'mail'))
  if (mail === undefined) throw notFound()
  const by = actorOf(context.get(staffContext))
  try {
    const outcome = await context.get(servicesContext).testMails.sendSample(mail, by, localeOfStaff(request))
    return redirectWithNotice(sitePagePath('mails'), outcome === null ? 'mail-test-unaddressed' : NOTICES[outcome.kind])
  } catch (error) {
    refuseForbidden(error)
    throw error
  }
}

const NOTICES = {
  taken: 'mail-test-sent',
  off: 'mail-test-off',
  refused: 'mail-test-refused',
} as const satisfies Record<string, NoticeName>

/** Adds the questions that a list may begin with, as drafts. */
export async function addQuestionTemplates({ context }: Pick<Route.ActionArgs, 'context'>) {
  const { editing } = context.get(servicesContext)
  const by = context.get(staffContext)
  try {
    for (const [index, { question, answer }] of questionTemplates.entries()) {
      const fields = {
        question_ar: question.ar,
        question_en: question.en,
        answer_ar: answer.ar,
        answer_en: answer.en,
        sort_id: String(index + 1),
        intent: 'draft',
      }
      await editing.question.add(fields, by)
    }
  } catch (error) {
    refuseForbidden(error)
    throw error
  }
  return redirectWithNotice(contentListPath('question'), 'draft-saved')
}

export const WITHDRAW_INTENT = 'withdraw'

/** Takes a revision of a document out of use; what was refused is said above the form. */
export async function withdrawForm({ context, request }: SaveArgs, id: string) {
  const fields = context.get(fieldsContext)
  const asked = { id, revision: Number(typedOf(fields, 'revision')), reason: lineOf(fields, 'reason').slice(0, 500) }
  const { editing } = context.get(servicesContext)
  const outcome = await editing.document.withdraw(asked, context.get(staffContext)).catch((error: unknown) => {
    refuseForbidden(error)
    throw error
  })
  if (outcome.ok) return redirectWithNotice(recordKind('document').form(id), 'document-withdrawn')
  if (outcome.failure.kind === 'not-found') throw notFound()
  const { failure } = outcome
  const why = failure.kind === 'conflict' ? failure.message : Object.values(failure.fields)[0]!
  throw data(why[localeOfStaff(request)], { status: failure.kind === 'conflict' ? 409 : 422 })
}
