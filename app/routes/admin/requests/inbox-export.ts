import { actorOf } from '#domain/accounts/caller.ts'
import { EXPORT_FORMATS, readInboxQuery } from '#domain/messages/inbox-query.ts'
import { typedOf } from '#domain/messages/message-form.ts'
import { SHEET_TYPES } from '#domain/sheets/written-sheet.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { INBOX_PATH } from '#domain/accounts/staff-paths.ts'
import { redirect } from 'react-router'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import type { Route } from './+types/inbox-export.ts'

const TYPES = { ...SHEET_TYPES, json: 'application/json' }

/** Everything that a list shows as a file. It is asked for by a form, since it is recorded who took it. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = context.get(fieldsContext)
  const format = EXPORT_FORMATS.find((one) => one === typedOf(fields, 'format')) ?? 'csv'
  const query = readInboxQuery(new URLSearchParams(typedOf(fields, 'search')))
  const { inbox } = context.get(servicesContext)
  const text = await inbox.export(
    await inbox.filterOf(query, context.get(staffContext).id),
    { format, locale: localeOfStaff(request) },
    actorOf(context.get(staffContext)),
  )
  const name = `inbox-${dayOfInstant(new Date())}.${format}`
  const headers = { 'Content-Type': TYPES[format], 'Content-Disposition': `attachment; filename="${name}"` }
  return new Response(text, { headers })
}

export function loader() {
  return redirect(INBOX_PATH)
}
