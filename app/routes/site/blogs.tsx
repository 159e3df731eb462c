import { memo } from 'react'
import { blogsHead, blogsPage } from '#content/pages/blogs.ts'
import { pageCount, readPage } from '#domain/catalogue/collection-query.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { toPostCard, type PostCard as PostCardView } from '#domain/posts/post-view.ts'
import { servicesContext } from '#app/context.ts'
import { headersOfLoader, leadToLastPageOf, loadPart, partsData } from '#app/loading/part.ts'
import { useWords } from '#app/locale.ts'
import { fixedMeta } from '#app/seo/route-meta.ts'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { NoPosts, PostGrid } from '#app/ui/blog/post-grid.tsx'
import { FailedPage } from '#app/ui/site/page-error.tsx'
import { PageTitle } from '#app/ui/site/page-title.tsx'
import { useDemoText } from '#app/ui/site/site-context.tsx'
import type { Route } from './+types/blogs.ts'
import { PostCard } from '#app/ui/blog/post-card.tsx'

/** One over whole rows of three: the newest stands alone. */
const POSTS_PER_PAGE = 31

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const { posts } = context.get(servicesContext)
  const page = readPage(url.searchParams)
  const list = await loadPart(context, async () => {
    const [summaries, total] = await Promise.all([
      posts.summaries({ limit: POSTS_PER_PAGE, offset: (page - 1) * POSTS_PER_PAGE }),
      posts.count(),
    ])
    return { posts: summaries.map((post) => toPostCard(post, locale)), pages: pageCount(total, POSTS_PER_PAGE), page }
  })
  if (list.ok) leadToLastPageOf(url, page, list.value.pages)
  return partsData({ list })
}

export const headers = headersOfLoader

export const meta = fixedMeta(blogsHead, ({ list }: Route.ComponentProps['loaderData']) => ({
  kind: 'CollectionPage',
  list: list.ok ? list.value.posts.map(({ title, path }) => ({ name: title, path })) : [],
  isEmpty: list.ok && list.value.posts.length === 0,
}))

export default memo(function BlogsPage({ loaderData: { list } }: Route.ComponentProps) {
  const { title, subtitle, error } = useWords(blogsPage)
  return (
    <div className="wrap pb-24">
      <PageTitle title={title} subtitle={useDemoText(subtitle)} />
      {list.ok ? <Posts {...list.value} /> : <LoadError title={error.title} text={error.text} />}
    </div>
  )
})

function Posts({ posts, page, pages }: Extract<Route.ComponentProps['loaderData']['list'], { ok: true }>['value']) {
  if (posts.length === 0) return <NoPosts />
  return (
    <div className="grid gap-12">
      <PostList posts={posts} />
      <Pagination page={page} pages={pages} to={(number) => `/blogs?page=${number}`} />
    </div>
  )
}

export function ErrorBoundary() {
  return <FailedPage {...useWords(blogsPage).error} />
}

/** The newest article large, the others in a grid below it. */
function PostList({ posts: [newest, ...others] }: { posts: PostCardView[] }) {
  return (
    <div className="grid gap-[clamp(40px,5vw,72px)]">
      {newest && <PostCard post={newest} level={2} featured />}
      {others.length > 0 && <PostGrid posts={others} level={2} later />}
    </div>
  )
}
