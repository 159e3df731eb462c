import { messageWords } from '../../../../content/admin/inbox-message.ts'
import type { InboxRow as Row } from '../../../../domain/messages/inbox-view.ts'
import { useWords } from '../../../locale.ts'
import { Group } from '../group.tsx'
import { InboxRow } from './inbox-row.tsx'

/** What else came from the same address, the newest first. */
export function OtherMessages({ others }: { others: Row[] }) {
  const words = useWords(messageWords)
  if (others.length === 0) return null
  return (
    <Group title={words.others}>
      <ul className="inbox-rows">
        {others.map((row) => (
          <InboxRow key={row.id} row={row} search="" isCurrent={false} selects={false} />
        ))}
      </ul>
    </Group>
  )
}
