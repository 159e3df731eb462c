import { Suspense } from 'react'
import { data, useNavigation } from 'react-router'
import { pageNames } from '#content/pages/page-names.ts'
import { searchHead, searchPage } from '#content/pages/search.ts'
import { PAGE_SIZE } from '#domain/catalogue/collection-query.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { readSearchQuery, toSearchResults } from '#domain/search/search-view.ts'
import { missedSearchContext, servicesContext } from '#app/context.ts'
import { exampleCodes } from '#app/loading/example-codes.ts'
import { loadPart, partsData } from '#app/loading/part.ts'
import { useWords } from '#app/locale.ts'
import { fixedMeta } from '#app/seo/route-meta.ts'
import { lazyComponent } from '#app/delivery/lazy-component.ts'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { ClosestProducts } from '#app/ui/search/closest-products.tsx'
import { FoundBeside } from '#app/ui/search/found-beside.tsx'
import { FoundProducts } from '#app/ui/search/found-products.tsx'
import { SearchAgain } from '#app/ui/search/search-again.tsx'
import { SearchHeading } from '#app/ui/search/search-heading.tsx'
import { NoResults, StartSearching } from '#app/ui/search/search-states.tsx'
import { FailedPage } from '#app/ui/site/failed-page.tsx'
import { useIsLate } from '#app/ui/site/use-pending-path.ts'
import type { Route } from './+types/search.ts'

/** Categories and posts beside the products are few: whoever wants more of them looks at their lists. */
const BESIDE = { counted: true, categories: 8, posts: 6, closest: 12 }

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const query = readSearchQuery(url.searchParams)
  const begin = await loadPart(context, () => exampleCodes(context))
  const codes = begin.ok ? begin.value : []
  const found = await loadPart(context, async () => {
    const { text, category: categoryId, page } = query
    if (text === '') return { query, results: null }
    const answer = await context
      .get(servicesContext)
      .search.find({ text, categoryId, page, pageSize: PAGE_SIZE, ...BESIDE })
    return { query, results: toSearchResults(answer, locale, pageNames) }
  })
  if (!found.ok || !found.value.results || !isEmpty(found.value.results)) return partsData({ found, codes })
  context.get(missedSearchContext)(found.value.query.text)
  // Not kept: whoever searches the same in vain is counted too.
  return data({ found, codes }, { headers: { 'Cache-Control': 'no-cache' } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

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

function Found({ query, results, codes }: FoundProps) {
  if (results === null) return <StartSearching codes={codes} />
  if (isEmpty(results)) return <NoResults codes={codes} />
  return (
    <div className="grid grid-cols-1 gap-12">
      {results.found > 0 && <FoundProducts query={query} results={results} codes={codes} />}
      {results.found + results.closest.length === 0 && <NoResults codes={codes} />}
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

function isEmpty({ found, closest, pagesFound, posts }: NonNullable<FoundProps['results']>): boolean {
  return found + closest.length + pagesFound.length + posts.length === 0
}

export function ErrorBoundary() {
  return <FailedPage title={useWords(searchPage).error} />
}
