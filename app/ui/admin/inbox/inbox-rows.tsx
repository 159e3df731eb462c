import type { ChangeEvent, ReactNode } from 'react'
import { ArrowDown } from 'lucide-react'
import { Form, Link, useActionData, useNavigation } from 'react-router'
import { inbox } from '#content/admin/inbox.ts'
import { bulkWords } from '#content/admin/bulk.ts'
import { messageWords } from '#content/admin/inbox-message.ts'
import { followUpWords, lostReasons, outcomes } from '#content/admin/requests/follow-up.ts'
import { messageStates } from '#content/admin/message-states.ts'
import { LOST_REASONS } from '#domain/follow-up/follow-up.ts'
import { inboxFacts } from '#content/admin/requests/inbox-rows.ts'
import { listSearch } from '#domain/search/list-search.ts'
import { CLEARED, MOST_SELECTED, NOBODY, type InboxSort } from '#domain/messages/inbox-query.ts'
import { MESSAGE_STATES } from '#domain/messages/message.ts'
import type { SelectionProblem } from '#app/actions/inbox/inbox-selection.ts'
import type { InboxList } from '#app/loading/inbox-list.ts'
import { INBOX_PATH } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { InboxRow } from './inbox-row.tsx'
import { optionsOf, Select } from '#app/ui/base/field/text-field.tsx'

type InboxRowsProps = { list: InboxList; current: string | undefined; selects: boolean }

/** The lines of the list. While staff select, each has a box, and what is selected is changed all at once. */
export function InboxRows({ list: { rows, search, staff, total, query, columns }, current, selects }: InboxRowsProps) {
  const lines = (
    <>
      <Heads {...{ query, columns, selects }} />
      <ul className="surface rounded-lg overflow-hidden">
        {rows.map((row) => (
          <InboxRow key={row.id} {...{ row, columns, search, selects }} isCurrent={row.id === current} />
        ))}
      </ul>
    </>
  )
  if (!selects) return lines
  return (
    <Form method="post" action={INBOX_PATH + search} className="stack-10 grid-cols-1">
      <SelectionScope shown={rows.length} total={total} />
      <SelectionBar staff={staff} />
      {lines}
    </Form>
  )
}

/** What stands where, over lists of one line a message; three of them put it in order. */
function Heads({ query, columns, selects }: Pick<InboxList, 'query' | 'columns'> & { selects: boolean }) {
  const words = useWords(inboxFacts)
  const sorted = (sort: InboxSort, label: string) => (
    <Link
      to={INBOX_PATH + listSearch({ ...query, sort: query.sort === sort ? null : sort, page: 1 })}
      aria-current={query.sort === sort || undefined}
      title={words.sorts[sort]}
      preventScrollReset
    >
      {label}
      {query.sort === sort && <ArrowDown />}
    </Link>
  )
  return (
    <div className="inbox-heads" data-selects={selects || undefined}>
      <span className="inbox-heads-from">
        {words.from} · {sorted('age', words.received)}
      </span>
      <span>{words.company}</span>
      <span>{words.status}</span>
      <span className="inbox-row-facts">
        {columns.map((column) => (
          <span key={column} data-fact={column}>
            {column === 'value' || column === 'due' ? sorted(column, words[column]) : words[column]}
          </span>
        ))}
      </span>
    </div>
  )
}

/** Selects all of the page, with scripts, or all that match; says what was missing when a change was asked for. */
function SelectionScope({ shown, total }: { shown: number; total: number }) {
  const words = useWords(bulkWords)
  const problems = useWords(inbox.select)
  const problem = useActionData<{ problem?: SelectionProblem }>()?.problem
  const selectPage = ({ currentTarget: { form, checked } }: ChangeEvent<HTMLInputElement>) => {
    for (const box of form?.querySelectorAll<HTMLInputElement>('[name="id[]"]') ?? []) box.checked = checked
  }
  return (
    <div className="stack-10">
      {problem && <Message tone="error">{problems[problem]}</Message>}
      <label className="choice needs-scripts">
        <input type="checkbox" onChange={selectPage} />
        <span className="choice-label">{words.page}</span>
      </label>
      {total > shown && total <= MOST_SELECTED && (
        <label className="choice">
          <input type="checkbox" name="scope" value="all" />
          <span className="choice-label">{words.all(total)}</span>
        </label>
      )}
      {total > MOST_SELECTED && <p>{words.most(MOST_SELECTED)}</p>}
    </div>
  )
}

/** What is done to all that are selected, each with a button of its own; Enter changes the state. */
function SelectionBar({ staff }: { staff: InboxList['staff'] }) {
  const words = useWords(inbox.select)
  const states = useWords(messageStates)
  const { assignee } = useWords(messageWords)
  const { outcome } = useWords(followUpWords)
  const names = useWords(outcomes)
  const reasons = useWords(lostReasons)
  return (
    <div className="stack-10">
      <SelectionChoice intent="state" name="state" label={words.state} verb={words.apply}>
        {optionsOf(MESSAGE_STATES, (name) => [name, states[name]])}
      </SelectionChoice>
      <SelectionChoice intent="assign" name="assignee" label={assignee.label} verb={assignee.change}>
        <option value={NOBODY}>{assignee.nobody}</option>
        {optionsOf(
          staff.filter(({ disabled }) => !disabled),
          ({ id, name }) => [id, name],
        )}
      </SelectionChoice>
      <SelectionChoice intent="outcome" name="outcome" label={outcome.label} verb={outcome.change}>
        <option value={CLEARED}>{outcome.none}</option>
        <option value="won">{names.won}</option>
        {LOST_REASONS.map((reason) => (
          <option key={reason} value={`lost:${reason}`}>{`${names.lost}: ${reasons[reason]}`}</option>
        ))}
      </SelectionChoice>
    </div>
  )
}

type SelectionChoiceProps = { intent: string; name: string; label: string; verb: string; children: ReactNode }

function SelectionChoice({ intent, name, label, verb, children }: SelectionChoiceProps) {
  const { choose } = useWords(inbox.select)
  const { formMethod, formAction, formData } = useNavigation()
  // The search of the list is sent to the same path, and forms of one message to paths below it.
  const isSent = formMethod === 'POST' && formAction?.split('?')[0] === INBOX_PATH
  return (
    <div className="inbox-selection-bar">
      <Select name={name} aria-label={label} defaultValue="">
        {/* What is disabled is not sent: nothing is done that nobody has chosen. */}
        <option value="" disabled>
          {choose}
        </option>
        {children}
      </Select>
      <Button
        type="submit"
        name="intent"
        value={intent}
        kind="ink"
        small
        busy={isSent && formData?.get('intent') === intent}
      >
        {verb}
      </Button>
    </div>
  )
}
