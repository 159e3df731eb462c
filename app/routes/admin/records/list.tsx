import { changeSavedViews, isOfViews, chooseColumns, sentFilters } from '#app/actions/list-form.ts'
import { listWords } from '#content/admin/records/list-words.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import { withPresentBrand, type ItemListQuery } from '#domain/catalogue/item-list.ts'
import { TEMPLATE_INTENT } from '#domain/site/content/templates.ts'
import { receiveBulkForm, type BulkAnswer } from '#app/actions/bulk-form.ts'
import { addQuestionTemplates } from '#app/actions/records/kind-actions.ts'
import { localeOfStaff, refuseForbidden } from '#app/actions/staff-form.ts'
import { fieldsContext, servicesContext, reportErrorContext, staffContext } from '#app/context.ts'
import { leadToLastPage, loadPart } from '#app/loading/part.ts'
import { findRecords, matchingIds } from '#app/loading/records/record-list.ts'
import { listedKindAt } from '#app/record-address.ts'
import { listAddress, listQueries } from '#app/record-lists.ts'
import { adminMetaOf } from '#app/seo/admin-meta.ts'
import type { OrderAnswer } from '#app/ui/admin/categories/use-order.ts'
import { guardedAction } from '#app/ui/admin/guarded-action.ts'
import { RecordList } from '#app/ui/admin/records/record-list.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import type { Route } from './+types/list.ts'
import { redirect, data } from 'react-router'
import { BIN_PATH } from '#domain/accounts/staff-paths.ts'
import { binSearch } from '#domain/records/lists/bin-query.ts'
import { isColumnList } from '#domain/records/lists/list-columns.ts'
import { askedBin } from '#domain/records/lists/list-state.ts'
import type { RecordKindName } from '#domain/kinds.ts'
import { bulkQuestions } from '#content/admin/bulk.ts'
import { documentLocale } from '#app/ui/admin/document-locale.ts'
import type { SaveArgs } from '#app/actions/record-action.ts'

export const meta = adminMetaOf(({ kind }: Route.ComponentProps['loaderData']) => listWords(kind).title)

export const handle: StaffHandle = { failed: (pathname) => listWords(listedKindAt(pathname)).failed }

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const kind = listedKindAt(url.pathname)
  leadToBin(url, kind)
  const query = listQueries(kind).read(url.searchParams)
  const { recordList, staffPreferences } = context.get(servicesContext)
  const found = await loadPart(context, async () => {
    const [list, counts, saved] = await Promise.all([
      findRecords(context, kind, query, localeOfStaff(request)),
      recordList.counts(kind),
      staffPreferences.views(`list.${kind}`, context.get(staffContext).id),
    ])
    return { ...list, counts, saved }
  })
  if (found.ok && kind === 'product')
    leadToLastPage(query.page ?? 1, found.value.pages, (page) => listAddress(kind, { ...query, page }))
  return { kind, query: found.ok ? found.value.query : query, found }
}

export async function action(args: Route.ActionArgs) {
  const { url, context } = args
  const kind = listedKindAt(url.pathname)
  const fields = context.get(fieldsContext)
  const { order } = fields
  if (kind === 'category' && order !== undefined) return keepOrder(args, order)
  if (kind === 'question' && typedOf(fields, 'intent') === TEMPLATE_INTENT) return addQuestionTemplates(args)
  const asked = listQueries(kind).read(sentFilters(args))
  const intent = typedOf(fields, 'intent')
  if (isOfViews(intent)) {
    const shown = listQueries(kind).read(url.searchParams)
    const by = context.get(staffContext)
    const columns =
      shown.columns ?? (await context.get(servicesContext).staffPreferences.columns(`list.${kind}`, by.id)) ?? undefined
    const search = listQueries(kind).search({ ...shown, page: 1, ...(columns && { columns }) })
    return changeSavedViews(args, { list: `list.${kind}`, intent, search })
  }
  const list = `list.${kind}`
  if (intent === 'columns' && isColumnList(list)) {
    const { columns: _asked, ...query } = listQueries(kind).read(url.searchParams)
    return chooseColumns(args, list, listAddress(kind, query))
  }
  const { brands } = context.get(servicesContext)
  const query = kind === 'product' ? withPresentBrand(asked as ItemListQuery, await brands.list()) : asked
  const all = (most: number) => matchingIds(context, kind, query, most)
  return receiveBulkForm(args, { kind, path: listAddress(kind, query), all })
}

/** A move that was lost on the way goes back; the list and what is selected in it stay. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return guardedAction(serverAction, { lost: (): OrderAnswer & BulkAnswer => ({ ok: false, ...lostMarks() }) })
}

export default function Records({ loaderData, actionData: answer }: Route.ComponentProps) {
  // What moves a category answers its cards.
  const selected = answer && 'kind' in answer ? answer : undefined
  return <RecordList key={loaderData.kind} {...loaderData} answer={selected} />
}

/** Whoever asks a list for what lies in the bin is led to the bin. */
function leadToBin({ searchParams }: URL, kind: RecordKindName): void {
  const query = askedBin(searchParams, kind)
  if (query) throw redirect(BIN_PATH + binSearch(query))
}

function lostMarks(): Extract<BulkAnswer, { kind: 'refused' }> {
  return { kind: 'refused', problem: bulkQuestions.failed[documentLocale()] }
}

/** Keeps a new order of all categories: `order` is a JSON list of their ids. */
async function keepOrder({ context }: SaveArgs, order: unknown) {
  const ids = readOrder(order)
  if (!ids) return data<OrderAnswer>({ ok: false }, { status: 422 })
  try {
    const { actId } = await context.get(servicesContext).editing.orderCategories(ids, context.get(staffContext))
    return { ok: true, actId } satisfies OrderAnswer
  } catch (error) {
    refuseForbidden(error)
    context.get(reportErrorContext)(error)
    return data<OrderAnswer>({ ok: false }, { status: 503 })
  }
}

function readOrder(text: unknown): string[] | null {
  try {
    const ids: unknown = JSON.parse(String(text))
    return Array.isArray(ids) && ids.every((id) => typeof id === 'string') ? ids : null
  } catch {
    return null
  }
}
