import { stringify } from 'csv-stringify/sync'
import type { ReportRow } from './reports.ts'

/** Programs for tables take a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\ufeff'
const COLUMNS = ['product_id', 'name_ar', 'name_en', 'views', 'searches', 'datasheets', 'requests']

/** The report on products for a spreadsheet; an apostrophe stands before whatever that would take for a formula. */
export function reportFile(rows: readonly ReportRow[]): string {
  const lines = rows.map(({ id, name, views, searches, datasheets, requests }) => [
    id,
    name?.ar ?? '',
    name?.en ?? '',
    views,
    searches,
    datasheets,
    requests,
  ])
  return BYTE_ORDER_MARK + stringify([COLUMNS, ...lines], { escape_formulas: true, record_delimiter: 'windows' })
}
