import { Download } from 'lucide-react'
import { reportWords, choiceReportWords } from '#content/admin/overview/reports.ts'
import { reportSearch, readReportQuery } from '#domain/reports/report-query.ts'
import { CHOICE_REPORT_PATH, REPORTS_FILE_PATH, REPORTS_PATH } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { DocumentReport, ProductReport, SearchReport } from '#app/ui/admin/reports/report-tables.tsx'
import { SummaryReport } from '#app/ui/admin/reports/summary-report.tsx'
import { ReportFilters } from '#app/ui/admin/reports/report-filters.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import type { Route } from './+types/reports.ts'
import type { RouterContextProvider } from 'react-router'
import { pageCount, readPage } from '#domain/catalogue/collection-query.ts'
import { servicesContext } from '#app/context.ts'
import { loadPart } from '#app/loading/part.ts'

const PAGE_SIZE = 50

const MOST_WORDS = 50

/** One page of the report, with the words that visitors searched. */
async function loadReports(url: URL, context: Readonly<RouterContextProvider>) {
  const { reports } = context.get(servicesContext)
  const query = readReportQuery(url.searchParams, new Date())
  const found = await loadPart(context, async () => {
    const [summary, products, searches, documents] = await Promise.all([
      reports.summary(query),
      reports.products(query),
      reports.searches(query),
      reports.documents(query),
    ])
    const pages = pageCount(products.length, PAGE_SIZE)
    const page = Math.min(readPage(url.searchParams), pages)
    const rows = products.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    return { summary, rows, page, pages, count: products.length, searches: searches.slice(0, MOST_WORDS), documents }
  })
  return { query, found }
}

export const meta = adminMeta(reportWords.title)

export const handle: StaffHandle = { failed: reportWords.failed }

export const loader = ({ url, context }: Route.LoaderArgs) => loadReports(url, context)

export default function Reports({ loaderData: { query, found } }: Route.ComponentProps) {
  const words = useWords(reportWords)
  const choice = useWords(choiceReportWords)
  return (
    <AdminPage
      title={words.title}
      actions={
        <>
          <ButtonLink to={CHOICE_REPORT_PATH} kind="outline" small>
            {choice.title}
          </ButtonLink>
          <a href={REPORTS_FILE_PATH + reportSearch(query)} className="button button-outline button-small" download>
            <Download />
            {words.file}
          </a>
        </>
      }
    >
      <div>
        <p>{words.text}</p>
        <p className="admin-group-text">{words.reload}</p>
      </div>
      <ReportFilters query={query} path={REPORTS_PATH} sorts />
      {found.ok ? (
        <div className="report">
          <SummaryReport {...found.value.summary} />
          <ProductReport {...found.value} />
          <Pagination
            page={found.value.page}
            pages={found.value.pages}
            to={(page) => `${REPORTS_PATH}${reportSearch(query)}${page > 1 ? `&page=${page}` : ''}`}
          />
          <SearchReport searches={found.value.searches} />
          <DocumentReport documents={found.value.documents} />
        </div>
      ) : (
        <LoadError title={words.failed} />
      )}
    </AdminPage>
  )
}
