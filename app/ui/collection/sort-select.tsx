import { collectionPage } from '#content/pages/collection.ts'
import { COLLECTION_SORTS, type CollectionQuery, type CollectionSort } from '#domain/catalogue/collection-query.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { ChevronDown } from 'lucide-react'
import { FILTER_FORM } from './filter-aside.tsx'

type SortSelectProps = { query: CollectionQuery; onChange: (query: CollectionQuery) => void }

/** Belongs to the form of the filters, so that without scripts both are sent together. */
export function SortSelect({ query, onChange }: SortSelectProps) {
  const words = useWords(collectionPage)
  return (
    <div className="sort">
      <label className="sort-label">
        <span className="max-md:sr-only">{words.sort}</span>
        <span className="select">
          <select
            name="sort"
            form={FILTER_FORM}
            className="control"
            value={query.sort}
            onChange={(event) => onChange({ ...query, sort: event.target.value as CollectionSort, page: 1 })}
          >
            {COLLECTION_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {words.sorts[sort]}
              </option>
            ))}
          </select>
          <ChevronDown />
        </span>
      </label>
      <noscript>
        <Button type="submit" form={FILTER_FORM} kind="outline" small>
          {words.apply}
        </Button>
      </noscript>
    </div>
  )
}
