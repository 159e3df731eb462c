import { data } from 'react-router'
import { lineOf, typedOf } from '#domain/messages/message-form.ts'
import { recordKind } from '#domain/records/record-kinds.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import { localeOfStaff, redirectWithNotice, refuseForbidden } from '#app/actions/staff-form.ts'
import type { SaveArgs } from '#app/actions/record-action.ts'

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
