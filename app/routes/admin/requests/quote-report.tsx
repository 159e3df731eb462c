import { Download } from 'lucide-react'
import { quoteReportWords } from '#content/admin/overview/quote-report.ts'
import { QUOTE_REPORT_PATH } from '#domain/accounts/staff-paths.ts'
import { quoteReportSearch } from '#domain/reports/quote-report-query.ts'
import { loadQuoteReport, quoteReportFile } from '#app/loading/quote-report.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { QuoteMonths, QuoteProducts, QuoteReportFilters } from '#app/ui/admin/reports/quote-report.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import type { Route } from './+types/quote-report.ts'

export const meta = adminMeta(quoteReportWords.title)

export const handle: StaffHandle = { failed: quoteReportWords.failed }

export const middleware = [quoteReportFile]

export const loader = ({ url, context }: Route.LoaderArgs) => loadQuoteReport(url, context)

export default function QuoteReport({ loaderData: { query, found } }: Route.ComponentProps) {
  const words = useWords(quoteReportWords)
  return (
    <AdminPage
      title={words.title}
      actions={
        <a
          href={`${QUOTE_REPORT_PATH}${quoteReportSearch(query)}&format=csv`}
          className="button button-outline button-small"
          download
        >
          <Download />
          {words.file}
        </a>
      }
    >
      <p>{words.text}</p>
      <QuoteReportFilters query={query} />
      {found.ok ? (
        <div className="report">
          <QuoteMonths months={found.value.months} />
          <QuoteProducts products={found.value.products} />
        </div>
      ) : (
        <LoadError title={words.failed} />
      )}
    </AdminPage>
  )
}
