import { CodedText } from '#app/ui/base/code.tsx'
import { Link, useNavigation } from 'react-router'
import { inbox, messageKinds } from '#content/admin/inbox.ts'
import { followUpWords, outcomes } from '#content/admin/requests/follow-up.ts'
import { availableDocument } from '#content/documents/available-document.ts'
import { documentSubject } from '#content/documents/doc-names.ts'
import { messageStates } from '#content/admin/message-states.ts'
import type { Arrival, InboxRow as Row } from '#domain/messages/inbox-view.ts'
import { messagePath } from '#domain/accounts/staff-paths.ts'
import { inboxFacts } from '#content/admin/requests/inbox-rows.ts'
import type { ColumnOf } from '#domain/records/lists/list-columns.ts'
import { formatNumber } from '#domain/text/format.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { STATE_TONES } from './message-head.tsx'

type Columns = readonly ColumnOf<'inbox'>[]

type InboxRowProps = { row: Row; columns: Columns; search: string; isCurrent: boolean; selects: boolean }

/** One message of the list: who, from where, what, and what is still to be done. */
export function InboxRow({ row, columns, search, isCurrent, selects }: InboxRowProps) {
  const words = useWords(inbox)
  const kinds = useWords(messageKinds)
  const locale = useLocale()
  const path = messagePath(row.id)
  const opens = useNavigation().location?.pathname === path
  return (
    <li className="inbox-row" data-current={isCurrent || undefined}>
      {selects && (
        <label className="choice inbox-row-choice">
          <input type="checkbox" name="id[]" value={row.id} aria-label={words.select.one(row.name)} />
        </label>
      )}
      <Link
        to={path + search}
        className="inbox-row-link"
        aria-current={isCurrent ? 'page' : undefined}
        aria-busy={opens || undefined}
        data-unread={row.isUnread || undefined}
      >
        <span className="inbox-row-top">
          {row.isUnread && <span className="sr-only">{words.unread}</span>}
          <span className="inbox-row-name" dir="auto">
            <CodedText text={row.name} />
          </span>
          {row.kind !== 'quote' && <Badge>{kinds[row.kind]}</Badge>}
          <When at={row.receivedAt} when={row.when} />
        </span>
        <Marks row={row} />
        <span className="inbox-row-place">
          {row.number && <Ltr>{row.number}</Ltr>}
          {[row.company, row.city].map(
            (part, place) =>
              part !== '' && (
                <span key={place === 0 ? 'company' : 'city'} className="inbox-row-where" dir="auto">
                  <CodedText text={part} />
                </span>
              ),
          )}
        </span>
        <Facts row={row} columns={columns} />
        <span className="inbox-row-preview" dir="auto">
          <CodedText text={row.document ? documentSubject(row.document, locale) : row.preview} />
        </span>
      </Link>
    </li>
  )
}

function Marks({ row }: { row: Row }) {
  const { state, hasFailedMail, isHeld, isAvailable, remindAt, outcome } = row
  const words = useWords(inbox)
  const states = useWords(messageStates)
  const followUp = useWords(followUpWords)
  const names = useWords(outcomes)
  const available = useWords(availableDocument)
  const isMarked = hasFailedMail || isAvailable || isHeld || remindAt !== null || outcome !== null
  if (state === 'new' && !isMarked) return null
  return (
    <span className="inbox-row-marks">
      {state !== 'new' && <Badge tone={STATE_TONES[state]}>{states[state]}</Badge>}
      {isAvailable && <Badge tone="ok">{available.title}</Badge>}
      {isHeld && <Badge tone="warn">{words.held}</Badge>}
      {outcome !== null && <Badge tone={outcome === 'won' ? 'ok' : 'neutral'}>{names[outcome]}</Badge>}
      {remindAt !== null && <Badge tone={row.isReminderDue ? 'red' : 'neutral'}>{followUp.remind.due(remindAt)}</Badge>}
      {hasFailedMail && <Badge tone="red">{words.mailFailed}</Badge>}
    </span>
  )
}

/** How much it is, when it is due and whose it is; what is red is past. */
function Facts({ row, columns }: { row: Row; columns: Columns }) {
  const { lines, value, due, isOverdue, assignee, neededBy } = row
  const words = useWords(inboxFacts)
  const locale = useLocale()
  const facts = {
    lines: lines === null ? null : formatNumber(lines, locale),
    value: value === null ? null : <Ltr>{value}</Ltr>,
    due,
    owner: assignee === null ? null : <bdi>{assignee}</bdi>,
    neededBy,
  }
  return (
    <span className="inbox-row-facts">
      {columns.map(
        (name) =>
          facts[name] !== null && (
            <span key={name} data-fact={name} data-past={(name === 'due' && isOverdue) || undefined}>
              <span className="inbox-fact-name">{words[name]}: </span>
              {facts[name]}
            </span>
          ),
      )}
    </span>
  )
}

function When({ at, when }: { at: string; when: Arrival }) {
  const { yesterday } = useWords(inbox)
  return (
    <time dateTime={at} className="flex-none text-ink-3 ms-auto type-14 figures">
      {when.kind === 'yesterday' ? yesterday : <bdi>{when.text}</bdi>}
    </time>
  )
}
