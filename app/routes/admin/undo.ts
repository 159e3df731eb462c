import { redirect } from 'react-router'
import { nextPath } from '../../../domain/accounts/next-path.ts'
import { Forbidden, Unconfirmed } from '../../../domain/accounts/permissions.ts'
import { actPath, ITEMS_PATH, STAFF_PATH } from '../../../domain/accounts/staff-paths.ts'
import { typedOf } from '../../../domain/messages/message-form.ts'
import { redirectWithNotice, shortNames } from '../../actions/admin-notice.ts'
import { unconfirmed } from '../../actions/confirmed.ts'
import { localeOfStaff } from '../../actions/staff-form.ts'
import { fieldsContext, reportErrorContext, servicesContext, staffContext } from '../../context.ts'
import type { Route } from './+types/undo.ts'

/** Takes an act back and leads to where it was asked for. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const fields = context.get(fieldsContext)
  const next = nextPath(fields['next'], STAFF_PATH, ITEMS_PATH)
  try {
    const isConfirmed = (await unconfirmed(args)) === null
    const { longActs } = context.get(servicesContext)
    const wish = { actId: typedOf(fields, 'act'), isConfirmed, path: next }
    const outcome = await longActs.undo(wish, context.get(staffContext))
    if (!outcome.ok) return redirectWithNotice(next, `undo-${outcome.failure}`)
    if ('underWay' in outcome.value) return redirect(actPath(outcome.value.underWay))
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
