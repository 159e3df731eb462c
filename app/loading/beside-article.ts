import type { RouterContextProvider } from 'react-router'
import { linkedProductIds } from '#domain/posts/article-parts.ts'
import type { Post } from '#domain/posts/post.ts'
import { toPostCard, type PostCard } from '#domain/posts/post-view.ts'
import { toProductCard, type ProductCard } from '#domain/products/product-view.ts'
import type { Locale } from '#domain/text/locale.ts'
import { servicesContext } from '#app/context.ts'

export type BesideArticle = { products: ProductCard[]; posts: PostCard[] }

const MOST_PRODUCTS = 4
const MOST_POSTS = 3

/** The products that it links to, as far as they are there, and the newest of the other articles. */
export async function loadBesideArticle(
  context: Readonly<RouterContextProvider>,
  post: Post,
  locale: Locale,
): Promise<BesideArticle> {
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
