import { memo, useCallback } from 'react'
import { redirect, useNavigate, useNavigation } from 'react-router'
import { collectionHead, collectionPage } from '#content/pages/collection.ts'
import { otherBrandNames, toBrandOptions, toCategoryOptions } from '#domain/catalogue/collection-view.ts'
import {
  collectionSearch,
  isWhole,
  pageCount,
  readCollectionQuery,
  unknownChoices,
  withSpelledBrands,
  type CollectionQuery,
  COLLECTION_SORTS,
  type CollectionSort,
} from '#domain/catalogue/collection-query.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { toProductCards, type ProductCard } from '#domain/products/product-view.ts'
import { servicesContext } from '#app/context.ts'
import { headersOfLoader, leadToLastPageOf, loadPart, partsData } from '#app/loading/part.ts'
import { useLabels, useWords } from '#app/locale.ts'
import { ListBreadcrumb } from '#app/ui/catalogue/list-breadcrumb.tsx'
import { NoProducts } from '#app/ui/catalogue/no-products.tsx'
import { ChosenFilters } from '#app/ui/collection/chosen-filters.tsx'
import { RangeLink } from '#app/ui/catalogue/range-link.tsx'
import { FilterAside, FILTER_FORM } from '#app/ui/collection/filter-aside.tsx'
import { FilterSheet } from '#app/ui/collection/filter-sheet.tsx'
import { crumbsTo } from '#app/seo/crumbs.ts'
import { fixedMeta } from '#app/seo/route-meta.ts'
import { Message } from '#app/ui/base/state/message.tsx'
import { ArrowLink } from '#app/ui/base/arrow-link.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { FailedPage } from '#app/ui/site/failed-page.tsx'
import { PageTitle } from '#app/ui/site/page-title.tsx'
import { useDemoText } from '#app/ui/site/site-context.tsx'
import type { Route } from './+types/collection.ts'
import { useSitePath } from '#app/delivery/link.tsx'
import { Package } from 'lucide-react'
import { Button } from '#app/ui/base/button.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { ProductGrid } from '#app/ui/catalogue/product-grid.tsx'
import { optionsOf, Select } from '#app/ui/base/field/text-field.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const query = readCollectionQuery(url.searchParams)
  const { brands, collection, categories } = context.get(servicesContext)
  const found = await loadPart(context, async () => {
    const [explored, all, known] = await Promise.all([
      collection.explore(query, locale),
      categories.list(),
      brands.list(),
    ])
    return {
      query,
      total: explored.total,
      products: toProductCards(explored.products, locale),
      categories: toCategoryOptions(all, explored.categoryCounts, locale),
      brands: toBrandOptions(explored.brands, known, locale),
    }
  })
  if (found.ok) {
    const spelled = collectionSearch(
      withSpelledBrands(query, [...found.value.brands, ...otherBrandNames(await brands.list())]),
    )
    if (spelled !== collectionSearch(query)) throw redirect(url.pathname + spelled, 301)
    leadToLastPageOf(url, query.page, pageCount(found.value.total))
  }
  return partsData({ found })
}

export const headers = headersOfLoader

export const meta = fixedMeta(collectionHead, ({ found }: Route.ComponentProps['loaderData'], locale) => ({
  kind: 'CollectionPage',
  crumbs: crumbsTo(locale, { label: collectionPage.title[locale], path: '/collection' }),
  list: found.ok ? found.value.products : [],
  isEmpty: found.ok && found.value.total === 0 && isWhole(found.value.query),
}))

export default memo(function CollectionPage({ loaderData: { found } }: Route.ComponentProps) {
  const words = useWords(collectionPage)
  const { allProducts } = useLabels()
  return (
    <div className="wrap pb-24">
      <ListBreadcrumb current={words.title} />
      <PageTitle title={words.title} subtitle={useDemoText(words.subtitle)} />
      <p className="mb-6 flex flex-wrap items-center gap-x-8">
        <ArrowLink to="/products">{allProducts}</ArrowLink>
        {found.ok && found.value.total > 0 && <RangeLink query={found.value.query} />}
      </p>
      {found.ok ? <Explorer {...found.value} /> : <LoadError title={words.error} />}
    </div>
  )
})

type Found = Extract<Route.ComponentProps['loaderData']['found'], { ok: true }>['value']

function Explorer({ query: loaded, total, products, categories, brands }: Found) {
  const labels = useLabels()
  const { unknown: unknownText } = useWords(collectionPage)
  const { query, change, busy } = useCollectionQuery(loaded)
  if (total === 0 && isWhole(loaded)) return <NoProducts />
  const fields = { query, categories, brands, onChange: change }
  const unknown = unknownChoices(loaded, { categories, brands })
  return (
    <div className="collection">
      <FilterAside {...fields} />
      <div className="stack-24 grid-cols-1 can-narrow">
        <div className="collection-bar">
          <p className="text-h3" role="status">
            {labels.products(total)}
          </p>
          <FilterSheet {...fields} total={total} />
          <ChosenFilters {...fields} />
          <SortSelect query={query} onChange={change} />
        </div>
        {unknown.length > 0 && <Message tone="warn">{unknownText(unknown)}</Message>}
        <CollectionResults query={loaded} {...{ total, products, busy }} />
      </div>
    </div>
  )
}

export function ErrorBoundary() {
  return <FailedPage title={useWords(collectionPage).error} />
}

/**
 * The query that the visitor sees, which is the one on its way while its products load, and a way to change it.
 * A change replaces the entry in the history: going back leaves the collection instead of undoing each tick.
 */
function useCollectionQuery(loaded: CollectionQuery) {
  const path = useSitePath('/collection')
  const navigate = useNavigate()
  const { location } = useNavigation()
  const coming = location?.pathname === path ? readCollectionQuery(new URLSearchParams(location.search)) : null
  const query = coming ?? loaded
  const change = useCallback(
    (next: CollectionQuery) =>
      void navigate(path + collectionSearch(next), { replace: true, preventScrollReset: true }),
    [navigate, path],
  )
  return { query, change, busy: coming !== null }
}

type CollectionResultsProps = { products: ProductCard[]; total: number; query: CollectionQuery; busy: boolean }

/** While another choice loads, the old products stay in their places, paler. */
function CollectionResults({ products, total, query, busy }: CollectionResultsProps) {
  const words = useWords(collectionPage)
  if (total === 0) {
    return (
      <StateBlock
        icon={Package}
        title={words.empty.title}
        text={words.empty.text}
        link={{ to: '/collection', label: words.clearAll }}
      />
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

/** Belongs to the form of the filters, so that without scripts both are sent together. */
function SortSelect({ query, onChange }: { query: CollectionQuery; onChange: (query: CollectionQuery) => void }) {
  const words = useWords(collectionPage)
  return (
    <div className="sort">
      <label className="sort-label">
        <span className="max-md:sr-only">{words.sort}</span>
        <Select
          name="sort"
          form={FILTER_FORM}
          value={query.sort}
          onChange={(event) => onChange({ ...query, sort: event.target.value as CollectionSort, page: 1 })}
        >
          {optionsOf(COLLECTION_SORTS, (sort) => [sort, words.sorts[sort]])}
        </Select>
      </label>
      <noscript>
        <Button type="submit" form={FILTER_FORM} kind="outline" small>
          {words.apply}
        </Button>
      </noscript>
    </div>
  )
}
