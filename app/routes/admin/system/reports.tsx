import { Download } from 'lucide-react'
import type { RouterContextProvider } from 'react-router'
import { reportWords, choiceReportWords } from '#content/admin/overview/reports.ts'
import { reportSearch, readReportQuery } from '#domain/reports/report-query.ts'
import { CHOICE_REPORT_PATH, REPORTS_FILE_PATH, REPORTS_PATH } from '#domain/accounts/staff-paths.ts'
import { pageCount, readPage } from '#domain/catalogue/collection-query.ts'
import type { ProductCounts } from '#domain/reports/daily-count.ts'
import { formatDay, formatNumber } from '#domain/text/format.ts'
import { useWords, useLocale } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { servicesContext } from '#app/context.ts'
import { loadPart } from '#app/loading/part.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { DocumentReport, ProductReport, SearchReport } from '#app/ui/admin/reports/report-tables.tsx'
import { ReportFilters } from '#app/ui/admin/reports/report-filters.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import { Group } from '#app/ui/admin/group.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { Table } from '#app/ui/base/list/table.tsx'
import type { Route } from './+types/reports.ts'

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

type SummaryProps = { now: ProductCounts; before: ProductCounts; days: { day: string; views: number }[] }

const FIGURES = ['views', 'searches', 'datasheets', 'requests'] as const
const HEIGHT = 120
const STEP = 20

/** What visitors did in the time that is shown, beside as many days before, and day by day. */
function SummaryReport({ now, before, days }: SummaryProps) {
  const words = useWords(reportWords)
  const locale = useLocale()
  return (
    <Group wide title={words.summary}>
      <DayChart days={days} />
      <Table
        caption={words.summary}
        columns={[
          { key: 'figure', label: words.figure, strong: true },
          { key: 'now', label: words.now },
          { key: 'before', label: words.earlier },
          { key: 'change', label: words.change },
        ]}
        rows={FIGURES.map((figure) => ({
          key: figure,
          figure: words.columns[figure],
          now: formatNumber(now[figure], locale),
          before: formatNumber(before[figure], locale),
          change: <Ltr>{changeOf(now[figure], before[figure])}</Ltr>,
        }))}
      />
    </Group>
  )
}

/** In whole per cent; nothing can be said where there was nothing before. */
function changeOf(now: number, before: number): string {
  if (before === 0) return '–'
  const change = Math.round((now / before - 1) * 100)
  return `${change > 0 ? '+' : ''}${change}%`
}

/** The views of each day as bars, with their numbers in a table beneath. */
function DayChart({ days }: { days: SummaryProps['days'] }) {
  const words = useWords(reportWords)
  const locale = useLocale()
  const most = Math.max(0, ...days.map(({ views }) => views))
  if (days.length < 2 || most === 0) return null
  return (
    <figure className="report-chart">
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mirrored"
        aria-hidden="true"
      >
        {days.map(({ day, views }, place) => {
          const height = (views / most) * HEIGHT
          return (
            <rect
              key={day}
              className="report-quoted"
              x={place * STEP + 2}
              y={HEIGHT - height}
              width={STEP - 4}
              height={height}
            >
              <title>{`${formatDay(day, locale)}: ${formatNumber(views, locale)}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption>
        <details>
          <summary className="text-link inline-line-6 min-tall-44">{words.chart}</summary>
          <Table
            caption={words.chart}
            columns={[
              { key: 'day', label: words.day, strong: true },
              { key: 'views', label: words.columns.views },
            ]}
            rows={days
              .toReversed()
              .map(({ day, views }) => ({ key: day, day: formatDay(day, locale), views: formatNumber(views, locale) }))}
          />
        </details>
      </figcaption>
    </figure>
  )
}
