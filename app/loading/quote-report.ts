import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { readQuoteReportQuery } from '#domain/reports/quote-report-query.ts'
import { servicesContext } from '#app/context.ts'
import { loadPart } from './part.ts'

export async function loadQuoteReport(url: URL, context: Readonly<RouterContextProvider>) {
  const query = quoteReportQueryOf(url)
  const found = await loadPart(context, () => context.get(servicesContext).quoteReport.report(query))
  return { query, found }
}

function quoteReportQueryOf({ searchParams }: URL) {
  return readQuoteReportQuery(Object.fromEntries(searchParams), new Date())
}

/** With `format=csv` the months of the report are a file for a spreadsheet. */
export const quoteReportFile: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  if (url.searchParams.get('format') !== 'csv') return next()
  const query = quoteReportQueryOf(url)
  return new Response(await context.get(servicesContext).quoteReport.file(query), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="quotes-${query.from}-${query.to}.csv"`,
    },
  })
}
