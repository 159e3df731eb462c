import { ChevronDown } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { inbox } from '../../../../content/admin/inbox.ts'
import { messageStates } from '../../../../content/admin/message-states.ts'
import { MESSAGE_STATES } from '../../../../domain/messages/message.ts'
import type { InboxList } from '../../../loading/inbox-list.ts'
import { INBOX_PATH } from '../../../../domain/accounts/staff-paths.ts'
import { useWords } from '../../../locale.ts'
import { Button } from '../../base/button.tsx'
import { InboxRow } from './inbox-row.tsx'

type InboxRowsProps = { list: InboxList; current: string | undefined; selects: boolean }

/** The lines of the list. While staff select, each has a box, and what is selected is changed all at once. */
export function InboxRows({ list: { rows, search }, current, selects }: InboxRowsProps) {
  const lines = (
    <ul className="inbox-rows">
      {rows.map((row) => (
        <InboxRow key={row.id} row={row} search={search} isCurrent={row.id === current} selects={selects} />
      ))}
    </ul>
  )
  if (!selects) return lines
  return (
    <Form method="post" action={INBOX_PATH + search} className="inbox-selection">
      <SelectionBar />
      {lines}
    </Form>
  )
}

function SelectionBar() {
  const words = useWords(inbox.select)
  const states = useWords(messageStates)
  const { formMethod, formAction } = useNavigation()
  // The search of the list is sent to the same path, and forms of one message to paths below it.
  const busy = formMethod === 'POST' && formAction?.split('?')[0] === INBOX_PATH
  return (
    <div className="inbox-selection-bar">
      <span className="select">
        <select name="state" className="control" aria-label={words.state} defaultValue="spam">
          {MESSAGE_STATES.map((name) => (
            <option key={name} value={name}>
              {states[name]}
            </option>
          ))}
        </select>
        <ChevronDown />
      </span>
      <Button type="submit" kind="ink" small busy={busy}>
        {words.apply}
      </Button>
    </div>
  )
}
