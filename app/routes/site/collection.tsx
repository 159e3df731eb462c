import { memo } from 'react'
import { redirect } from 'react-router'
import { collectionHead, collectionPage } from '#content/pages/collection.ts'
import { otherBrandNames, toBrandOptions, toCategoryOptions } from '#domain/catalogue/collection-view.ts'
import {
  collectionSearch,
  isWhole,
  pageCount,
  readCollectionQuery,
  unknownChoices,
  withSpelledBrands,
} from '#domain/catalogue/collection-query.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { toProductCards } from '#domain/products/product-view.ts'
import { servicesContext } from '#app/context.ts'
import { leadToLastPageOf } from '#app/loading/last-page.ts'
import { loadPart, partsData } from '#app/loading/part.ts'
import { useLabels, useWords } from '#app/locale.ts'
import { ListBreadcrumb } from '#app/ui/catalogue/list-breadcrumb.tsx'
import { NoProducts } from '#app/ui/catalogue/no-products.tsx'
import { ChosenFilters } from '#app/ui/collection/chosen-filters.tsx'
import { CollectionResults } from '#app/ui/collection/collection-results.tsx'
import { RangeLink } from '#app/ui/catalogue/range-link.tsx'
import { FilterAside } from '#app/ui/collection/filter-aside.tsx'
import { FilterSheet } from '#app/ui/collection/filter-sheet.tsx'
import { SortSelect } from '#app/ui/collection/sort-select.tsx'
import { useCollectionQuery } from '#app/ui/collection/use-collection-query.ts'
import { crumbsTo } from '#app/seo/crumbs.ts'
import { fixedMeta } from '#app/seo/route-meta.ts'
import { Message } from '#app/ui/base/state/message.tsx'
import { ArrowLink } from '#app/ui/base/arrow-link.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { FailedPage } from '#app/ui/site/failed-page.tsx'
import { PageTitle } from '#app/ui/site/page-title.tsx'
import { useDemoText } from '#app/ui/site/site-context.tsx'
import type { Route } from './+types/collection.ts'

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

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

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
