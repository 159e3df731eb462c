import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { quoteReportWords } from '#content/admin/overview/quote-report.ts'
import { QUOTE_REPORT_PATH, staffPath } from '#domain/accounts/staff-paths.ts'
import { groupedMoney } from '#domain/quotes/halalas.ts'
import type { QuoteMonth, QuoteProduct } from '#domain/reports/quote-figures.ts'
import { monthName, quoteReportSearch, type QuoteReportQuery } from '#domain/reports/quote-report-query.ts'
import { formatNumber } from '#domain/text/format.ts'
import type { Localized } from '#domain/text/locale.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { useLocale, useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { Table } from '#app/ui/base/list/table.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { MonthChart } from './month-chart.tsx'
import { Group } from '#app/ui/admin/group.tsx'

/** Which months: a form whose fields stand in the address. */
export function QuoteReportFilters({ query }: { query: QuoteReportQuery }) {
  const words = useWords(quoteReportWords)
  return (
    <Form key={quoteReportSearch(query)} action={QUOTE_REPORT_PATH} className="log-fields">
      <TextField ltr label={words.from} name="from" defaultValue={query.from} maxLength={7} />
      <TextField ltr label={words.to} name="to" defaultValue={query.to} maxLength={7} />
      <div className="cluster-8">
        <Button type="submit" kind="ink" small>
          {words.apply}
        </Button>
      </div>
    </Form>
  )
}

/** Months from the first in which anything happened; of none, the last. */
function sinceFirst(months: QuoteMonth[]): QuoteMonth[] {
  const first = months.findIndex((one) => one.requests + one.quotes + one.won + one.lost > 0)
  return months.slice(first)
}

export function QuoteMonths({ months }: { months: QuoteMonth[] }) {
  const words = useWords(quoteReportWords)
  const locale = useLocale()
  const { requests, quotes, quotedValue, won, lost, wonValue, wonRate, answerHours, inTime } = words.columns
  const columns = Object.entries({ requests, quotes, quotedValue, won, lost, wonValue, wonRate, answerHours, inTime })
  return (
    <Group wide title={words.months}>
      <MonthChart months={sinceFirst(months)} />
      <Scrolled label={words.months}>
        <Table
          caption={words.months}
          columns={[
            { key: 'month', label: words.month, strong: true },
            ...columns.map(([key, label]) => ({ key, label })),
          ]}
          rows={sinceFirst(months)
            .toReversed()
            .map((one) => ({
              key: one.month,
              month: <span className="whitespace-nowrap">{monthName(one.month, locale)}</span>,
              requests: formatNumber(one.requests, locale),
              quotes: formatNumber(one.quotes, locale),
              quotedValue: <Ltr>{groupedMoney(one.quotedValue)}</Ltr>,
              won: formatNumber(one.won, locale),
              lost: formatNumber(one.lost, locale),
              wonValue: <Ltr>{groupedMoney(one.wonValue)}</Ltr>,
              wonRate: <Rate value={one.wonRate} />,
              answerHours: one.answerHoursMedian === null ? '–' : <Ltr>{String(one.answerHoursMedian)}</Ltr>,
              inTime: <Rate value={one.inTimeRate} />,
            }))}
        />
      </Scrolled>
    </Group>
  )
}

export function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys, too
    <div className="report-scrolled" role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}

type NamedProduct = QuoteProduct & { name: Localized | null }

export function QuoteProducts({ products }: { products: NamedProduct[] }) {
  const words = useWords(quoteReportWords)
  const locale = useLocale()
  const { requests, quotedValue, wonValue } = words.columns
  return (
    <Group wide title={words.products}>
      {products.length === 0 ? (
        <p className="admin-row-quiet">{words.none}</p>
      ) : (
        <Scrolled label={words.products}>
          <Table
            caption={words.products}
            columns={[
              { key: 'product', label: words.product, strong: true },
              { key: 'requests', label: requests },
              { key: 'pieces', label: words.pieces },
              { key: 'quotedValue', label: quotedValue },
              { key: 'wonValue', label: wonValue },
            ]}
            rows={products.map((one) => ({
              key: one.productId,
              product: <ProductName {...one} />,
              requests: formatNumber(one.requests, locale),
              pieces: formatNumber(one.pieces, locale),
              quotedValue: <Ltr>{groupedMoney(one.quotedValue)}</Ltr>,
              wonValue: <Ltr>{groupedMoney(one.wonValue)}</Ltr>,
            }))}
          />
        </Scrolled>
      )}
    </Group>
  )
}

function ProductName({ productId, name }: NamedProduct) {
  const words = useWords(quoteReportWords)
  const locale = useLocale()
  if (name === null)
    return (
      <>
        <bdi>{productId}</bdi> <span className="admin-row-quiet">{words.gone}</span>
      </>
    )
  return (
    <SiteLink to={staffPath('items', 'edit', productId)} className="text-link">
      <CodedText text={name[locale]} />
    </SiteLink>
  )
}

export function Rate({ value }: { value: number | null }) {
  return value === null ? '–' : <Ltr>{`${Math.round(value * 100)}%`}</Ltr>
}
