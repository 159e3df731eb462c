import { Inbox, SearchX, SquareCheck, SquareX, ListFilter } from 'lucide-react'
import { useSearchParams, Link, Form } from 'react-router'
import { followUpWords } from '#content/admin/requests/follow-up.ts'
import { inbox } from '#content/admin/inbox.ts'
import type { InboxList } from '#app/loading/inbox-list.ts'
import { useWords } from '#app/locale.ts'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { ButtonLink, Button } from '#app/ui/base/button.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { listSearch } from '#domain/search/list-search.ts'
import { INBOX_PATH } from '#domain/accounts/staff-paths.ts'
import { InboxRows } from './inbox-rows.tsx'
import type { ReactNode } from 'react'
import { INBOX_COLUMNS } from '#domain/records/lists/list-columns.ts'
import { OwnColumns } from '#app/ui/admin/records/own-columns.tsx'
import { GoneFilters, SavedViews } from '#app/ui/admin/records/saved-views.tsx'
import { inboxFacts } from '#content/admin/requests/inbox-rows.ts'
import { INBOX_SORTS, type InboxQuery, narrowingChoices, NOBODY } from '#domain/messages/inbox-query.ts'
import { messageStates } from '#content/admin/message-states.ts'
import { MESSAGE_KINDS, MESSAGE_STATES, type MessageState } from '#domain/messages/message.ts'
import { optionsOf, SelectField, TextField } from '#app/ui/base/field/text-field.tsx'
import { SearchBox } from '#app/ui/admin/search-line.tsx'
import { SEARCH_ID } from './use-inbox-keys.ts'

/** Stands in the address while staff select. */
const SELECT = 'select'

export function InboxColumn({ list, current }: { list: InboxList; current: string | undefined }) {
  const words = useWords(inbox)
  const { shown: customer } = useWords(followUpWords.customer)
  const { query, rows, total, pages } = list
  const selects = useSearchParams()[0].has(SELECT)
  const facts = useWords(inboxFacts)
  const gone = query.assignee === NOBODY ? null : query.assignee
  const staffOptions = list.staff.map(({ id }) => ({ value: id }))
  return (
    <section className="inbox-column" aria-label={words.list}>
      <div className="inbox-tools">
        <KindChips query={query} end={<SelectLink search={list.search} selects={selects} />} />
        <InboxFilters query={query} counts={list.counts} unread={list.unread} staff={list.staff} />
        <div className="list-tools">
          <SavedViews saved={list.saved} path={INBOX_PATH + list.search} />
          <OwnColumns
            path={INBOX_PATH + list.search}
            columns={list.columns}
            offered={INBOX_COLUMNS.map((column) => [column, facts[column]] as const)}
          />
        </div>
      </div>
      <GoneFilters asked={[[gone, staffOptions, words.assignee.label]]} />
      {query.customer !== null && (
        <ChipLink to={INBOX_PATH} removable>
          {customer}
        </ChipLink>
      )}
      {rows.length > 0 ? <InboxRows {...{ list, current, selects }} /> : <NoRows isNarrowed={list.search !== ''} />}
      <Pagination page={query.page} pages={pages} to={(page) => INBOX_PATH + listSearch({ ...query, page })} />
      {rows.length > 0 && <p className="admin-row-quiet">{words.messages(total)}</p>}
    </section>
  )
}

function NoRows({ isNarrowed }: { isNarrowed: boolean }) {
  const { nothing, empty, clear } = useWords(inbox)
  if (!isNarrowed) return <StateBlock icon={Inbox} title={empty.title} text={empty.text} />
  return <StateBlock icon={SearchX} title={nothing.title} text={nothing.text} link={{ to: INBOX_PATH, label: clear }} />
}

function SelectLink({ search, selects }: { search: string; selects: boolean }) {
  const { begin, end } = useWords(inbox.select)
  const Icon = selects ? SquareX : SquareCheck
  const query = selects ? search : `${search ? `${search}&` : '?'}${SELECT}=1`
  return (
    <Link to={INBOX_PATH + query} className="inbox-select" preventScrollReset>
      <Icon />
      {selects ? end : begin}
    </Link>
  )
}

