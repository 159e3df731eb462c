import { componentsPage } from '#content/components-page.ts'
import type { CategoryCard as CategoryCardView } from '#domain/catalogue/category-view.ts'
import type { PostCard as PostCardView } from '#domain/posts/post-view.ts'
import type { ProductCard } from '#domain/products/product-view.ts'
import { useWords } from '#app/locale.ts'
import { PostGrid } from '#app/ui/blog/post-grid.tsx'
import { CategoryCard } from '#app/ui/catalogue/category-card.tsx'
import { CategoryTile } from '#app/ui/catalogue/category-tile.tsx'
import { ProductGrid } from '#app/ui/catalogue/product-grid.tsx'
import { CategoriesNotice } from '#app/ui/site/header/categories-dropdown.tsx'
import { SiteProvider, useSiteFrame } from '#app/ui/site/site-context.tsx'
import { Row } from './row.tsx'

type CardRowsProps = { products: ProductCard[]; categories: CategoryCardView[]; posts: PostCardView[] }

/** Cards of the site's own data. */
export function CardRows({ products, categories, posts }: CardRowsProps) {
  const { rows } = useWords(componentsPage)
  return (
    <>
      <Row title={rows.cards}>
        <div className="grid w-full gap-12">
          <ProductGrid products={products} />
          <div className="category-grid">
            {categories.map((category) => (
              <CategoryTile key={category.id} category={category} />
            ))}
          </div>
          <div className="category-cards">
            {categories.slice(0, 2).map((category) => (
              <CategoryCard key={category.id} category={category} />
            ))}
          </div>
          <PostGrid posts={posts} />
        </div>
      </Row>
      <Row title={rows.dropdown}>
        <DropdownNotices />
      </Row>
    </>
  )
}

function DropdownNotices() {
  const frame = useSiteFrame()
  return [null, []].map((categories) => (
    <div key={String(categories)} className="min-w-70 rounded-xl bg-surface p-3">
      <SiteProvider value={{ ...frame, categories }}>
        <CategoriesNotice />
      </SiteProvider>
    </div>
  ))
}
