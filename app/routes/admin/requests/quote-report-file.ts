import { servicesContext } from '../../../context.ts'
import { quoteReportQueryOf } from '../../../loading/quote-report.ts'
import type { Route } from './+types/quote-report-file.ts'

/** The months of the report, as a file for a spreadsheet. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const query = quoteReportQueryOf(url)
  const file = await context.get(servicesContext).quoteReport.file(query)
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="quotes-${query.from}-${query.to}.csv"`,
  }
  return new Response(file, { headers })
}
