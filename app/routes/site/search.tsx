import { searchPage } from '../../../content/pages/search.ts'
import { pageHeads } from '../../../content/seo/pages.ts'
import { localeOfPath } from '../../../domain/locale.ts'
import { searchProducts } from '../../../domain/search.ts'
import { readSearchQuery, searchSearch, toSearchResults } from '../../../domain/search-view.ts'
import { servicesContext } from '../../context.ts'
import { useWords } from '../../locale.ts'
import { loadPart, partsData } from '../../part.ts'
import { fixedMeta } from '../../seo/route-meta.ts'
import { LoadError } from '../../ui/base/load-error.tsx'
import { Pagination } from '../../ui/base/pagination.tsx'
import { ProductGrid } from '../../ui/catalogue/product-grid.tsx'
import { ResultsByCategory } from '../../ui/search/results-by-category.tsx'
import { SearchAgain } from '../../ui/search/search-again.tsx'
import { SearchHeading } from '../../ui/search/search-heading.tsx'
import { NoResults, StartSearching } from '../../ui/search/search-states.tsx'
import '../../ui/search/search.css'
import type { Route } from './+types/search.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const query = readSearchQuery(url.searchParams)
  const found = await loadPart(context, async () => {
    if (query.text === '') return { query, results: null }
    const products = await context.get(servicesContext).products.summaries()
    return { query, results: toSearchResults(searchProducts(products, query.text), query, locale) }
  })
  return partsData({ found })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta = fixedMeta(pageHeads.search)

export default function SearchPage({ loaderData: { found } }: Route.ComponentProps) {
  const words = useWords(searchPage)
  const text = found.ok ? found.value.query.text : ''
  const results = found.ok ? found.value.results : null
  return (
    <div className="wrap pb-24">
      <SearchHeading text={text} total={results?.total || null} />
      <SearchAgain text={text} />
      {found.ok ? <Found {...found.value} /> : <LoadError title={words.error} />}
    </div>
  )
}

type FoundProps = Extract<Route.ComponentProps['loaderData']['found'], { ok: true }>['value']

function Found({ query, results }: FoundProps) {
  if (results === null) return <StartSearching />
  if (results.found === 0) return <NoResults />
  return (
    <div className="grid gap-8">
      <ResultsByCategory query={query} categories={results.categories} />
      <ProductGrid products={results.products} searched={query.text} />
      <Pagination
        page={results.page}
        pages={results.pages}
        to={(page) => `/search${searchSearch({ ...query, page })}`}
      />
    </div>
  )
}
