import { ListFilter } from 'lucide-react'
import { Form } from 'react-router'
import { quotationList, quotationStates } from '#content/admin/quotes/quotations.ts'
import { QUOTES_PATH } from '#domain/accounts/staff-paths.ts'
import { NOBODY } from '#domain/messages/inbox-query.ts'
import { narrowingQuotations, type QuotationsQuery } from '#domain/quotes/quotations-query.ts'
import { listSearch } from '#domain/search/list-search.ts'
import { QUOTATION_STATES } from '#domain/quotes/quotation.ts'
import { useWords } from '#app/locale.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { SelectField } from '#app/ui/base/field/select-field.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { SearchBox } from '#app/ui/admin/search-box.tsx'
import type { StaffChoice } from './quotations-table.tsx'

/** Search and filters are one form whose fields stand in the address. It begins again with every list. */
export function QuotationsFilters({ query, staff }: { query: QuotationsQuery; staff: StaffChoice[] }) {
  const words = useWords(quotationList)
  const states = useWords(quotationStates)
  const chosen = narrowingQuotations(query)
  return (
    <Form key={listSearch(query)} action={QUOTES_PATH} className="quotes-filters" role="search">
      <SearchBox label={words.search} submit={words.searchButton} value={query.text} />
      <details className="inbox-more" open={chosen > 0}>
        <summary className="button button-outline button-small">
          <ListFilter />
          {chosen > 0 ? words.chosen(chosen) : words.filter}
        </summary>
        <div className="inbox-more-fields">
          <SelectField label={words.state} name="state" defaultValue={query.state ?? ''}>
            <option value="">{words.anyState}</option>
            {QUOTATION_STATES.map((state) => (
              <option key={state} value={state}>
                {states[state]}
              </option>
            ))}
          </SelectField>
          <SelectField label={words.owner} name="owner" defaultValue={query.owner ?? ''}>
            <option value="">{words.anybody}</option>
            <option value={NOBODY}>{words.nobody}</option>
            {staff.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField label={words.from} type="date" name="from" defaultValue={query.from ?? ''} />
          <TextField label={words.to} type="date" name="to" defaultValue={query.to ?? ''} />
          <Button type="submit" kind="ink" small>
            {words.apply}
          </Button>
          {listSearch(query) !== '' && (
            <ButtonLink to={QUOTES_PATH} kind="outline" small>
              {words.clear}
            </ButtonLink>
          )}
        </div>
      </details>
    </Form>
  )
}
