import { Download } from 'lucide-react'
import { quoteReportWords } from '#content/admin/overview/quote-report.ts'
import { QUOTE_REPORT_PATH } from '#domain/accounts/staff-paths.ts'
import { quoteReportSearch, readQuoteReportQuery } from '#domain/reports/quote-report-query.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { QuoteMonths, QuoteProducts, QuoteReportFilters } from '#app/ui/admin/reports/quote-report.tsx'
import { QuoteGroups, UnknownTexts } from '#app/ui/admin/reports/quote-groups.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import type { Route } from './+types/quote-report.ts'
import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { REPORT_PARTS } from '#domain/reports/quote-groups.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import { loadPart } from '#app/loading/part.ts'

async function loadQuoteReport(url: URL, context: Readonly<RouterContextProvider>) {
  const query = quoteReportQueryOf(url)
  const found = await loadPart(context, () =>
    context.get(servicesContext).quoteReport.report(query, context.get(staffContext).role),
  )
  return { query, found }
}

function quoteReportQueryOf({ searchParams }: URL) {
  return readQuoteReportQuery(Object.fromEntries(searchParams), new Date())
}

/** With `format=csv` the months of the report are a file for a spreadsheet. */
const quoteReportFile: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  if (url.searchParams.get('format') !== 'csv') return next()
  const query = quoteReportQueryOf(url)
  const part = REPORT_PARTS.find((one) => one === url.searchParams.get('part')) ?? null
  const { role } = context.get(staffContext)
  return new Response(await context.get(servicesContext).quoteReport.file(query, role, part), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${part ?? 'quotes'}-${query.from}-${query.to}.csv"`,
    },
  })
}

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
          <QuoteGroups groups={found.value.groups} query={query} />
          <UnknownTexts texts={found.value.unknownTexts} query={query} />
          <QuoteProducts products={found.value.products} />
        </div>
      ) : (
        <LoadError title={words.failed} />
      )}
    </AdminPage>
  )
}
