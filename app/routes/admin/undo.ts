import { redirect } from 'react-router'
import { undoWords } from '../../../content/admin/undo.ts'
import { nextPath } from '../../../domain/accounts/next-path.ts'
import { Forbidden, Unconfirmed } from '../../../domain/accounts/permissions.ts'
import { ITEMS_PATH, STAFF_PATH } from '../../../domain/accounts/staff-paths.ts'
import { typedOf } from '../../../domain/messages/message-form.ts'
import { redirectWithNotice } from '../../actions/admin-notice.ts'
import { unconfirmed } from '../../actions/confirmed.ts'
import { localeOfStaff } from '../../actions/staff-form.ts'
import { fieldsContext, reportErrorContext, servicesContext, staffContext } from '../../context.ts'
import type { Route } from './+types/undo.ts'

/** So many names stand in the address of a notice, each of at most so many characters. */
const MOST_NAMES = 10
const LONGEST_NAME = 60

/** Takes an act back and leads to where it was asked for. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const fields = context.get(fieldsContext)
  const next = nextPath(fields['next'], STAFF_PATH, ITEMS_PATH)
  try {
    const isConfirmed = (await unconfirmed(args)) === null
    const { records } = context.get(servicesContext)
    const outcome = await records.undo(typedOf(fields, 'act'), context.get(staffContext), { isConfirmed })
    if (!outcome.ok) return redirectWithNotice(next, `undo-${outcome.failure}`)
    const { actId, left } = outcome.value
    const locale = localeOfStaff(request)
    return redirectWithNotice(next, 'undone', { undo: actId, left: shortNames(left.map((name) => name[locale])) })
  } catch (error) {
    if (error instanceof Unconfirmed) return redirectWithNotice(next, 'undo-unconfirmed')
    if (error instanceof Forbidden) return redirectWithNotice(next, 'undo-forbidden')
    context.get(reportErrorContext)(error)
    return redirectWithNotice(next, 'undo-failed')
  }
}

/** Nothing stands here. */
export function loader() {
  return redirect(ITEMS_PATH)
}

function shortNames(names: string[]): string[] {
  const some = names.slice(0, MOST_NAMES).map((name) => Array.from(name).slice(0, LONGEST_NAME).join(''))
  return names.length > MOST_NAMES ? [...some, undoWords.more] : some
}
