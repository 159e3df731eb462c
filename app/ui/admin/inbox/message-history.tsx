import { historyWords } from '#content/admin/inbox-message.ts'
import type { HistoryView } from '#domain/messages/message-view.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { FoldedGroup } from '#app/ui/admin/folded-group.tsx'

/** What was done to the message and by whom, the latest first. */
export function MessageHistory({ history }: { history: HistoryView[] }) {
  const { title } = useWords({ title: historyWords.title })
  const [latest] = history
  if (!latest) return null
  return (
    <FoldedGroup
      title={title}
      fact={
        <>
          <bdi>{latest.by}</bdi> <What {...latest} /> · {latest.when}
        </>
      }
    >
      <ol className="history">
        {history.map((entry) => (
          <li key={entry.id}>
            <span>
              <bdi className="written-subject">{entry.by}</bdi> <What {...entry} />
            </span>
            <span className="admin-row-quiet">{entry.when}</span>
          </li>
        ))}
      </ol>
    </FoldedGroup>
  )
}

function What({ action, detail }: Pick<HistoryView, 'action' | 'detail'>) {
  const locale = useLocale()
  return isKnown(action) ? historyWords.actions[action][locale](detail) : <bdi>{action}</bdi>
}

function isKnown(action: string): action is keyof typeof historyWords.actions {
  return Object.hasOwn(historyWords.actions, action)
}
