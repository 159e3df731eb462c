import { pageCount } from '../../../domain/catalogue/collection-query.ts'
import { moneyText } from '../../../domain/quotes/halalas.ts'
import type { QuotationRow } from '../../../domain/quotes/quotation-record.ts'
import {
  QUOTATIONS_PAGE_SIZE,
  readQuotationsQuery,
  toQuotationFilter,
} from '../../../domain/quotes/quotations-query.ts'
import { listSearch } from '../../../domain/search/list-search.ts'
import { QUOTES_PATH } from '../../../domain/accounts/staff-paths.ts'
import { servicesContext } from '../../context.ts'
import type { Route } from '../../routes/admin/requests/+types/quotes.ts'
import { leadToLastPage } from '../last-page.ts'
import { loadPart } from '../part.ts'

/** The quotations that the address asks for. */
export async function loadQuotations({ url, context }: Route.LoaderArgs) {
  const { quotations, inbox } = context.get(servicesContext)
  const query = readQuotationsQuery(url.searchParams)
  const filter = toQuotationFilter(query)
  const staff = await inbox.listStaff()
  const names = new Map(staff.map(({ id, username }) => [id, username]))
  const found = await loadPart(context, async () => {
    const offset = (query.page - 1) * QUOTATIONS_PAGE_SIZE
    const [total, rows] = await Promise.all([
      quotations.count(filter),
      quotations.list({ ...filter, limit: QUOTATIONS_PAGE_SIZE, offset }),
    ])
    return { total, pages: pageCount(total, QUOTATIONS_PAGE_SIZE), rows: rows.map((row) => toListed(row, names)) }
  })
  if (found.ok) leadToLastPage(query.page, found.value.pages, (page) => QUOTES_PATH + listSearch({ ...query, page }))
  return {
    query,
    found,
    staff: staff.map(({ id, username, disabled }) => ({ id, name: username, disabled })),
    creationKey: crypto.randomUUID(),
  }
}

/** A quotation as a row of the list. */
export type ListedQuotation = ReturnType<typeof toListed>

function toListed(row: QuotationRow, names: ReadonlyMap<string, string>) {
  const { id, number, requestNumber, state, customerName, customerCompany, validUntil, total, assigneeId } = row
  return {
    id,
    number,
    request: requestNumber,
    state,
    customer: customerName,
    company: customerCompany,
    validUntil,
    total: moneyText(total),
    owner: assigneeId === null ? null : (names.get(assigneeId) ?? null),
  }
}
