import { CodedText } from '#app/ui/base/code.tsx'
import { Link, useNavigation } from 'react-router'
import { inbox, messageKinds } from '#content/admin/inbox.ts'
import { followUpWords, outcomes } from '#content/admin/requests/follow-up.ts'
import { messageStates } from '#content/admin/message-states.ts'
import type { Arrival, InboxRow as Row } from '#domain/messages/inbox-view.ts'
import { messagePath } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { STATE_TONES } from './state-tones.ts'

type InboxRowProps = { row: Row; search: string; isCurrent: boolean; selects: boolean }

/** One message of the list: who, from where, what, and what is still to be done. */
export function InboxRow({ row, search, isCurrent, selects }: InboxRowProps) {
  const words = useWords(inbox)
  const kinds = useWords(messageKinds)
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
          <Badge>{kinds[row.kind]}</Badge>
          <When at={row.receivedAt} when={row.when} />
        </span>
        <Marks row={row} />
        {(row.number ?? row.place) && (
          <span className="inbox-row-place">
            {row.number && <Ltr>{row.number}</Ltr>}
            {row.place && (
              <span className="inbox-row-where" dir="auto">
                <CodedText text={row.place} />
              </span>
            )}
          </span>
        )}
        <span className="inbox-row-preview" dir="auto">
          <CodedText text={row.preview} />
        </span>
      </Link>
    </li>
  )
}

function Marks({ row }: { row: Row }) {
  const { state, assignee, hasFailedMail, isHeld, isOverdue, remindAt, outcome } = row
  const words = useWords(inbox)
  const states = useWords(messageStates)
  const followUp = useWords(followUpWords)
  const names = useWords(outcomes)
  const isMarked = hasFailedMail || isHeld || isOverdue || remindAt !== null || outcome !== null
  if (state === 'new' && assignee === null && !isMarked) return null
  return (
    <span className="inbox-row-marks">
      {state !== 'new' && <Badge tone={STATE_TONES[state]}>{states[state]}</Badge>}
      {isHeld && <Badge tone="warn">{words.held}</Badge>}
      {isOverdue && <Badge tone="red">{followUp.overdue}</Badge>}
      {outcome !== null && <Badge tone={outcome === 'won' ? 'ok' : 'neutral'}>{names[outcome]}</Badge>}
      {remindAt !== null && <Badge tone={row.isReminderDue ? 'red' : 'neutral'}>{followUp.remind.due(remindAt)}</Badge>}
      {hasFailedMail && <Badge tone="red">{words.mailFailed}</Badge>}
      {assignee !== null && <bdi className="inbox-row-assignee">{assignee}</bdi>}
    </span>
  )
}

function When({ at, when }: { at: string; when: Arrival }) {
  const { yesterday } = useWords(inbox)
  return (
    <time dateTime={at} className="inbox-row-when">
      {when.kind === 'yesterday' ? yesterday : <bdi>{when.text}</bdi>}
    </time>
  )
}
