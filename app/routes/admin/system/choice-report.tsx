import { Download } from 'lucide-react'
import type { MiddlewareFunction } from 'react-router'
import { reportWords, choiceReportWords } from '#content/admin/overview/reports.ts'
import { CHOICE_REPORT_PATH } from '#domain/accounts/staff-paths.ts'
import { readReportQuery, reportSearch } from '#domain/reports/report-query.ts'
import { servicesContext } from '#app/context.ts'
import { loadPart } from '#app/loading/part.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { ChoiceReport } from '#app/ui/admin/reports/choice-report.tsx'
import { ReportFilters } from '#app/ui/admin/reports/report-filters.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import type { Route } from './+types/choice-report.ts'

export const meta = adminMeta(choiceReportWords.title)

export const handle: StaffHandle = { failed: reportWords.failed }

/** With `format=csv` the days are a file for a spreadsheet. */
const file: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  if (url.searchParams.get('format') !== 'csv') return next()
  const query = readReportQuery(url.searchParams, new Date())
  return new Response(await context.get(servicesContext).reports.choicesFile(query), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="choice-${query.from}-${query.to}.csv"`,
    },
  })
}

export const middleware = [file]

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readReportQuery(url.searchParams, new Date())
  const found = await loadPart(context, () => context.get(servicesContext).reports.choices(query))
  return { query, found }
}

export default function ChoiceReportPage({ loaderData: { query, found } }: Route.ComponentProps) {
  const words = useWords(choiceReportWords)
  const { failed, file: download, reload } = useWords(reportWords)
  const csv = `${CHOICE_REPORT_PATH}${reportSearch(query)}&format=csv`
  return (
    <AdminPage
      title={words.title}
      actions={
        <a href={csv} className="button button-outline button-small" download>
          <Download />
          {download}
        </a>
      }
    >
      <div>
        <p>{words.text}</p>
        <p className="admin-group-text">{reload}</p>
      </div>
      <ReportFilters query={query} path={CHOICE_REPORT_PATH} />
      <div className="report">{found.ok ? <ChoiceReport days={found.value} /> : <LoadError title={failed} />}</div>
    </AdminPage>
  )
}
