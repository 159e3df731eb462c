import { useCallback, useLayoutEffect, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { itemsPage } from '#content/admin/items.ts'
import { ITEMS_PATH, openedFrom } from '#domain/accounts/staff-paths.ts'
import {
  itemListSearch,
  type ItemColumn,
  type ItemListQuery,
  type ItemRow,
  readSort,
  sortName,
} from '#domain/catalogue/item-list.ts'
import type { PriceRanges } from '#domain/prices/pack-price.ts'
import { useWords } from '#app/locale.ts'
import type { ListOf } from '#app/ui/admin/records/list-views.tsx'
import { GoneFilters } from '#app/ui/admin/records/saved-views.tsx'
import { SelectPage } from '#app/ui/admin/records/select-box.tsx'
import { useMay } from '#app/ui/admin/use-may.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { ItemsTable } from './items-table.tsx'
import { isSearchKey, isTyping } from '#app/ui/admin/list-keys.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'
import { TypedSearch } from '#app/ui/admin/typed-search.tsx'
import { useShownChoice, useShownTick } from '#app/ui/admin/use-shown-choice.ts'
import { optionsOf, Select } from '#app/ui/base/field/text-field.tsx'

const SORT_NAMES = ['newest', '-newest', 'name-ar', 'name-en', 'code', 'category'] as const

type Beside = { missing: number; categories: Option[]; brands: Option[]; columns: ItemColumn[]; prices: PriceRanges }

/** Products with what narrows them; a change leads back to the first page and replaces the entry in the history. */
export function ProductListBody({
  rows,
  total,
  pages,
  query,
  loaded,
  isComing,
  path,
  beside,
  ask,
  nothing,
}: ListOf<ItemRow, Beside, ItemListQuery>) {
  const words = useWords(itemsPage)
  const { columns, prices } = beside
  const mayAdd = useMay('records.write')
  const navigate = useNavigate()
  const change = useCallback(
    (part: Partial<ItemListQuery>) =>
      void navigate(ITEMS_PATH + itemListSearch({ ...query, page: 1, ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [navigate, query],
  )
  useListKeys({
    links: '.items-actions a:first-child',
    search: '.typed-search input',
    add: mayAdd ? openedFrom(path, `${ITEMS_PATH}/add`) : null,
  })
  return (
    <>
      <div className="items-place">
        <ItemFilters {...beside} query={query} onChange={change} />
        <GoneFilters
          asked={[
            [loaded.category, beside.categories],
            [loaded.brand, beside.brands],
          ]}
        />
        {rows.length === 0 ? (
          nothing
        ) : (
          <>
            <SelectPage />
            <ItemsTable {...{ query, columns, prices }} items={rows} busy={isComing} onDelete={ask} />
          </>
        )}
      </div>
      <div className="items-foot">
        <p role="status">
          {words.shown(rows.length, total)} <span className="items-keys needs-scripts">{words.keys}</span>
        </p>
        <Pagination page={loaded.page} pages={pages} to={(page) => ITEMS_PATH + itemListSearch({ ...query, page })} />
      </div>
    </>
  )
}

type ListKeys = {
  /** Finds the rows' main links, in order. */
  links: string
  /** Finds the search box. */
  search: string
  /** Where the key for a new record leads; null for those who may add none. */
  add: string | null
}

/** `/` searches, N begins a new record, the arrows go from row to row, and Enter then opens one. */
function useListKeys({ links, search, add }: ListKeys) {
  const navigate = useNavigate()
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isAsked()) return
      if (isSearchKey(event)) document.querySelector<HTMLElement>(search)?.focus()
      else if (event.code === 'KeyN' && !event.shiftKey && add !== null) void navigate(add)
      else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
        moveFocus(links, event.key === 'ArrowDown' ? 1 : -1)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [navigate, links, search, add])
}

function isAsked(): boolean {
  return document.querySelector('dialog[open]') !== null
}

function moveFocus(links: string, step: 1 | -1) {
  const stops = [...document.querySelectorAll<HTMLElement>(links)]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  stops[at === -1 ? 0 : at + step]?.focus()
}

type Option = { value: string; label: string }

type ItemFiltersProps = {
  query: ItemListQuery
  categories: Option[]
  brands: Option[]
  /** How many of the chosen products lack something. */
  missing: number
  onChange: (part: Partial<ItemListQuery>) => void
}

/** Narrows staff's list: a form of its own without scripts, at once with them. */
function ItemFilters({ query, categories, brands, missing, onChange }: ItemFiltersProps) {
  const words = useWords(itemsPage)
  const missingOnly = useShownTick(query.missing)
  return (
    <form action={ITEMS_PATH} className="item-filters" role="search" onSubmit={(event) => event.preventDefault()}>
      {query.state && <input type="hidden" name="state" value={query.state} />}
      {query.columns && <input type="hidden" name="columns" value={query.columns.join(',')} />}
      <TypedSearch
        search={query.search}
        onSearch={(search) => onChange({ search })}
        label={words.searchLabel}
        placeholder={words.search}
        keys={{ shortcut: '/', clear: words.clear }}
      />
      <Choice
        name="category"
        label={words.category}
        value={query.category}
        onChange={(category) => onChange({ category })}
      >
        <option value="">{words.allCategories}</option>
        {categories.map(optionOf)}
      </Choice>
      <Choice name="brand" label={words.brand} value={query.brand} onChange={(brand) => onChange({ brand })}>
        <option value="">{words.allBrands}</option>
        {brands.map(optionOf)}
      </Choice>
      <SortChoice query={query} onChange={onChange} />
      <Button type="submit" kind="outline" small className="scripted:hidden">
        {words.apply}
      </Button>
      <Checkbox
        name="missing"
        value="1"
        ref={missingOnly}
        defaultChecked={query.missing}
        onChange={(event) => onChange({ missing: event.currentTarget.checked })}
        end={<span className="badge badge-warn">{missing}</span>}
        className="item-filters-missing"
      >
        {words.missingOnly}
      </Checkbox>
    </form>
  )
}

function optionOf({ value, label }: Option) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  )
}

/** The order, where the heads of the columns are not shown; it travels with the form everywhere. */
function SortChoice({ query, onChange }: Pick<ItemFiltersProps, 'query' | 'onChange'>) {
  const words = useWords(itemsPage)
  const sort = sortName(query)
  return (
    <Choice
      name="sort"
      label={words.sortLabel}
      value={sort}
      onChange={(name) => onChange(readSort(name))}
      className="item-sort-choice"
    >
      {optionsOf(SORT_NAMES, (name) => [name, words.sorts[name]])}
      {!isOffered(sort) && <option value={sort}>{words.sortLabel}</option>}
    </Choice>
  )
}

function isOffered(sort: string): boolean {
  return SORT_NAMES.some((name) => name === sort)
}

type ChoiceProps = {
  className?: string
  name: string
  label: string
  value: string | null
  onChange: (value: string | null) => void
  children: ReactNode
}

function Choice({ className, name, label, value, onChange, children }: ChoiceProps) {
  return (
    <Select
      ref={useShownChoice(value ?? '')}
      name={name}
      aria-label={label}
      defaultValue={value ?? ''}
      className={className}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    >
      {children}
    </Select>
  )
}
