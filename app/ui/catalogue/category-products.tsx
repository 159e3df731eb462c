import { Package } from 'lucide-react'
import { loadErrors } from '#content/messages.ts'
import { categoryPage } from '#content/pages/category.ts'
import type { CategoryTile } from '#domain/catalogue/category-view.ts'
import { LONG_PAGE_SIZE, pageCount } from '#domain/catalogue/collection-query.ts'
import type { ProductCard } from '#domain/products/product-view.ts'
import type { Part } from '#app/loading/part.ts'
import { useWords } from '#app/locale.ts'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { BackToCategories } from './back-to-categories.tsx'
import { ProductGrid } from './product-grid.tsx'

type CategoryProductsProps = {
  category: Pick<CategoryTile, 'path'>
  products: Part<{ cards: ProductCard[]; total: number; page: number }>
}

export function CategoryProducts({ category, products }: CategoryProductsProps) {
  const { empty } = useWords(categoryPage)
  const errors = useWords(loadErrors)
  if (!products.ok) return <LoadError title={errors.products} />
  const { cards, total, page } = products.value
  if (total === 0) {
    return (
      <StateBlock icon={Package} title={empty.title} text={empty.text}>
        <BackToCategories />
      </StateBlock>
    )
  }
  return (
    <div className="grid gap-12">
      <ProductGrid products={cards} />
      <Pagination
        page={page}
        pages={pageCount(total, LONG_PAGE_SIZE)}
        to={(number) => `${category.path}?page=${number}`}
      />
    </div>
  )
}
