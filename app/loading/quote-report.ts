import { redirect, type RouterContextProvider } from 'react-router'
import { QUOTE_REPORT_FILE_PATH } from '../../domain/accounts/staff-paths.ts'
import { quoteReportSearch, readQuoteReportQuery } from '../../domain/reports/quote-report-query.ts'
import { servicesContext } from '../context.ts'
import { loadPart } from './part.ts'

/** The report as a screen; with `format=csv` the file. */
export async function loadQuoteReport(url: URL, context: Readonly<RouterContextProvider>) {
  const query = quoteReportQueryOf(url)
  if (url.searchParams.get('format') === 'csv') throw redirect(QUOTE_REPORT_FILE_PATH + quoteReportSearch(query))
  const found = await loadPart(context, () => context.get(servicesContext).quoteReport.report(query))
  return { query, found }
}

export function quoteReportQueryOf({ searchParams }: URL) {
  return readQuoteReportQuery(Object.fromEntries(searchParams), new Date())
}
