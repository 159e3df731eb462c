import { readReportQuery } from '#domain/reports/report-query.ts'
import { servicesContext } from '#app/context.ts'
import type { Route } from './+types/reports-file.ts'

/** What the report shows of all products, as a file for a spreadsheet. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readReportQuery(url.searchParams, new Date())
  const file = await context.get(servicesContext).reports.file(query)
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="reports-${query.from}-${query.to}.csv"`,
  }
  return new Response(file, { headers })
}
