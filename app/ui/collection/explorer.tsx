import { memo, useCallback } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { Package } from 'lucide-react'
import { collectionPage } from '#content/pages/collection.ts'
import {
  choiceCount,
  collectionSearch,
  COLLECTION_SORTS,
  pageCount,
  readCollectionQuery,
  type CollectionQuery,
  type CollectionSort,
  withoutChoice,
} from '#domain/catalogue/collection-query.ts'
import { chosenOptions } from '#domain/catalogue/facet-view.ts'
import type { CollectionPage } from '#app/loading/collection-page.ts'
import { useSitePath, SiteLink } from '#app/delivery/link.tsx'
import { useLabels, useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { optionsOf, Select } from '#app/ui/base/field/text-field.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { ProductGrid, type ProductGridKind } from '#app/ui/catalogue/product-grid.tsx'
import { useFrameAround } from '#app/ui/site/site-context.tsx'
import { FilterAside, FILTER_FORM, FilterSheet } from './filter-sheet.tsx'
import type { FilterFieldsProps } from './filter-fields.tsx'

type ExplorerProps = CollectionPage & {
  /** The address of the list, without language and query. */
  path: string
  /** What was chosen by an address and does not exist. */
  unknown?: string[]
  /** The heading of the list, where it has one of its own. */
  title?: string | null
}

/** A list with what narrows it beside it: each state of it is an address. */
export const Explorer = memo(function Explorer({ path, unknown = [], title, ...page }: ExplorerProps) {
  const labels = useLabels()
  const { unknown: unknownText } = useWords(collectionPage)
  const { query, change, busy } = useCollectionQuery(page.query, path)
  const fields = { query, path, facets: page.facets, onChange: change }
  if (page.facets.length === 0 && unknown.length === 0) return <Results {...page} path={path} busy={busy} kind="list" />
  return (
    <div className="collection">
      <FilterAside {...fields} />
      <div className="stack-24 grid-cols-1 can-narrow">
        {title && (
          <h2 className="text-h2">
            <CodedText text={title} />
          </h2>
        )}
        <div className="collection-bar">
          <p className="text-h3" role="status">
            {labels.products(page.total)}
          </p>
          <FilterSheet {...fields} total={page.total} />
          <ChosenFilters {...fields} />
          <SortSelect query={query} onChange={change} />
        </div>
        {unknown.length > 0 && <Message tone="warn">{unknownText(unknown)}</Message>}
        <Results {...page} path={path} busy={busy} kind="beside" />
      </div>
    </div>
  )
})

/**
 * The query that the visitor sees, which is the one on its way while its products load, and a way to change it.
 * A change replaces the entry in the history: going back leaves the collection instead of undoing each tick.
 */
function useCollectionQuery(loaded: CollectionQuery, to: string) {
  const path = useSitePath(to)
  const navigate = useNavigate()
  const { location } = useNavigation()
  const coming = location?.pathname === path ? readCollectionQuery(new URLSearchParams(location.search)) : null
  const query = coming ?? loaded
  const change = useCallback(
    (next: CollectionQuery) =>
      void navigate(path + collectionSearch(next), { replace: true, preventScrollReset: true }),
    [navigate, path],
  )
  return { query, change, busy: coming !== null }
}

type ResultsProps = CollectionPage & { path: string; busy: boolean; kind: ProductGridKind }

/** While another choice loads, the old products stay in their places, paler. */
function Results({ products, packs, total, query, pageSize, wider, path, busy, kind }: ResultsProps) {
  const words = useWords(collectionPage)
  if (total === 0) {
    return (
      <StateBlock icon={Package} title={words.empty.title}>
        <ul className="cluster-8 justify-center">
          {wider.map(({ label, search, total: count }) => (
            <li key={search}>
              <ChipLink to={path + search} replace preventScrollReset rel={isNarrow(search) ? 'nofollow' : undefined}>
                {words.empty.without}{' '}
                <bdi>
                  <CodedText text={label} />
                </bdi>{' '}
                ({count})
              </ChipLink>
            </li>
          ))}
        </ul>
      </StateBlock>
    )
  }
  return (
    <div className="collection-results" aria-busy={busy}>
      <ProductGrid
        products={products}
        kind={kind}
        leads={kind === 'beside'}
        noteOf={({ id }) => (packs[id] === undefined ? undefined : words.pack(packs[id]))}
      />
      <Pagination
        page={query.page}
        pages={pageCount(total, pageSize)}
        to={(page) => `${path}${collectionSearch({ ...query, page })}`}
        rel={choiceCount(query) > 1 ? 'nofollow' : undefined}
      />
    </div>
  )
}

/** Whether an address narrows the list by two values or more: search engines need not follow it. */
export function isNarrow(search: string): boolean {
  return choiceCount(readCollectionQuery(new URLSearchParams(search))) > 1
}

/** Belongs to the form of the filters, so that without scripts both are sent together. */
function SortSelect({ query, onChange }: { query: CollectionQuery; onChange: (query: CollectionQuery) => void }) {
  const words = useWords(collectionPage)
  const hidesRatings = useFrameAround()?.hidesRatings
  const sorts = hidesRatings ? COLLECTION_SORTS.filter((sort) => sort !== 'rating') : COLLECTION_SORTS
  return (
    <div className="sort">
      <label className="sort-label">
        <span className="max-md:sr-only">{words.sort}</span>
        <Select
          name="sort"
          form={FILTER_FORM}
          value={query.sort}
          onChange={(event) => onChange({ ...query, sort: event.target.value as CollectionSort, page: 1 })}
        >
          {optionsOf(sorts, (sort) => [sort, words.sorts[sort]])}
        </Select>
      </label>
      <noscript>
        <Button type="submit" form={FILTER_FORM} kind="outline" small>
          {words.apply}
        </Button>
      </noscript>
    </div>
  )
}

/** A chip for every choice; following it takes the choice away. Choices that do not exist are shown as typed. */
function ChosenFilters({ query, path, facets }: Omit<FilterFieldsProps, 'onChange'>) {
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
