import type { RouterContextProvider } from 'react-router'
import { pageCount, readPage } from '#domain/catalogue/collection-query.ts'
import { readReportQuery } from '#domain/reports/report-query.ts'
import { servicesContext } from '#app/context.ts'
import { loadPart } from './part.ts'

const PAGE_SIZE = 50
const MOST_WORDS = 50

/** One page of the report, with the words that visitors searched. */
export async function loadReports(url: URL, context: Readonly<RouterContextProvider>) {
  const { reports } = context.get(servicesContext)
  const query = readReportQuery(url.searchParams, new Date())
  const found = await loadPart(context, async () => {
    const [products, searches] = await Promise.all([reports.products(query), reports.searches(query)])
    const pages = pageCount(products.length, PAGE_SIZE)
    const page = Math.min(readPage(url.searchParams), pages)
    const rows = products.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    return { rows, page, pages, count: products.length, searches: searches.slice(0, MOST_WORDS) }
  })
  return { query, found }
}
