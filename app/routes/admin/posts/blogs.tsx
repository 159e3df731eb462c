import { Plus } from 'lucide-react'
import { blogList } from '#content/admin/blogs.ts'
import { postListSearch, readPostListQuery } from '#domain/posts/post-list.ts'
import { NO_COUNTS } from '#domain/records/lists/list-state.ts'
import { BLOGS_PATH, openedFrom } from '#domain/accounts/staff-paths.ts'
import { receiveMarked } from '#app/actions/marked-form.ts'
import { servicesContext } from '#app/context.ts'
import { leadToBin } from '#app/loading/lead-to-bin.ts'
import { loadPart } from '#app/loading/part.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { BlogList } from '#app/ui/admin/blogs/blog-list.tsx'
import { ListBar } from '#app/ui/admin/blogs/list-bar.tsx'
import { guardedMarks } from '#app/ui/admin/records/guarded-marks.ts'
import { ExportMenu } from '#app/ui/admin/records/export-menu.tsx'
import { MarkedList } from '#app/ui/admin/records/marked-list.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import type { Route } from './+types/blogs.ts'

export const meta = adminMeta(blogList.title)

export const handle: StaffHandle = { failed: blogList.failed }

export async function loader({ url, context }: Route.LoaderArgs) {
  leadToBin(url, 'post')
  const query = readPostListQuery(url.searchParams)
  const { postList, recordList } = context.get(servicesContext)
  const list = await loadPart(context, async () => {
    const [found, counts] = await Promise.all([postList.find(query), recordList.counts('post')])
    return { ...found, counts }
  })
  return { query, list }
}

export function action(args: Route.ActionArgs) {
  const query = readPostListQuery(args.url.searchParams)
  const { postList } = args.context.get(servicesContext)
  const path = BLOGS_PATH + postListSearch(query)
  return receiveMarked(args, { kind: 'post', path, all: (most) => postList.ids(query, most) })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return guardedMarks(serverAction)
}

export default function Blogs({ loaderData: { query, list }, actionData }: Route.ComponentProps) {
  const words = useWords(blogList)
  const path = BLOGS_PATH + postListSearch(query)
  return (
    <AdminPage
      title={words.title}
      count={list.ok ? list.value.total : undefined}
      actions={
        <>
          <ExportMenu list="blogs" search={postListSearch(query)} hasMarks />
          <IfMay act="records.write">
            <ButtonLink to={openedFrom(path, `${BLOGS_PATH}/add`)} small>
              <Plus />
              {words.add}
            </ButtonLink>
          </IfMay>
        </>
      }
    >
      <MarkedList
        kind="post"
        path={path}
        shown={list.ok ? list.value.rows.length : 0}
        total={list.ok ? list.value.total : 0}
        answer={actionData}
      >
        <ListBar query={query} counts={list.ok ? list.value.counts : NO_COUNTS} />
        {list.ok ? (
          <BlogList query={{ ...query, page: list.value.page }} rows={list.value.rows} pages={list.value.pages} />
        ) : (
          <LoadError title={words.failed} />
        )}
      </MarkedList>
    </AdminPage>
  )
}
