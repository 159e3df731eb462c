import { redirectsWords } from '#content/admin/redirects.ts'
import { redirectListSearch, type RedirectListQuery } from '#domain/records/lists/redirect-list.ts'
import { REDIRECTS_PATH } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { SearchLine } from '#app/ui/admin/search-line.tsx'

/** What is looked for, and who made the redirects. */
export function RedirectFilters({ query }: { query: RedirectListQuery }) {
  const words = useWords(redirectsWords)
  return (
    <div className="admin-filters">
      <SearchLine action={REDIRECTS_PATH} label={words.search} submit={words.searchButton} value={query.search}>
        {query.origin && <input type="hidden" name="origin" value={query.origin} />}
      </SearchLine>
      <nav aria-label={words.origin} className="admin-chips">
        {([null, 'staff', 'kept'] as const).map((origin) => (
          <ChipLink
            key={origin}
            to={REDIRECTS_PATH + redirectListSearch({ ...query, origin, page: 1 })}
            on={query.origin === origin}
            preventScrollReset
          >
            {words.origins[origin ?? 'all']}
          </ChipLink>
        ))}
      </nav>
    </div>
  )
}
