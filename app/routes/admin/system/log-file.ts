import { logSearch } from '#domain/accounts/log-query.ts'
import { LOG_PATH } from '#domain/accounts/staff-paths.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import { unconfirmedExport } from '#app/actions/confirmed.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import { loadLogQuery } from '#app/loading/log-query.ts'
import type { Route } from './+types/log-file.ts'

/** What the log shows with the same filters, line by line, as a file for a spreadsheet. */
export async function action(args: Route.ActionArgs | Route.LoaderArgs) {
  const { request, url, context } = args
  const { query } = await loadLogQuery(url, context)
  const refused = await unconfirmedExport(args, LOG_PATH + logSearch(query))
  if (refused) return refused
  const { audit } = context.get(servicesContext)
  const file = audit.file(query, context.get(staffContext).role, localeOfStaff(request))
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="log-${dayOfInstant(new Date())}.csv"`,
  }
  return new Response(file, { headers })
}

export const loader = action
