import { data } from 'react-router'
import { recordWords } from '#content/admin/records/record-words.ts'
import { nextPath } from '#domain/accounts/next-path.ts'
import type { Failure, Stale } from '#domain/records/errors.ts'
import { recordKind, type DraftKind } from '#domain/records/record-kinds.ts'
import type { Localized } from '#domain/text/locale.ts'
import { fieldsContext, reportErrorContext, servicesContext, staffContext } from '#app/context.ts'
import { listPath, type FormKind } from '#app/record-address.ts'
import { redirectWithNotice } from '#app/actions/admin-notice.ts'
import { refuseForbidden } from '#app/actions/forbidden.ts'
import type { SaveArgs } from '#app/actions/record-action.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import type { DeleteAnswer } from '#app/ui/admin/deletion/delete-answer.ts'
import { removalOf } from './save-form.ts'

/** Moves a record into the bin. What is gone already, by another's hand, is gone as was wanted. */
export async function deleteRecord({ request, context }: SaveArgs, kind: FormKind, id: string) {
  const fields = context.get(fieldsContext)
  const { failed, gone, lost = failed, notice } = recordWords(kind).deletion!
  const locale = localeOfStaff(request)
  const refused = (why: Localized, status: number) =>
    data<DeleteAnswer>({ kind: 'failed', message: why[locale] }, { status })
  try {
    const { remove } = context.get(servicesContext).editing[kind as DraftKind]
    const sent = { [recordKind(kind).idField]: id, ...removalOf(fields) }
    const outcome = await remove(sent, context.get(staffContext))
    const reason: Failure | Stale<unknown> | null = outcome.ok ? null : outcome.failure
    if (reason === null || (reason.kind === 'not-found' && !gone)) {
      const next = nextPath(fields['next'], listPath(kind))
      return redirectWithNotice(next, notice, { undo: outcome.ok ? outcome.actId : null, row: id })
    }
    if (reason.kind === 'not-found') return refused(gone ?? failed, 404)
    if (reason.kind === 'conflict' && reason.count !== undefined) {
      const answer: DeleteAnswer = { kind: 'filled', message: reason.message[locale], count: reason.count }
      return data(answer, { status: 409 })
    }
    if (reason.kind === 'invalid') return refused(Object.values(reason.fields)[0] ?? failed, 422)
    return refused(failed, kind === 'category' && reason.kind === 'conflict' ? 422 : 409)
  } catch (error) {
    refuseForbidden(error)
    context.get(reportErrorContext)(error)
    return refused(lost, 503)
  }
}
