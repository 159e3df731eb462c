import { Download } from 'lucide-react'
import { reportWords } from '#content/admin/overview/reports.ts'
import { reportSearch } from '#domain/reports/report-query.ts'
import { REPORTS_FILE_PATH, REPORTS_PATH } from '#domain/accounts/staff-paths.ts'
import { loadReports } from '#app/loading/reports.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { ReportFilters } from '#app/ui/admin/reports/report-filters.tsx'
import { ProductReport, SearchReport } from '#app/ui/admin/reports/report-tables.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import type { Route } from './+types/reports.ts'

export const meta = adminMeta(reportWords.title)

export const handle: StaffHandle = { failed: reportWords.failed }

export const loader = ({ url, context }: Route.LoaderArgs) => loadReports(url, context)

export default function Reports({ loaderData: { query, found } }: Route.ComponentProps) {
  const words = useWords(reportWords)
  return (
    <AdminPage
      title={words.title}
      actions={
        <a href={REPORTS_FILE_PATH + reportSearch(query)} className="button button-outline button-small" download>
          <Download />
          {words.file}
        </a>
      }
    >
      <div>
        <p>{words.text}</p>
        <p className="admin-group-text">{words.reload}</p>
      </div>
      <ReportFilters query={query} />
      {found.ok ? (
        <div className="report">
          <ProductReport {...found.value} />
          <Pagination
            page={found.value.page}
            pages={found.value.pages}
            to={(page) => `${REPORTS_PATH}${reportSearch(query)}${page > 1 ? `&page=${page}` : ''}`}
          />
          <SearchReport searches={found.value.searches} />
        </div>
      ) : (
        <LoadError title={words.failed} />
      )}
    </AdminPage>
  )
}
