import type { RouterContextProvider } from 'react-router'
import { facetWords } from '#content/pages/collection.ts'
import { collectionSearch, readCollectionQuery, type CollectionQuery } from '#domain/catalogue/collection-query.ts'
import { toBrandOptions, toCategoryOptions, type BrandOption } from '#domain/catalogue/collection-view.ts'
import { chosenOptions, landingOf, toFacets, type Facet } from '#domain/catalogue/facet-view.ts'
import { packLabel } from '#domain/products/pack-label.ts'
import { toProductCards, type ProductCard } from '#domain/products/product-view.ts'
import { servicesContext, type AppServices } from '#app/context.ts'

type CollectionPlace = Parameters<AppServices['collection']['explore']>[1]

export type CollectionPage = {
  query: CollectionQuery
  total: number
  pageSize: number
  products: ProductCard[]
  /** The pack that is what was chosen, by the id of its product. */
  packs: Record<string, string>
  facets: Facet[]
  /** Where nothing meets all that is chosen: what would without one of them. */
  wider: { label: string; search: string; total: number }[]
  /** What the page is called where search engines have it as a page of its own. */
  landing: { label: string; search: string } | null
}

/** A list that visitors narrow, as an address asks for it, and every brand that its products may name. */
export async function loadCollection(
  context: Readonly<RouterContextProvider>,
  url: URL,
  place: CollectionPlace & { pageSize: number },
): Promise<{ page: CollectionPage; brands: BrandOption[] }> {
  const { brands, collection, categories } = context.get(servicesContext)
  const { locale, categoryId, pageSize } = place
  const asked = readCollectionQuery(url.searchParams)
  const { category: _own, ...others } = asked.chosen
  const [found, all, known] = await Promise.all([
    collection.explore(categoryId === undefined ? asked : { ...asked, chosen: others }, place),
    categories.list(),
    brands.list(),
  ])
  const { query, counts, total } = found
  const countsOf = (key: string) => counts.get(key) ?? new Map<string, number>()
  const named = toBrandOptions(found.brands.values(), countsOf('brand'), known, locale)
  const facets = toFacets(
    query,
    {
      ...found,
      categories: categoryId === undefined ? toCategoryOptions(all, countsOf('category'), locale) : [],
      brands: named,
      words: facetWords,
    },
    locale,
  )
  const chosen = chosenOptions(query, facets)
  const landing = categoryId === undefined ? null : landingOf(query, facets, total)
  const page = {
    query,
    total,
    pageSize,
    products: toProductCards(found.products, locale),
    packs: Object.fromEntries([...found.packs].map(([id, pack]) => [id, packLabel(pack, locale)])),
    facets,
    wider: found.wider.map(({ key, value, query: wider, total: count }) => ({
      label: chosen.find((one) => one.key === key && one.option.value === value)?.option.label ?? value,
      search: collectionSearch(wider),
      total: count,
    })),
    landing: landing && { label: landing.label, search: collectionSearch(query) },
  }
  return { page, brands: named }
}
