import { searchPage } from '#content/pages/search.ts'
import { searchSearch, type SearchQuery } from '#domain/search/search-address.ts'
import type { SearchResults } from '#domain/search/search-view.ts'
import { useWords } from '#app/locale.ts'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { ProductGrid } from '#app/ui/catalogue/product-grid.tsx'
import { ResultsByCategory } from './results-by-category.tsx'
import { NoResults } from './search-states.tsx'

type FoundProductsProps = { query: SearchQuery; results: SearchResults; codes: string[] }

/** Products that were found, a page at a time. */
export function FoundProducts({ query, results, codes }: FoundProductsProps) {
  const words = useWords(searchPage)
  const { categories, products, corrected, marks, page, pages } = results
  return (
    <div className="grid gap-8">
      {corrected && <p className="text-ink-2">{words.corrected}</p>}
      <ResultsByCategory query={query} categories={categories} />
      {products.length > 0 ? <ProductGrid products={products} marks={marks} leads /> : <NoResults codes={codes} />}
      <Pagination page={page} pages={pages} to={(page) => `/search${searchSearch({ ...query, page })}`} />
    </div>
  )
}
