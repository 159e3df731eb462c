import { Package } from 'lucide-react'
import { collectionPage } from '#content/pages/collection.ts'
import { collectionSearch, pageCount, type CollectionQuery } from '#domain/catalogue/collection-query.ts'
import type { ProductCard } from '#domain/products/product-view.ts'
import { useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { ProductGrid } from '#app/ui/catalogue/product-grid.tsx'

type CollectionResultsProps = { products: ProductCard[]; total: number; query: CollectionQuery; busy: boolean }

/** While another choice loads, the old products stay in their places, paler. */
export function CollectionResults({ products, total, query, busy }: CollectionResultsProps) {
  const words = useWords(collectionPage)
  if (total === 0) {
    return (
      <StateBlock icon={Package} title={words.empty.title} text={words.empty.text}>
        <ButtonLink to="/collection" kind="outline">
          {words.clearAll}
        </ButtonLink>
      </StateBlock>
    )
  }
  return (
    <div className="collection-results" aria-busy={busy}>
      <ProductGrid products={products} kind="beside" leads />
      <Pagination
        page={query.page}
        pages={pageCount(total)}
        to={(page) => `/collection${collectionSearch({ ...query, page })}`}
      />
    </div>
  )
}
