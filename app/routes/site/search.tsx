import { Suspense, useCallback } from 'react'
import { data, useNavigation } from 'react-router'
import { exampleCodes } from '#app/loading/home-page.ts'
import { searchHead, searchPage } from '#content/pages/search.ts'
import { pageNames } from '#content/pages/site-pages.ts'
import { PAGE_SIZE } from '#domain/catalogue/collection-query.ts'
import { toEquivalentView } from '#domain/choice/equivalents-view.ts'
import { chosenResult, type Choice } from '#domain/reports/daily-count.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { readSearchQuery, toSearchResults, type SearchResults } from '#domain/search/search-view.ts'
import { choiceContext, missedSearchContext, servicesContext } from '#app/context.ts'
import { headersOfLoader, loadPart, partsData } from '#app/loading/part.ts'
import { useWords, useLabels } from '#app/locale.ts'
import { fixedMeta } from '#app/seo/route-meta.ts'
import { lazyComponent } from '#app/delivery/lazy-component.ts'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { FoundBeside, NamedEquivalents } from '#app/ui/search/found-beside.tsx'
import { SearchAgain } from '#app/ui/search/search-again.tsx'
import { NoResults, type SearchWay, StartSearching } from '#app/ui/search/search-states.tsx'
import { FailedPage } from '#app/ui/site/page-error.tsx'
import { useIsLate } from '#app/ui/site/use-pending-path.ts'
import type { Route } from './+types/search.ts'
import { searchSearch, type SearchQuery } from '#domain/search/search-address.ts'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { ProductGrid } from '#app/ui/catalogue/product-grid.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { ChipLink } from '#app/ui/base/chip.tsx'

/** Categories and posts beside the products are few: whoever wants more of them looks at their lists. */
const BESIDE = { counted: true, categories: 8, posts: 6, closest: 12 }

const WAYS: SearchWay[] = ['equivalent', 'rule']

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const query = readSearchQuery(url.searchParams)
  const begin = await loadPart(context, () => exampleCodes(context))
  const codes = begin.ok ? begin.value : []
  const found = await loadPart(context, async () => {
    const { text, category: categoryId, page } = query
    if (text === '') return { query, results: null, equivalents: [], ways: [] }
    const { search, equivalents, content } = context.get(servicesContext)
    const lists = await Promise.all(WAYS.map((kind) => content.list(kind)))
    const named = await equivalents.named(text)
    const answer = await search.find({ text, categoryId, page, pageSize: PAGE_SIZE, ...BESIDE })
    return {
      query,
      results: toSearchResults(answer, locale, pageNames),
      equivalents: named.map((one) => toEquivalentView(one, locale)),
      ways: WAYS.filter((_kind, place) => lists[place]!.length > 0),
    }
  })
  if (found.ok && found.value.results && query.page === 1) context.get(choiceContext)(howFound(found.value))
  if (!found.ok || !found.value.results || !(isMissed(found.value) || howFound(found.value) === 'search-closest'))
    return partsData({ found, codes })
  context.get(missedSearchContext)(found.value.query.text, !isMissed(found.value))
  // Not kept: whoever searches the same in vain is counted too.
  return data({ found, codes }, { headers: { 'Cache-Control': 'no-cache' } })
}

type Answer = { results: SearchResults | null; equivalents: unknown[] }

function isMissed({ results, equivalents }: Answer): boolean {
  return isEmpty(results!) && equivalents.length === 0
}

/** By products alone: pages and articles lead to none. */
function howFound({ results, equivalents }: Answer): Choice {
  if (results!.found + equivalents.length > 0) return 'search-found'
  return results!.closest.length > 0 ? 'search-closest' : 'search-none'
}

export const headers = headersOfLoader

export const meta = fixedMeta(searchHead)

/** Seen only while a search is on its way. */
const ResultsSkeleton = lazyComponent(async () => (await import('#app/ui/site/page-skeleton.tsx')).ResultsSkeleton)

export default function SearchPage({ loaderData: { found, codes } }: Route.ComponentProps) {
  const words = useWords(searchPage)
  const awaited = useLateSearch()
  const text = found.ok ? found.value.query.text : ''
  const results = found.ok && awaited === null ? found.value.results : null
  return (
    <div className="wrap pb-24">
      <SearchHeading text={awaited ?? text} total={results && results.total} />
      <SearchAgain text={text} />
      {awaited !== null ? (
        <Suspense>
          <ResultsSkeleton />
        </Suspense>
      ) : found.ok ? (
        <Found {...found.value} codes={codes} />
      ) : (
        <LoadError title={words.error} />
      )}
    </div>
  )
}

/** The text of a search that has been on its way for a while, or null. */
function useLateSearch(): string | null {
  const { location: next = null } = useNavigation()
  const isLate = useIsLate(next)
  return next && isLate ? new URLSearchParams(next.search).get('q') : null
}

/** So many products stand in a row on a phone; a second row reaches its lower edge. */
const FIRST_ROW = 2

type FoundProps = Extract<Route.ComponentProps['loaderData']['found'], { ok: true }>['value'] & { codes: string[] }

