import { changeSavedViews, isOfViews, chooseColumns, sentFilters } from '#app/actions/list-form.ts'
import { liveListWords } from '#content/admin/records/list-words.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import { liveListSearch, readLiveListQuery, type LiveListKind } from '#domain/records/lists/live-list.ts'
import { receiveBulkForm } from '#app/actions/bulk-form.ts'
import { answerRemoval, localeOfStaff } from '#app/actions/staff-form.ts'
import { fieldsContext } from '#app/context.ts'
import { leadToLastPage, loadPart } from '#app/loading/part.ts'
import { findLiveRows, liveService, matchingCustomers } from '#app/loading/records/live-list.ts'
import { kindAt } from '#app/record-address.ts'
import { adminMetaOf } from '#app/seo/admin-meta.ts'
import { LiveList } from '#app/ui/admin/records/live-list.tsx'
import type { Route } from './+types/live-list.ts'

export const meta = adminMetaOf(({ kind }: Route.ComponentProps['loaderData']) => liveListWords(kind).title)

function listedAt({ pathname }: URL): LiveListKind {
  return kindAt(pathname) as LiveListKind
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const kind = listedAt(url)
  const query = readLiveListQuery(kind, url.searchParams)
  const found = await loadPart(context, () => findLiveRows(context, kind, query, localeOfStaff(request)))
  if (found.ok)
    leadToLastPage(query.page, found.value.pages, (page) => url.pathname + liveListSearch({ ...query, page }))
  return { kind, query, found }
}

export async function action(args: Route.ActionArgs) {
  const { url, context } = args
  const kind = listedAt(url)
  const intent = typedOf(context.get(fieldsContext), 'intent')
  if (kind === 'customer' && intent !== 'remove') {
    const shown = readLiveListQuery(kind, url.searchParams)
    if (intent === 'columns') return chooseColumns(args, 'list.customer', url.pathname + liveListSearch(shown))
    if (isOfViews(intent))
      return changeSavedViews(args, { list: 'list.customer', intent, search: liveListSearch({ ...shown, page: 1 }) })
    const query = readLiveListQuery(kind, sentFilters(args))
    const all = (most: number) => matchingCustomers(context, query, most)
    return receiveBulkForm(args, { kind, path: url.pathname + liveListSearch(query), all })
  }
  return answerRemoval(args, liveListWords(kind).removing, (id, by) => liveService(context, kind).remove(id, by))
}

export default function Records({ loaderData, actionData: answer }: Route.ComponentProps) {
  return <LiveList key={loaderData.kind} {...loaderData} selected={answer && 'kind' in answer ? answer : undefined} />
}