/** Filters by kind: all, quote requests or messages. `end` is placed at the end of their row. */
export function KindChips({ query, end }: { query: InboxQuery; end?: ReactNode }) {
  const { kinds } = useWords(inbox)
  return (
    <div className="inbox-kinds">
      {([null, ...MESSAGE_KINDS] as const).map((kind) => (
        <ChipLink
          key={kind}
          to={INBOX_PATH + listSearch({ ...query, kind, page: 1 })}
          on={query.kind === kind}
          preventScrollReset
        >
          {kinds[kind ?? 'all']}
        </ChipLink>
      ))}
      {end}
    </div>
  )
}

type InboxFiltersProps = {
  query: InboxQuery
  counts: Record<MessageState, number>
  unread: number
  staff: { id: string; name: string }[]
}

/** Search and filters are one form whose fields stand in the address. It begins again with every list. */
function InboxFilters({ query, ...choices }: InboxFiltersProps) {
  const words = useWords(inbox)
  const chosen = narrowingChoices(query)
  return (
    <Form key={listSearch(query)} action={INBOX_PATH} className="inbox-filters" role="search">
      {query.view && <input type="hidden" name="view" value={query.view} />}
      {query.customer && <input type="hidden" name="customer" value={query.customer} />}
      {query.kind && <input type="hidden" name="kind" value={query.kind} />}
      <SearchBox id={SEARCH_ID} label={words.search} submit={words.searchButton} value={query.text} />
      <details className="inbox-more" open={chosen > 0}>
        <summary className="button button-outline button-small">
          <ListFilter />
          {chosen > 0 ? words.chosen(chosen) : words.filter}
        </summary>
        <div className="inbox-more-fields">
          <StateField show={query.show} {...choices} />
          <AssigneeField assignee={query.assignee} staff={choices.staff} />
          <SortField sort={query.sort} />
          <TextField label={words.from} type="date" name="from" defaultValue={query.from ?? ''} />
          <TextField label={words.to} type="date" name="to" defaultValue={query.to ?? ''} />
          <Button type="submit" kind="ink" small>
            {words.apply}
          </Button>
          {listSearch(query) !== '' && (
            <ButtonLink to={INBOX_PATH} kind="outline" small>
              {words.clear}
            </ButtonLink>
          )}
        </div>
      </details>
    </Form>
  )
}

function StateField({ show, counts, unread }: Pick<InboxFiltersProps, 'counts' | 'unread'> & Pick<InboxQuery, 'show'>) {
  const words = useWords(inbox).show
  const states = useWords(messageStates)
  return (
    <SelectField label={words.label} name="show" defaultValue={show ?? ''}>
      <option value="">{words.all}</option>
      <option value="unread">{`${words.unread} (${unread})`}</option>
      {optionsOf(MESSAGE_STATES, (state) => [state, `${states[state]} (${counts[state]})`])}
      <option value="unsent">{words.unsent}</option>
      <option value="news">{words.news}</option>
    </SelectField>
  )
}

function SortField({ sort }: Pick<InboxQuery, 'sort'>) {
  const words = useWords(inboxFacts)
  return (
    <SelectField label={words.sort} name="sort" defaultValue={sort ?? ''}>
      <option value="">{words.newest}</option>
      {optionsOf(INBOX_SORTS, (name) => [name, words.sorts[name]])}
    </SelectField>
  )
}

function AssigneeField({ assignee, staff }: Pick<InboxFiltersProps, 'staff'> & Pick<InboxQuery, 'assignee'>) {
  const words = useWords(inbox).assignee
  return (
    <SelectField label={words.label} name="assignee" defaultValue={assignee ?? ''}>
      <option value="">{words.anybody}</option>
      <option value={NOBODY}>{words.nobody}</option>
      {optionsOf(staff, ({ id, name }) => [id, name])}
    </SelectField>
  )
}
