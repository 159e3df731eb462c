import { liveListWords } from '#content/admin/records/list-words.ts'
import { liveListSearch, readLiveListQuery, type LiveListKind } from '#domain/records/lists/live-list.ts'
import { answerRemoval } from '#app/actions/staff-form.ts'
import { leadToLastPage, loadPart } from '#app/loading/part.ts'
import { findLiveRows, liveService } from '#app/loading/records/live-list.ts'
import { kindAt } from '#app/record-address.ts'
import { adminMetaOf } from '#app/seo/admin-meta.ts'
import { LiveList } from '#app/ui/admin/records/live-list.tsx'
import type { Route } from './+types/live-list.ts'

export const meta = adminMetaOf(({ kind }: Route.ComponentProps['loaderData']) => liveListWords(kind).title)

function listedAt({ pathname }: URL): LiveListKind {
  return kindAt(pathname) as LiveListKind
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const kind = listedAt(url)
  const query = readLiveListQuery(kind, url.searchParams)
  const found = await loadPart(context, () => findLiveRows(context, kind, query))
  if (found.ok)
    leadToLastPage(query.page, found.value.pages, (page) => url.pathname + liveListSearch({ ...query, page }))
  return { kind, query, found }
}

export async function action(args: Route.ActionArgs) {
  const kind = listedAt(args.url)
  return answerRemoval(args, liveListWords(kind).removing, (id, by) => liveService(args.context, kind).remove(id, by))
}

export default function Records({ loaderData }: Route.ComponentProps) {
  return <LiveList key={loaderData.kind} {...loaderData} />
}
