import { collectionPage } from '#content/pages/collection.ts'
import { collectionSearch, withoutChoice, type CollectionQuery } from '#domain/catalogue/collection-query.ts'
import type { BrandOption, CategoryOption } from '#domain/catalogue/collection-view.ts'
import { useWords } from '#app/locale.ts'
import { ChipLink } from '#app/ui/base/chip.tsx'

type ChosenFiltersProps = { query: CollectionQuery; categories: CategoryOption[]; brands: BrandOption[] }

/** A chip for every choice; following it takes the choice away. Choices that do not exist are shown as typed. */
export function ChosenFilters({ query, categories, brands }: ChosenFiltersProps) {
  const words = useWords(collectionPage)
  const chips = [
    ...query.categories.map((value) => {
      const option = categories.find((each) => each.value === value)
      return { kind: 'categories' as const, value, name: option?.name, accent: option?.accent ?? 0 }
    }),
    ...query.brands.map((value) => ({
      kind: 'brands' as const,
      value,
      name: brands.find((each) => each.value === value)?.name,
      accent: undefined,
    })),
  ]
  if (chips.length === 0) return null
  return (
    <ul className="chosen-filters">
      {chips.map(({ kind, value, name = value, accent }) => (
        <li key={`${kind} ${value}`}>
          <ChipLink
            to={`/collection${collectionSearch(withoutChoice(query, kind, value))}`}
            replace
            preventScrollReset
            removable
            accent={accent}
            aria-label={words.remove(name)}
          >
            <bdi className="truncate">{name}</bdi>
          </ChipLink>
        </li>
      ))}
    </ul>
  )
}
