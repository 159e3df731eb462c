import { Plus } from 'lucide-react'
import { blogList } from '../../../content/admin/blogs.ts'
import { postListSearch, readPostListQuery } from '../../../domain/post-list.ts'
import { deleteBlog } from '../../blog-action.ts'
import { servicesContext } from '../../context.ts'
import { useWords } from '../../locale.ts'
import { loadPart } from '../../part.ts'
import { adminMeta } from '../../seo/admin-meta.ts'
import { AdminPage } from '../../ui/admin/admin-page.tsx'
import { BlogList } from '../../ui/admin/blogs/blog-list.tsx'
import { useProblem } from '../../ui/admin/blogs/delete-blog.tsx'
import { ListBar } from '../../ui/admin/blogs/list-bar.tsx'
import { dropDrafts } from '../../ui/admin/form/draft-store.ts'
import { keepForm } from '../../ui/admin/form/keep-form.ts'
import { ButtonLink } from '../../ui/base/button.tsx'
import { LoadError } from '../../ui/base/load-error.tsx'
import { Message } from '../../ui/base/message.tsx'
import type { Route } from './+types/blogs.ts'

export const meta = adminMeta(blogList.title)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readPostListQuery(url.searchParams)
  const list = await loadPart(context, () => context.get(servicesContext).postList.find(query))
  return { query, list, asked: url.searchParams.get('delete') }
}

export async function action(args: Route.ActionArgs) {
  return deleteBlog(args, `/admin/blogs${postListSearch(readPostListQuery(args.url.searchParams))}`)
}

/** A deleted post needs no draft any more. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const id = (await request.clone().formData()).get('blog_id')
  return keepForm(`blog/${typeof id === 'string' ? id : ''}`, serverAction, dropDrafts)
}

export default function Blogs({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(blogList)
  const { query, list, asked } = loaderData
  const problem = useProblem(actionData)
  return (
    <AdminPage
      title={words.title}
      count={list.ok ? list.value.total : undefined}
      actions={
        <ButtonLink to="/admin/blogs/add" small>
          <Plus />
          {words.add}
        </ButtonLink>
      }
    >
      {problem && <Message tone="error">{problem}</Message>}
      <ListBar query={query} />
      {list.ok ? (
        <BlogList
          query={{ ...query, page: list.value.page }}
          rows={list.value.rows}
          pages={list.value.pages}
          asked={asked}
        />
      ) : (
        <LoadError title={words.failed} />
      )}
    </AdminPage>
  )
}
