import { priceWords } from '#content/admin/catalogue/prices.ts'
import { PRICES_PATH } from '#domain/accounts/staff-paths.ts'
import { priceListSearch, type PriceListQuery } from '#domain/prices/price-list-query.ts'
import { useWords } from '#app/locale.ts'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { SearchLine } from '#app/ui/admin/search-line.tsx'

/** What is looked for, and whether only packs without a price are shown. */
export function PriceFilters({ query }: { query: PriceListQuery }) {
  const words = useWords(priceWords)
  return (
    <div className="admin-filters">
      <SearchLine action={PRICES_PATH} label={words.search} submit={words.searchButton} value={query.search}>
        {query.unpriced && <input type="hidden" name="price" value="none" />}
      </SearchLine>
      <nav aria-label={words.filter} className="admin-chips">
        {[false, true].map((unpriced) => (
          <ChipLink
            key={String(unpriced)}
            to={PRICES_PATH + priceListSearch({ ...query, unpriced, page: 1 })}
            on={query.unpriced === unpriced}
            preventScrollReset
          >
            {unpriced ? words.unpriced : words.all}
          </ChipLink>
        ))}
      </nav>
    </div>
  )
}
