import { ChartColumn } from 'lucide-react'
import { choiceReportWords } from '#content/admin/overview/reports.ts'
import { choiceColumns, totalOf, type ChoiceCounts, type ChoiceDay } from '#domain/reports/choice-report.ts'
import { formatNumber } from '#domain/text/format.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Table } from '#app/ui/base/list/table.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import { Rate, Scrolled } from './quote-report.tsx'

/** Of searches also the share; the whole period first, then its days. */
export function ChoiceReport({ days }: { days: ChoiceDay[] }) {
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
