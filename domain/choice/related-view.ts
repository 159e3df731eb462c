import { type PostSummary } from '#domain/posts/post.ts'
import type { ProductSummary } from '#domain/products/product.ts'
import { toProductCards, type ProductCard } from '#domain/products/product-view.ts'
import { postPath } from '#domain/site/paths.ts'
import { inLanguage, type Locale } from '#domain/text/locale.ts'

/** What a product's page shows of others, in one language. */
export type RelatedView = {
  usedWith: ProductCard[]
  alternatives: ProductCard[]
  posts: { path: string; title: string }[]
}

type Related = { usedWith: ProductSummary[]; alternatives: ProductSummary[]; posts: readonly PostSummary[] }

export function toRelatedView({ usedWith, alternatives, posts }: Related, locale: Locale): RelatedView {
  return {
    usedWith: toProductCards(usedWith, locale),
    alternatives: toProductCards(alternatives, locale),
    posts: posts.map(({ slug, title }) => ({ path: postPath(slug), title: inLanguage(title, locale) })),
  }
}