function Found({ query, results, codes, equivalents, ways }: FoundProps) {
  const chosen = useChosenResult((results?.page ?? 1) - 1)
  if (results === null) return <StartSearching codes={codes} />
  if (isEmpty(results) && equivalents.length === 0) return <NoResults codes={codes} query={query.text} ways={ways} />
  return (
    <div ref={chosen} className="grid grid-cols-1 gap-12">
      <NamedEquivalents equivalents={equivalents} />
      {results.found > 0 && <FoundProducts query={query} results={results} codes={codes} ways={ways} />}
      {results.found + results.closest.length + equivalents.length === 0 && (
        <NoResults codes={codes} query={query.text} ways={ways} />
      )}
      <ClosestProducts results={results} />
      <FoundBeside
        pages={results.pagesFound}
        posts={results.posts}
        marks={results.marks}
        later={results.found + results.closest.length > FIRST_ROW}
      />
    </div>
  )
}

/** Reports the position of the result that a visitor opens. */
function useChosenResult(pagesBefore: number) {
  return useCallback(
    (list: HTMLElement | null) => {
      const count = ({ target }: MouseEvent) => {
        const card = (target as Element).closest('a') && (target as Element).closest('.product-grid > *')
        if (!card) return
        const place = [...(list?.querySelectorAll('.product-grid > *') ?? [])].indexOf(card)
        const from = chosenResult(pagesBefore * PAGE_SIZE + place)
        navigator.sendBeacon('/api/shown', new URLSearchParams({ path: location.pathname, from }))
      }
      list?.addEventListener('click', count)
      return () => list?.removeEventListener('click', count)
    },
    [pagesBefore],
  )
}

function isEmpty({ found, closest, pagesFound, posts }: NonNullable<FoundProps['results']>): boolean {
  return found + closest.length + pagesFound.length + posts.length === 0
}

export function ErrorBoundary() {
  return <FailedPage title={useWords(searchPage).error} />
}

type FoundProductsProps = { query: SearchQuery; results: SearchResults; codes: string[]; ways: SearchWay[] }

function FoundProducts({ query, results, codes, ways }: FoundProductsProps) {
  const words = useWords(searchPage)
  const { categories, products, corrected, marks, page, pages } = results
  return (
    <div className="grid gap-8">
      {corrected && <p className="text-ink-2">{words.corrected}</p>}
      <ResultsByCategory query={query} categories={categories} />
      {products.length > 0 ? (
        <ProductGrid products={products} marks={marks} leads />
      ) : (
        <NoResults codes={codes} query={query.text} ways={ways} />
      )}
      <Pagination page={page} pages={pages} to={(page) => `/search${searchSearch({ ...query, page })}`} />
    </div>
  )
}

type SearchHeadingProps = {
  text: string
  /** Null while nothing was searched or found out. */
  total: number | null
}

/** «Search Results», the quoted query and the number of products, as one heading. */
function SearchHeading({ text, total }: SearchHeadingProps) {
  const words = useWords(searchPage)
  const labels = useLabels()
  return (
    <h1 className="search-heading">
      <span className={text ? 'text-small font-normal text-ink-3' : 'text-h1'}>{words.title}</span>
      {text && (
        <span className="text-h1">
          <bdi>
            <CodedText text={words.quoted(text)} />
          </bdi>{' '}
          {total !== null && <span className="text-ink-3">{labels.products(total)}</span>}
        </span>
      )}
    </h1>
  )
}

/** Products that answer by what is known of them, each with what that is. Nothing where none does. */
function ClosestProducts({ results }: { results: SearchResults }) {
  const words = useWords(searchPage)
  const labels = useLabels()
  const { closest, closestTotal, found, without, marks } = results
  if (closest.length === 0) return null
  const matchesOf = new Map(closest.map(({ id, matches }) => [id, words.matches(matches.join(words.separator))]))
  return (
    <section aria-labelledby="closest" className="search-closest">
      <h2 id="closest" className="text-h3">
        {words.closest} <span className="text-ink-3">{labels.products(closestTotal)}</span>
      </h2>
      {found === 0 && (
        <p className="text-ink-2">{without.length > 0 ? words.without(without.join(words.separator)) : words.noName}</p>
      )}
      <ProductGrid
        products={closest}
        marks={marks}
        level={3}
        leads={found === 0}
        noteOf={({ id }) => matchesOf.get(id)}
      />
    </section>
  )
}

type ResultsByCategoryProps = { query: SearchQuery; categories: SearchResults['categories'] }

/** Nothing where all results are of one category. */
function ResultsByCategory({ query, categories }: ResultsByCategoryProps) {
  const words = useWords(searchPage)
  if (categories.length < 2) return null
  const to = (category: string | null) => `/search${searchSearch({ ...query, category, page: 1 })}`
  return (
    <nav aria-label={words.categoriesLabel}>
      <ul className="flex flex-wrap gap-2">
        <li>
          <ChipLink to={to(null)} on={query.category === null} preventScrollReset>
            {words.allCategories}
          </ChipLink>
        </li>
        {categories.map(({ id, name, accent, count }) => (
          <li key={id}>
            <ChipLink to={to(id)} on={query.category === id} accent={accent} preventScrollReset>
              {name} <span className="font-display">{count}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
