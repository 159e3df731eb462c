import { Download } from 'lucide-react'
import { reportWords } from '#content/admin/overview/reports.ts'
import { reportSearch, readReportQuery, REPORT_SORTS, type ReportQuery } from '#domain/reports/report-query.ts'
import { REPORTS_FILE_PATH, REPORTS_PATH } from '#domain/accounts/staff-paths.ts'
import { useWords, useLocale } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { ProductReport, SearchReport } from '#app/ui/admin/reports/report-tables.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import type { Route } from './+types/reports.ts'
import { type RouterContextProvider, Form } from 'react-router'
import { pageCount, readPage } from '#domain/catalogue/collection-query.ts'
import { servicesContext } from '#app/context.ts'
import { loadPart } from '#app/loading/part.ts'
import { languageNames } from '#content/admin/checks.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { optionsOf, SelectField, TextField } from '#app/ui/base/field/text-field.tsx'

const PAGE_SIZE = 50

const MOST_WORDS = 50

/** One page of the report, with the words that visitors searched. */
async function loadReports(url: URL, context: Readonly<RouterContextProvider>) {
  const { reports } = context.get(servicesContext)
  const query = readReportQuery(url.searchParams, new Date())
  const found = await loadPart(context, async () => {
    const [products, searches] = await Promise.all([reports.products(query), reports.searches(query)])
    const pages = pageCount(products.length, PAGE_SIZE)
    const page = Math.min(readPage(url.searchParams), pages)
    const rows = products.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    return { rows, page, pages, count: products.length, searches: searches.slice(0, MOST_WORDS) }
  })
  return { query, found }
}

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

/** Which days, which language, and what comes first: a form whose fields stand in the address. */
function ReportFilters({ query }: { query: ReportQuery }) {
  const words = useWords(reportWords)
  const shown = useLocale()
  return (
    <Form key={reportSearch(query)} action={REPORTS_PATH} className="log-fields">
      <TextField label={words.from} type="date" name="from" defaultValue={query.from} />
      <TextField label={words.to} type="date" name="to" defaultValue={query.to} />
      <SelectField label={words.language} name="lang" defaultValue={query.language ?? ''}>
        <option value="">{words.both}</option>
        {optionsOf(LOCALES, (locale) => [locale, languageNames[locale][shown]])}
      </SelectField>
      <SelectField label={words.sort} name="sort" defaultValue={query.sort}>
        {optionsOf(REPORT_SORTS, (sort) => [sort, words.sorts[sort]])}
      </SelectField>
      <div className="cluster-8">
        <Button type="submit" kind="ink" small>
          {words.apply}
        </Button>
      </div>
    </Form>
  )
}
