import { Plus } from 'lucide-react'
import { blogList } from '../../../../content/admin/blogs.ts'
import { readPostListQuery } from '../../../../domain/posts/post-list.ts'
import { BLOGS_PATH } from '../../../../domain/accounts/staff-paths.ts'
import { servicesContext } from '../../../context.ts'
import { loadPart } from '../../../loading/part.ts'
import { useWords } from '../../../locale.ts'
import { adminMeta } from '../../../seo/admin-meta.ts'
import { AdminPage } from '../../../ui/admin/admin-page.tsx'
import { BlogList } from '../../../ui/admin/blogs/blog-list.tsx'
import { ListBar } from '../../../ui/admin/blogs/list-bar.tsx'
import { IfMay } from '../../../ui/admin/use-may.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { LoadError } from '../../../ui/base/state/load-error.tsx'
import type { Route } from './+types/blogs.ts'

export const meta = adminMeta(blogList.title)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readPostListQuery(url.searchParams)
  const list = await loadPart(context, () => context.get(servicesContext).postList.find(query))
  return { query, list }
}

export default function Blogs({ loaderData: { query, list } }: Route.ComponentProps) {
  const words = useWords(blogList)
  return (
    <AdminPage
      title={words.title}
      count={list.ok ? list.value.total : undefined}
      actions={
        <IfMay act="records.write">
          <ButtonLink to={`${BLOGS_PATH}/add`} small>
            <Plus />
            {words.add}
          </ButtonLink>
        </IfMay>
      }
    >
      <ListBar query={query} />
      {list.ok ? (
        <BlogList query={{ ...query, page: list.value.page }} rows={list.value.rows} pages={list.value.pages} />
      ) : (
        <LoadError title={words.failed} />
      )}
    </AdminPage>
  )
}
