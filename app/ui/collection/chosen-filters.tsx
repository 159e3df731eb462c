import { collectionPage } from '../../../content/pages/collection.ts'
import { collectionSearch, withoutChoice, type CollectionQuery } from '../../../domain/catalogue/collection-query.ts'
import type { BrandOption, FilterOption } from '../../../domain/catalogue/collection-view.ts'
import { useWords } from '../../locale.ts'
import { ChipLink } from '../base/chip.tsx'

type ChosenFiltersProps = { query: CollectionQuery; categories: FilterOption[]; brands: BrandOption[] }

/** A chip for every choice; following it takes the choice away. Choices that do not exist are shown as typed. */
export function ChosenFilters({ query, categories, brands }: ChosenFiltersProps) {
  const words = useWords(collectionPage)
  const chips = [
    ...query.categories.map((value) => ({ kind: 'categories' as const, value, options: categories })),
    ...query.brands.map((value) => ({ kind: 'brands' as const, value, options: brands })),
  ]
  if (chips.length === 0) return null
  return (
    <ul className="chosen-filters">
      {chips.map(({ kind, value, options }) => {
        const name = options.find((option) => option.value === value)?.name ?? value
        return (
          <li key={`${kind} ${value}`}>
            <ChipLink
              to={`/collection${collectionSearch(withoutChoice(query, kind, value))}`}
              replace
              preventScrollReset
              removable
              accent={kind === 'categories' ? value : undefined}
              aria-label={words.remove(name)}
            >
              <bdi className="truncate">{name}</bdi>
            </ChipLink>
          </li>
        )
      })}
    </ul>
  )
}
