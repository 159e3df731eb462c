import { collectionPage } from '#content/pages/collection.ts'
import { choiceCount, collectionSearch, withoutChoice } from '#domain/catalogue/collection-query.ts'
import { chosenOptions } from '#domain/catalogue/facet-view.ts'
import { useWords } from '#app/locale.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import type { FilterFieldsProps } from './filter-fields.tsx'

/** A chip for every choice; following it takes the choice away. Choices that do not exist are shown as typed. */
export function ChosenFilters({ query, path, facets }: Omit<FilterFieldsProps, 'onChange'>) {
  const words = useWords(collectionPage)
  const chosen = chosenOptions(query, facets)
  if (chosen.length === 0) return null
  return (
    <ul className="chosen-filters">
      {chosen.map(({ key, option: { value, label, accent } }) => {
        const wider = withoutChoice(query, key, value)
        return (
          <li key={`${key} ${value}`}>
            <ChipLink
              to={path + collectionSearch(wider)}
              replace
              preventScrollReset
              removable
              accent={accent}
              rel={choiceCount(wider) > 1 ? 'nofollow' : undefined}
              aria-label={words.remove(label)}
            >
              <bdi className="truncate">
                <CodedText text={label} />
              </bdi>
            </ChipLink>
          </li>
        )
      })}
      <li>
        <SiteLink to={path} replace preventScrollReset className="chosen-filters-clear">
          {words.clearAll}
        </SiteLink>
      </li>
    </ul>
  )
}
