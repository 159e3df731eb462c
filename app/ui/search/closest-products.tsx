import { searchPage } from '#content/pages/search.ts'
import type { SearchResults } from '#domain/search/search-view.ts'
import { useLabels, useWords } from '#app/locale.ts'
import { ProductGrid } from '#app/ui/catalogue/product-grid.tsx'

/** Products that answer by what is known of them, each with what that is. Nothing where none does. */
export function ClosestProducts({ results }: { results: SearchResults }) {
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
