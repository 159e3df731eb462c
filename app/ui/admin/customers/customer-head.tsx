import { Form, useSubmit } from 'react-router'
import { languageNames } from '#content/admin/inbox-message.ts'
import { customersWords } from '#content/admin/requests/customers.ts'
import { CUSTOMER_FILTERS } from '#domain/customers/customer-filter.ts'
import { CUSTOMER_COLUMNS } from '#domain/records/lists/list-columns.ts'
import { liveListSearch, type LiveListQuery } from '#domain/records/lists/live-list.ts'
import { recordKind } from '#domain/kinds.ts'
import { LOCALES } from '#domain/text/locale.ts'
import type { CustomerChoices } from '#app/loading/records/live-list.ts'
import { useLocale, useWords } from '#app/locale.ts'
import type { LiveListProps } from '#app/ui/admin/records/live-list.tsx'
import { OwnColumns } from '#app/ui/admin/records/own-columns.tsx'
import { GoneFilters, NamedViews, SavedViews } from '#app/ui/admin/records/saved-views.tsx'
import { SearchLine } from '#app/ui/admin/search-line.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { optionsOf, Select } from '#app/ui/base/field/text-field.tsx'

/** Filters, saved views and columns of the list of customers. */
export function CustomerHead({ query, found }: Pick<LiveListProps, 'query' | 'found'>) {
  const words = useWords(customersWords)
  const { list } = recordKind('customer')
  const { choices = null, own = null, total = 0 } = found.ok ? found.value : {}
  const { city, price_group: group } = query.filters ?? {}
  const path = list + liveListSearch({ ...query, page: 1 })
  return (
    <>
      {own && <NamedViews path={list} saved={own.saved} search={liveListSearch({ ...query, page: 1 })} />}
      <div className="list-head">
        <CustomerFilters query={query} choices={choices} />
        {own && (
          <div className="list-tools">
            <SavedViews saved={own.saved} path={path} />
            <OwnColumns
              path={path}
              columns={own.columns}
              offered={CUSTOMER_COLUMNS.map((column) => [column, words.columns[column]] as const)}
            />
          </div>
        )}
      </div>
      {choices && (
        <GoneFilters
          asked={[
            [city, choices.cities],
            [group, choices.groups],
            [total === 0 ? query.filters?.owner : null, choices.owners],
          ]}
        />
      )}
    </>
  )
}

/** What customers are narrowed by beside words; without scripts by a button. */
function CustomerFilters({ query, choices }: { query: LiveListQuery; choices: CustomerChoices | null }) {
  const words = useWords(customersWords)
  const locale = useLocale()
  const send = useSubmit()
  const { search, filters = {} } = query
  const languages = LOCALES.map((value) => ({ value, label: languageNames[value][locale] }))
  const { cities = [], groups = [], owners = [] } = choices ?? {}
  const options = { city: cities, price_group: groups, owner: owners, language: languages }
  const labels = { ...words.fields, price_group: words.fields.priceGroup }
  return (
    <div className="admin-filters">
      <SearchLine action={recordKind('customer').list} label={words.search} submit={words.searchButton} value={search}>
        {Object.entries(filters).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </SearchLine>
      <Form
        key={liveListSearch(query)}
        aria-label={words.filter}
        className="customer-filters"
        onChange={({ currentTarget }) => void send(currentTarget, { preventScrollReset: true })}
      >
        {search !== '' && <input type="hidden" name="q" value={search} />}
        {CUSTOMER_FILTERS.filter((name) => options[name].length > 0).map((name) => (
          <Select key={name} name={name} aria-label={labels[name]} defaultValue={filters[name] ?? ''}>
            <option value="">{words.allOf(labels[name])}</option>
            {optionsOf(options[name], ({ value, label }) => [value, label])}
          </Select>
        ))}
        <noscript>
          <Button type="submit" kind="outline" small>
            {words.filter}
          </Button>
        </noscript>
      </Form>
    </div>
  )
}
