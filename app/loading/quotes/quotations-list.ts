import { pageCount } from '#domain/catalogue/collection-query.ts'
import { moneyText } from '#domain/quotes/halalas.ts'
import type { QuotationRow } from '#domain/quotes/quotation-record.ts'
import { QUOTATIONS_PAGE_SIZE, readQuotationsQuery, toQuotationFilter } from '#domain/quotes/quotations-query.ts'
import { listSearch } from '#domain/search/list-search.ts'
import { servicesContext } from '#app/context.ts'
import type { Route } from '../../routes/admin/requests/+types/quotes.ts'
import { loadPart } from '#app/loading/part.ts'

export async function loadQuotations({ url, context }: Pick<Route.LoaderArgs, 'url' | 'context'>) {
  const { quotations, inbox, inboxChanges } = context.get(servicesContext)
  // Before anything is read: what changes meanwhile is behind it.
  const place = await inboxChanges.last()
  const asked = readQuotationsQuery(url.searchParams)
  const filter = toQuotationFilter(asked)
  const staff = await inbox.listStaff()
  const names = new Map(staff.map(({ id, username }) => [id, username]))
  const found = await loadPart(context, async () => {
    const total = await quotations.count(filter)
    const pages = pageCount(total, QUOTATIONS_PAGE_SIZE)
    // What is done here empties pages. Leading on to the last one would lose what was answered to it.
    const page = Math.min(asked.page, pages)
    const offset = (page - 1) * QUOTATIONS_PAGE_SIZE
    const rows = await quotations.list({ ...filter, limit: QUOTATIONS_PAGE_SIZE, offset })
    return { total, page, pages, rows: rows.map((row) => toListed(row, names)) }
  })
  const query = { ...asked, page: found.ok ? found.value.page : asked.page }
  return {
    query,
    /** Up to which change of the inbox this is so. */
    place,
    /** The address of this very list, behind its path. */
    search: listSearch(query),
    found,
    staff: staff.map(({ id, username, disabled }) => ({ id, name: username, disabled })),
    creationKey: crypto.randomUUID(),
  }
}

export type QuotationsList = Awaited<ReturnType<typeof loadQuotations>>

export type ListedQuotation = ReturnType<typeof toListed>

function toListed(row: QuotationRow, names: ReadonlyMap<string, string>) {
  const { id, number, requestNumber, state, form, total, assigneeId } = row
  return {
    id,
    number,
    request: requestNumber,
    state,
    customer: form.customerName,
    company: form.customerCompany,
    validUntil: form.validUntil,
    total: moneyText(total),
    owner: assigneeId === null ? null : (names.get(assigneeId) ?? null),
  }
}
