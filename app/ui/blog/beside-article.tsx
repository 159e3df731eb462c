import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { blogPage } from '#content/pages/blog.ts'
import type { BesideArticle as BesideArticleParts } from '#app/loading/beside-article.ts'
import { useWords } from '#app/locale.ts'
import { SectionHeading } from '#app/ui/base/section-heading.tsx'
import { ProductGrid } from '#app/ui/catalogue/product-grid.tsx'
import { PostGrid } from './post-grid.tsx'

/** Where an article leads on to: its products, and other articles. */
export function BesideArticle({ products, posts }: BesideArticleParts) {
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
