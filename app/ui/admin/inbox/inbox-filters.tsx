import { ListFilter } from 'lucide-react'
import { Form } from 'react-router'
import { inbox } from '#content/admin/inbox.ts'
import { messageStates } from '#content/admin/message-states.ts'
import { narrowingChoices, NOBODY, type InboxQuery } from '#domain/messages/inbox-query.ts'
import { listSearch } from '#domain/search/list-search.ts'
import { MESSAGE_STATES, type MessageState } from '#domain/messages/message.ts'
import { INBOX_PATH } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { SelectField } from '#app/ui/base/field/select-field.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { SearchBox } from '#app/ui/admin/search-box.tsx'
import { SEARCH_ID } from './use-inbox-keys.ts'

type InboxFiltersProps = {
  query: InboxQuery
  counts: Record<MessageState, number>
  unread: number
  staff: { id: string; name: string }[]
}

/** Search and filters are one form whose fields stand in the address. It begins again with every list. */
export function InboxFilters({ query, ...choices }: InboxFiltersProps) {
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
      {MESSAGE_STATES.map((state) => (
        <option key={state} value={state}>{`${states[state]} (${counts[state]})`}</option>
      ))}
      <option value="unsent">{words.unsent}</option>
      <option value="news">{words.news}</option>
    </SelectField>
  )
}

function AssigneeField({ assignee, staff }: Pick<InboxFiltersProps, 'staff'> & Pick<InboxQuery, 'assignee'>) {
  const words = useWords(inbox).assignee
  return (
    <SelectField label={words.label} name="assignee" defaultValue={assignee ?? ''}>
      <option value="">{words.anybody}</option>
      <option value={NOBODY}>{words.nobody}</option>
      {staff.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
