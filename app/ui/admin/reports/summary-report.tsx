import { reportWords } from '#content/admin/overview/reports.ts'
import type { ProductCounts } from '#domain/reports/daily-count.ts'
import { formatDay, formatNumber } from '#domain/text/format.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Group } from '#app/ui/admin/group.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { Table } from '#app/ui/base/list/table.tsx'

type SummaryProps = { now: ProductCounts; before: ProductCounts; days: { day: string; views: number }[] }

const FIGURES = ['views', 'searches', 'datasheets', 'requests'] as const
const HEIGHT = 120
const STEP = 20

/** What visitors did in the time that is shown, beside as many days before, and day by day. */
export function SummaryReport({ now, before, days }: SummaryProps) {
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
