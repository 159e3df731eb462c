import { memo } from 'react'
import { redirect, type RouterContextProvider } from 'react-router'
import { blogPage } from '#content/pages/blog.ts'
import { blogsPage } from '#content/pages/blogs.ts'
import { toPostCard, type PostCard } from '#domain/posts/post-view.ts'
import type { Post } from '#domain/posts/post.ts'
import { toProductCard, type ProductCard } from '#domain/products/product-view.ts'
import { localeOfPath, localizedPath, type Locale } from '#domain/text/locale.ts'
import { aliasPath, postPath } from '#domain/site/paths.ts'
import { toPostPage, type PostPage, linkedProductIds } from '#domain/posts/post-page.ts'
import { servicesContext } from '#app/context.ts'
import { movedOrMissing } from '#app/loading/moved.ts'
import { isNotFound } from '#app/loading/not-found.ts'
import { loadPart } from '#app/loading/part.ts'
import { useLabels, useLocale, useWords } from '#app/locale.ts'
import { routeMeta, type OwnMeta, recordImage } from '#app/seo/route-meta.ts'
import { Breadcrumb } from '#app/ui/base/list/breadcrumb.tsx'
import { AfterPaint, BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { Article } from '#app/ui/blog/article.tsx'
import { FailedPage } from '#app/ui/site/page-error.tsx'
import type { Route } from './+types/blog.ts'
import { SearchX } from 'lucide-react'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { crumbsTo } from '#app/seo/crumbs.ts'
import { SectionHeading } from '#app/ui/base/section-heading.tsx'
import { ProductGrid } from '#app/ui/catalogue/product-grid.tsx'
import { PostGrid } from '#app/ui/blog/post-grid.tsx'

/** The id is the slug at creation, so an address that was shared before a slug changed still leads here. */
export async function loader({ params: { slug }, url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const { posts, socialPictures } = context.get(servicesContext)
  const post = await posts.findBySlug(slug)
  if (post) {
    const socialPicture = await socialPictures.pathOf({ kind: 'posts', record: post }, locale)
    // An article stands also where what it leads on to cannot be read.
    const beside = await loadPart(context, () => loadBesideArticle(context, post, locale))
    return { ...toPostPage(post, locale, blogPage.table[locale]), socialPicture, beside }
  }
  const meant = (await posts.get(slug)) ?? (await posts.findBySlug(slug.toLowerCase()))
  if (!meant) throw await movedOrMissing({ url, context })
  throw redirect(localizedPath(locale, postPath(meant.slug)) + url.search, 301)
}

const MISSING = { title: blogPage.missing.title, description: blogPage.missing.text }

export function meta({ loaderData: post, ...scope }: Route.MetaArgs) {
  if (!post) return routeMeta(scope, null, MISSING)
  return routeMeta(scope, (_site, locale) => postHead(post, locale))
}

export default memo(function BlogPage({ loaderData: post }: Route.ComponentProps) {
  const locale = useLocale()
  const { home } = useLabels()
  const { title } = useWords(blogsPage)
  const trail = [
    { label: home, href: aliasPath(locale, '/') },
    { label: title, href: aliasPath(locale, '/blogs') },
  ]
  return (
    <div className="wrap pb-24">
      <Breadcrumb trail={trail} current={post.title} />
      <Article post={post} />
      {post.beside.ok && (
        <AfterPaint>
          <BesideArticle {...post.beside.value} />
        </AfterPaint>
      )}
    </div>
  )
})

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { missing } = useWords(blogPage)
  if (isNotFound(error)) return <PostMissing />
  return <FailedPage title={missing.title} />
}

function PostMissing() {
  const { missing, all } = useWords(blogPage)
  return (
    <div className="wrap section">
      <StateBlock icon={SearchX} title={missing.title} text={missing.text} level={1}>
        <ButtonLink to="/blogs">{all}</ButtonLink>
      </StateBlock>
    </div>
  )
}

/** The head of an article, from the article itself. */
function postHead(post: PostPage & { socialPicture: string }, locale: Locale): OwnMeta {
  const { title, snippet, tags, slug } = post
  const path = postPath(slug)
  const crumbs = crumbsTo(locale, { label: blogsPage.title[locale], path: '/blogs' }, { label: title, path })
  return {
    path,
    title,
    description: snippet || title,
    ...(tags.length > 0 ? { keywords: tags } : {}),
    type: 'article',
    image: recordImage(post.socialPicture, title),
    subject: { crumbs, post },
  }
}

/** Where an article leads on to: its products, and other articles. */
function BesideArticle({ products, posts }: BesideArticleParts) {
  const words = useWords(blogPage)
  return (
    <div {...BELOW_FOLD}>
      {products.length > 0 && (
        <section className="section" aria-labelledby="article-products">
          <SectionHeading id="article-products" title={words.products} />
          <ProductGrid products={products} kind="latest" />
        </section>
      )}
      {posts.length > 0 && (
        <section className="section" aria-labelledby="article-more">
          <SectionHeading id="article-more" title={words.more} />
          <PostGrid posts={posts} level={3} />
        </section>
      )}
    </div>
  )
}

type BesideArticleParts = { products: ProductCard[]; posts: PostCard[] }

const MOST_PRODUCTS = 4
const MOST_POSTS = 3

/** The products that it links to, as far as they are there, and the newest of the other articles. */
async function loadBesideArticle(
  context: Readonly<RouterContextProvider>,
  post: Post,
  locale: Locale,
): Promise<BesideArticleParts> {
  const { products, posts } = context.get(servicesContext)
  const ids = linkedProductIds(post.detail[locale]).slice(0, MOST_PRODUCTS)
  const [linked, newest] = await Promise.all([
    Promise.all(ids.map((id) => products.shown(id))),
    posts.summaries({ limit: MOST_POSTS + 1, offset: 0 }),
  ])
  const found = linked.filter((product) => product !== null)
  return {
    products: found.map((product) => toProductCard({ ...product, firstVariant: product.variants[0] ?? null }, locale)),
    posts: newest
      .filter(({ id }) => id !== post.id)
      .slice(0, MOST_POSTS)
      .map((summary) => toPostCard(summary, locale)),
  }
}
