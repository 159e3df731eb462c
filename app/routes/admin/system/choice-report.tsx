import { Download, ChartColumn } from 'lucide-react'
import type { MiddlewareFunction } from 'react-router'
import { reportWords, choiceReportWords } from '#content/admin/overview/reports.ts'
import { CHOICE_REPORT_PATH } from '#domain/accounts/staff-paths.ts'
import { readReportQuery, reportSearch } from '#domain/reports/report-query.ts'
import { choiceColumns, totalOf, type ChoiceCounts, type ChoiceDay } from '#domain/reports/choice-report.ts'
import { formatNumber } from '#domain/text/format.ts'
import { servicesContext } from '#app/context.ts'
import { loadPart } from '#app/loading/part.ts'
import { useWords, useLocale } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { ReportFilters } from '#app/ui/admin/reports/report-filters.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import { Table } from '#app/ui/base/list/table.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import { Rate, Scrolled } from '#app/ui/admin/reports/quote-report.tsx'
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

/** Of searches also the share; the whole period first, then its days. */
function ChoiceReport({ days }: { days: ChoiceDay[] }) {
  const words = useWords(choiceReportWords)
  const locale = useLocale()
  if (days.length === 0) return <StateBlock icon={ChartColumn} title={words.none} />
  const row = (counts: ChoiceCounts) =>
    Object.fromEntries(
      choiceColumns.map((column) => [
        column,
        column === 'closest_only' || column === 'no_product' ? (
          <>
            {formatNumber(counts[column], locale)} <Share of={counts.searches} part={counts[column]} />
          </>
        ) : (
          formatNumber(counts[column], locale)
        ),
      ]),
    )
  return (
    <Group wide title={words.days}>
      <Scrolled label={words.days}>
        <Table
          caption={words.days}
          columns={[
            { key: 'day', label: words.day, strong: true },
            ...choiceColumns.map((key) => ({ key, label: words.columns[key] })),
          ]}
          rows={[
            { key: 'total', day: words.total, ...row(totalOf(days)) },
            ...days.map((one) => ({
              key: one.day,
              day: <Ltr className="whitespace-nowrap">{one.day}</Ltr>,
              ...row(one),
            })),
          ]}
        />
      </Scrolled>
    </Group>
  )
}

function Share({ of, part }: { of: number; part: number }) {
  if (part === 0) return null
  return (
    <span className="admin-row-quiet">
      <Rate value={part / of} />
    </span>
  )
}
