import { FileText, Plus, SearchX, ListFilter } from 'lucide-react'
import { Form, useActionData } from 'react-router'
import { quotationList, quotationStates } from '#content/admin/quotes/quotations.ts'
import { INBOX_PATH, QUOTES_PATH, QUOTES_ROWS_PATH } from '#domain/accounts/staff-paths.ts'
import { listSearch } from '#domain/search/list-search.ts'
import { receiveQuotations } from '#app/actions/quotes/quotations-form.ts'
import type { StaffAnswer } from '#app/actions/staff-form.ts'
import { loadQuotations, type QuotationsList } from '#app/loading/quotes/quotations-list.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { AnswerMessage } from '#app/ui/admin/group.tsx'
import { useFreshList, withRowsInUse, type FreshList } from '#app/ui/admin/live/use-fresh-list.ts'
import { QuotationsTable, type StaffChoice } from '#app/ui/admin/quotes/quotations-table.tsx'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import type { Route } from './+types/quotes.ts'
import { NOBODY } from '#domain/messages/inbox-query.ts'
import { narrowingQuotations, type QuotationsQuery } from '#domain/quotes/quotations-query.ts'
import { QUOTATION_STATES } from '#domain/quotes/quotation.ts'
import { optionsOf, SelectField, TextField } from '#app/ui/base/field/text-field.tsx'
import { SearchBox } from '#app/ui/admin/search-line.tsx'

export const meta = adminMeta(quotationList.title)

export const handle: StaffHandle = { failed: quotationList.listFailed }

export const loader = loadQuotations

export const action = receiveQuotations

/** A list that could not be loaded is none to put in place of one that was; a form keeps its key. */
const FRESH: FreshList<QuotationsList> = {
  path: QUOTES_ROWS_PATH,
  keep(list, shown) {
    const { creationKey } = shown
    if (!list.found.ok) return { ...shown, place: list.place }
    const before = shown.found.ok ? shown.found.value.rows : []
    const rows = withRowsInUse(list.found.value.rows, before, '.quotes-form tbody tr')
    return { ...list, creationKey, found: { ok: true, value: { ...list.found.value, rows } } }
  },
}

export default function Quotes({ loaderData }: Route.ComponentProps) {
  const words = useWords(quotationList)
  const { query, search, found, staff, creationKey } = useFreshList(loaderData, FRESH)
  const answer = useActionData<StaffAnswer>()
  const total = found.ok ? found.value.total : 0
  return (
    <AdminPage
      title={words.title}
      count={found.ok ? total : undefined}
      actions={<NewQuotation creationKey={creationKey} />}
    >
      <AnswerMessage answer={answer} />
      {(total > 0 || search !== '') && <QuotationsFilters query={query} staff={staff} />}
      {!found.ok && <LoadError title={words.listFailed} />}
      {found.ok && total === 0 && <Nothing isWhole={search === ''} />}
      {found.ok && total > 0 && (
        <>
          <QuotationsTable rows={found.value.rows} staff={staff} />
          <Pagination
            page={query.page}
            pages={found.value.pages}
            to={(page) => QUOTES_PATH + listSearch({ ...query, page })}
          />
        </>
      )}
    </AdminPage>
  )
}

/** One without a request, which is made with it. */
function NewQuotation({ creationKey }: { creationKey: string }) {
  const { create } = useWords(quotationList)
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="begin" />
      <input type="hidden" name="creation_key" value={creationKey} />
      <Button type="submit" small>
        <Plus />
        {create}
      </Button>
    </Form>
  )
}

function Nothing({ isWhole }: { isWhole: boolean }) {
  const { empty, noneFound, clear } = useWords(quotationList)
  return isWhole ? (
    <StateBlock icon={FileText} title={empty.title} text={empty.text} link={{ to: INBOX_PATH, label: empty.toInbox }} />
  ) : (
    <StateBlock icon={SearchX} title={noneFound.title} text={noneFound.text} link={{ to: QUOTES_PATH, label: clear }} />
  )
}

/** Search and filters are one form whose fields stand in the address. It begins again with every list. */
function QuotationsFilters({ query, staff }: { query: QuotationsQuery; staff: StaffChoice[] }) {
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
            {optionsOf(QUOTATION_STATES, (state) => [state, states[state]])}
          </SelectField>
          <SelectField label={words.owner} name="owner" defaultValue={query.owner ?? ''}>
            <option value="">{words.anybody}</option>
            <option value={NOBODY}>{words.nobody}</option>
            {optionsOf(staff, ({ id, name }) => [id, name])}
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
