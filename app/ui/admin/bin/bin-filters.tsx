import { binWords } from '#content/admin/bin.ts'
import { BIN_PATH } from '#domain/accounts/staff-paths.ts'
import { BINNED_KINDS, binSearch, type BinQuery } from '#domain/records/lists/bin-query.ts'
import { useWords } from '#app/locale.ts'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { SearchLine } from '#app/ui/admin/search-line.tsx'

/** What is looked for, and records of which kind. */
export function BinFilters({ query }: { query: BinQuery }) {
  const words = useWords(binWords)
  return (
    <div className="admin-filters">
      <SearchLine action={BIN_PATH} label={words.search} submit={words.searchButton} value={query.search}>
        {query.kind && <input type="hidden" name="kind" value={query.kind} />}
      </SearchLine>
      <nav aria-label={words.kind} className="admin-chips">
        {[null, ...BINNED_KINDS].map((kind) => (
          <ChipLink
            key={kind}
            to={BIN_PATH + binSearch({ ...query, kind, page: 1 })}
            on={query.kind === kind}
            preventScrollReset
          >
            {kind ? words.kinds[kind] : words.all}
          </ChipLink>
        ))}
      </nav>
    </div>
  )
}
