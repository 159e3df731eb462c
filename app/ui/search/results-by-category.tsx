import { searchPage } from '#content/pages/search.ts'
import { searchSearch, type SearchQuery } from '#domain/search/search-address.ts'
import type { SearchResults } from '#domain/search/search-view.ts'
import { useWords } from '#app/locale.ts'
import { ChipLink } from '#app/ui/base/chip.tsx'

type ResultsByCategoryProps = { query: SearchQuery; categories: SearchResults['categories'] }

/** Nothing where all results are of one category. */
export function ResultsByCategory({ query, categories }: ResultsByCategoryProps) {
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
