import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { itemsPage } from '#content/admin/items.ts'
import { readSort, sortName, type ItemListQuery } from '#domain/catalogue/item-list.ts'
import { ITEMS_PATH } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { classNames } from '#app/ui/base/class-names.ts'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'
import { TypedSearch } from '#app/ui/admin/typed-search.tsx'
import { useShownChoice, useShownTick } from '#app/ui/admin/use-shown-choice.ts'

export type Option = { value: string; label: string }

type ItemFiltersProps = {
  query: ItemListQuery
  categories: Option[]
  brands: Option[]
  /** How many of the chosen products lack something. */
  missing: number
  onChange: (part: Partial<ItemListQuery>) => void
}

/** Narrows staff's list: a form of its own without scripts, at once with them. */
export function ItemFilters({ query, categories, brands, missing, onChange }: ItemFiltersProps) {
  const words = useWords(itemsPage)
  const missingOnly = useShownTick(query.missing)
  return (
    <form action={ITEMS_PATH} className="item-filters" role="search" onSubmit={(event) => event.preventDefault()}>
      {query.state && <input type="hidden" name="state" value={query.state} />}
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
      {SORT_NAMES.map((name) => (
        <option key={name} value={name}>
          {words.sorts[name]}
        </option>
      ))}
      {!isOffered(sort) && <option value={sort}>{words.sortLabel}</option>}
    </Choice>
  )
}

const SORT_NAMES = ['newest', '-newest', 'name-ar', 'name-en', 'code', 'category'] as const

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
    <span className={classNames('select', className)}>
      <select
        ref={useShownChoice(value ?? '')}
        name={name}
        aria-label={label}
        defaultValue={value ?? ''}
        className="control"
        onChange={(event) => onChange(event.currentTarget.value || null)}
      >
        {children}
      </select>
      <ChevronDown />
    </span>
  )
}
