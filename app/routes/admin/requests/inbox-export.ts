import { actorOf } from '#domain/accounts/caller.ts'
import { EXPORT_FORMATS, readInboxQuery } from '#domain/messages/inbox-query.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import { listSearch } from '#domain/search/list-search.ts'
import { SHEET_TYPES } from '#domain/sheets/written-sheet.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { INBOX_PATH } from '#domain/accounts/staff-paths.ts'
import { redirect } from 'react-router'
import { unconfirmedExport } from '#app/actions/confirmed.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import type { Route } from './+types/inbox-export.ts'

const TYPES = { ...SHEET_TYPES, json: 'application/json' }

/** Everything that a list shows as a file. It is asked for by a form, since it is recorded who took it. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const fields = context.get(fieldsContext)
  const format = EXPORT_FORMATS.find((one) => one === typedOf(fields, 'format')) ?? 'csv'
  const query = readInboxQuery(new URLSearchParams(typedOf(fields, 'search')))
  const refused = await unconfirmedExport(args, INBOX_PATH + listSearch(query))
  if (refused) return refused
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
