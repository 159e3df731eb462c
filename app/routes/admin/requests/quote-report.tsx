import { Download } from 'lucide-react'
import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { quoteReportWords } from '#content/admin/overview/quote-report.ts'
import { lostReasons } from '#content/admin/requests/follow-up.ts'
import { QUOTE_REPORT_PATH, customerPath } from '#domain/accounts/staff-paths.ts'
import {
  quoteReportSearch,
  readQuoteReportQuery,
  monthName,
  type QuoteReportQuery,
} from '#domain/reports/quote-report-query.ts'
import {
  REPORT_PARTS,
  GROUP_PARTS,
  type GroupPart,
  type QuoteGroup,
  type ReportPart,
  type UnknownText,
} from '#domain/reports/quote-groups.ts'
import { groupedMoney } from '#domain/quotes/halalas.ts'
import { formatNumber } from '#domain/text/format.ts'
import { ownValue } from '#domain/text/own-value.ts'
import { useWords, useLocale } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import { loadPart } from '#app/loading/part.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { QuoteMonths, QuoteProducts, QuoteReportFilters, Rate, Scrolled } from '#app/ui/admin/reports/quote-report.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import { Group } from '#app/ui/admin/group.tsx'
import { Table } from '#app/ui/base/list/table.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { Share } from '#app/ui/admin/reports/month-chart.tsx'
import type { Route } from './+types/quote-report.ts'

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

type QuoteGroupsProps = { groups: Partial<Record<GroupPart, QuoteGroup[]>>; query: QuoteReportQuery }

/** The same requests by salesman, source and so on, each with a file. */
function QuoteGroups({ groups, query }: QuoteGroupsProps) {
  return GROUP_PARTS.map((part) => {
    const rows = groups[part]
    return rows && rows.length > 0 && <OneGroup key={part} part={part} rows={rows} query={query} />
  })
}

/** On a phone each row is a card of many lines. */
const ROWS_SHOWN = 10

function OneGroup({ part, rows, query }: { part: GroupPart; rows: QuoteGroup[]; query: QuoteReportQuery }) {
  const words = useWords(quoteReportWords)
  const most = Math.max(...rows.map((one) => Number(one.quotedValue)))
  const rest = rows.slice(ROWS_SHOWN)
  return (
    <Group wide title={words.parts[part]}>
      <GroupRows {...{ part, most, rows: rows.slice(0, ROWS_SHOWN) }} />
      {rest.length > 0 && (
        <details>
          <summary className="button button-outline button-small">{words.rest(rest.length)}</summary>
          <GroupRows {...{ part, most, rows: rest }} />
        </details>
      )}
      <PartFile part={part} query={query} />
    </Group>
  )
}

function GroupRows({ part, rows, most }: { part: GroupPart; rows: QuoteGroup[]; most: number }) {
  const words = useWords(quoteReportWords)
  const locale = useLocale()
  const { requests, quotes, quotedValue, won, lost, wonValue, wonRate, answerHours } = words.columns
  const columns = Object.entries({ requests, quotes, quotedValue, won, lost, wonValue, wonRate, answerHours })
  return (
    <Scrolled label={words.parts[part]}>
      <Table
        caption={words.parts[part]}
        columns={[
          { key: 'name', label: words.heads[part], strong: true },
          ...columns.map(([key, label]) => ({ key, label })),
        ]}
        rows={rows.map((one) => ({
          key: one.key,
          name: <GroupName part={part} group={one} />,
          requests: formatNumber(one.requests, locale),
          quotes: formatNumber(one.quotes, locale),
          quotedValue: (
            <>
              <Ltr>{groupedMoney(one.quotedValue)}</Ltr>
              <Share of={Number(one.quotedValue)} most={most} />
            </>
          ),
          won: formatNumber(one.won, locale),
          lost: formatNumber(one.lost, locale),
          wonValue: <Ltr>{groupedMoney(one.wonValue)}</Ltr>,
          wonRate: <Rate value={one.wonRate} />,
          answerHours: one.answerHoursMedian === null ? '–' : <Ltr>{String(one.answerHoursMedian)}</Ltr>,
        }))}
      />
    </Scrolled>
  )
}

function GroupName({ part, group: { key, name } }: { part: GroupPart; group: QuoteGroup }) {
  const words = useWords(quoteReportWords)
  const reasons = useWords(lostReasons)
  const locale = useLocale()
  if (part === 'customers' && name)
    return (
      <SiteLink to={customerPath(key)} className="text-link">
        <bdi>{name[locale]}</bdi>
      </SiteLink>
    )
  if (part === 'pipeline') return <span className="whitespace-nowrap">{monthName(key, locale)}</span>
  if (part === 'sources') return ownValue(words.sources, key) ?? key
  if (part === 'lost_reasons') return ownValue(reasons, key) ?? key
  return <bdi>{key || words.nobody}</bdi>
}

/** What was asked for and is no product: perhaps it should be one, or needs a wording. */
function UnknownTexts({ texts, query }: { texts: UnknownText[] | null; query: QuoteReportQuery }) {
  const words = useWords(quoteReportWords)
  const locale = useLocale()
  if (!texts || texts.length === 0) return null
  const most = texts[0]!.requests
  return (
    <Group wide title={words.parts.unknown_texts}>
      <Table
        caption={words.parts.unknown_texts}
        columns={[
          { key: 'text', label: words.text_asked, strong: true },
          { key: 'requests', label: words.columns.requests },
        ]}
        rows={texts.map(({ text, requests }) => ({
          key: text,
          text: <bdi>{text}</bdi>,
          requests: (
            <>
              {formatNumber(requests, locale)}
              <Share of={requests} most={most} />
            </>
          ),
        }))}
      />
      <PartFile part="unknown_texts" query={query} />
    </Group>
  )
}

function PartFile({ part, query }: { part: ReportPart; query: QuoteReportQuery }) {
  const words = useWords(quoteReportWords)
  return (
    <p>
      <a
        href={`${QUOTE_REPORT_PATH}${quoteReportSearch(query)}&format=csv&part=${part}`}
        className="button button-outline button-small"
        aria-label={`${words.file}: ${words.parts[part]}`}
        download
      >
        <Download />
        {words.file}
      </a>
    </p>
  )
}
