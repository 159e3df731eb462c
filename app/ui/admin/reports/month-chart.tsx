import { quoteReportWords } from '#content/admin/overview/quote-report.ts'
import { groupedMoney } from '#domain/quotes/halalas.ts'
import type { QuoteMonth } from '#domain/reports/quote-figures.ts'
import { monthName } from '#domain/reports/quote-report-query.ts'
import { useLocale, useWords } from '#app/locale.ts'

const HEIGHT = 120
const STEP = 40
const BAR = 14

/** What was quoted and won in each month, as bars; the table below says the same in numbers. */
export function MonthChart({ months }: { months: QuoteMonth[] }) {
  const words = useWords(quoteReportWords)
  const locale = useLocale()
  const most = Math.max(...months.map(({ quotedValue, wonValue }) => Math.max(Number(quotedValue), Number(wonValue))))
  if (months.length < 2 || most <= 0) return null
  const heightOf = (value: string) => (Number(value) / most) * HEIGHT
  const { quotedValue, wonValue } = words.columns
  return (
    <figure className="report-chart">
      <svg viewBox={`0 0 ${months.length * STEP} ${HEIGHT}`} role="img" aria-label={words.chart} className="mirrored">
        {months.map((one, place) => (
          <g key={one.month}>
            <title>
              {`${monthName(one.month, locale)}: ${quotedValue} ${groupedMoney(one.quotedValue)}, ${wonValue} ${groupedMoney(one.wonValue)}`}
            </title>
            <rect
              className="report-quoted"
              x={place * STEP + 4}
              y={HEIGHT - heightOf(one.quotedValue)}
              width={BAR}
              height={heightOf(one.quotedValue)}
            />
            <rect
              className="report-won"
              x={place * STEP + 6 + BAR}
              y={HEIGHT - heightOf(one.wonValue)}
              width={BAR}
              height={heightOf(one.wonValue)}
            />
          </g>
        ))}
      </svg>
      <figcaption className="report-legend">
        <span className="report-quoted">{quotedValue}</span>
        <span className="report-won">{wonValue}</span>
      </figcaption>
    </figure>
  )
}

/** A share of the highest value of a table, beside its number. */
export function Share({ of, most }: { of: number; most: number }) {
  if (most <= 0) return null
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="block wide-full tall-6 mirrored" aria-hidden="true">
      <rect className="report-quoted" width={(of / most) * 100} height={6} />
    </svg>
  )
}
