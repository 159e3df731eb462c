import { memo } from 'react'
import { redirect } from 'react-router'
import { collectionHead, collectionPage } from '#content/pages/collection.ts'
import { otherBrandNames } from '#domain/catalogue/collection-view.ts'
import {
  choiceCount,
  collectionSearch,
  pageCount,
  PAGE_SIZE,
  unknownChoices,
  withSpelledBrands,
} from '#domain/catalogue/collection-query.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { servicesContext } from '#app/context.ts'
import { loadCollection } from '#app/loading/collection-page.ts'
import { headersOfLoader, leadToLastPageOf, loadPart, partsData } from '#app/loading/part.ts'
import { useLabels, useWords } from '#app/locale.ts'
import { ListBreadcrumb } from '#app/ui/catalogue/list-breadcrumb.tsx'
import { NoProducts } from '#app/ui/catalogue/no-products.tsx'
import { RangeLink } from '#app/ui/catalogue/range-link.tsx'
import { Explorer } from '#app/ui/collection/explorer.tsx'
import { crumbsTo } from '#app/seo/crumbs.ts'
import { fixedMeta } from '#app/seo/route-meta.ts'
import { ArrowLink } from '#app/ui/base/arrow-link.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { FailedPage } from '#app/ui/site/page-error.tsx'
import { PageTitle } from '#app/ui/site/page-title.tsx'
import { useDemoText } from '#app/ui/site/site-context.tsx'
import type { Route } from './+types/collection.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const { brands, categories } = context.get(servicesContext)
  const found = await loadPart(context, async () => {
    const loaded = await loadCollection(context, url, { locale, pageSize: PAGE_SIZE })
    return { ...loaded, categories: (await categories.list()).map(({ id }) => ({ value: id })) }
  })
  if (!found.ok) return partsData({ found })
  const { page, brands: named, categories: known } = found.value
  const names = named.map(({ value, label }) => ({ value, name: label }))
  const spelled = collectionSearch(withSpelledBrands(page.query, [...names, ...otherBrandNames(await brands.list())]))
  if (spelled !== collectionSearch(page.query)) throw redirect(url.pathname + spelled, 301)
  leadToLastPageOf(url, page.query.page, pageCount(page.total))
  const unknown = unknownChoices(page.query, { category: known, brand: named })
  return partsData({ found: { ok: true as const, value: { page, unknown } } })
}

export const headers = headersOfLoader

export const meta = fixedMeta(collectionHead, ({ found }: Route.ComponentProps['loaderData'], locale) => ({
  kind: 'CollectionPage',
  crumbs: crumbsTo(locale, { label: collectionPage.title[locale], path: '/collection' }),
  list: found.ok ? found.value.page.products : [],
  isEmpty: found.ok && found.value.page.total === 0,
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
        {found.ok && found.value.page.total > 0 && <RangeLink query={found.value.page.query} />}
      </p>
      {found.ok ? <Found {...found.value} /> : <LoadError title={words.error} />}
    </div>
  )
})

type FoundProps = Extract<Route.ComponentProps['loaderData']['found'], { ok: true }>['value']

function Found({ page, unknown }: FoundProps) {
  if (page.total === 0 && choiceCount(page.query) === 0) return <NoProducts />
  return <Explorer {...page} path="/collection" unknown={unknown} />
}

export function ErrorBoundary() {
  return <FailedPage title={useWords(collectionPage).error} />
}
