import { stringify } from 'csv-stringify/sync'
import type { QuoteMonth } from '#domain/reports/quote-figures.ts'

/** Programs for tables take a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\ufeff'
const COLUMNS = [
  'month',
  'requests',
  'quotes',
  'quoted_value',
  'won',
  'lost',
  'won_value',
  'won_rate',
  'answer_hours_median',
  'in_time_rate',
]

/** The months of the report on quotations for a spreadsheet, named as the call names them. */
export function quoteReportFile(months: readonly QuoteMonth[]): string {
  const lines = months.map((one) => [
    one.month,
    one.requests,
    one.quotes,
    one.quotedValue,
    one.won,
    one.lost,
    one.wonValue,
    one.wonRate,
    one.answerHoursMedian,
    one.inTimeRate,
  ])
  return BYTE_ORDER_MARK + stringify([COLUMNS, ...lines], { escape_formulas: true, record_delimiter: 'windows' })
}
