import type { ReactNode } from 'react'
import { inbox } from '../../../../content/admin/inbox.ts'
import { INBOX_PATH } from '../../../../domain/accounts/staff-paths.ts'
import { inboxSearch, type InboxQuery } from '../../../../domain/messages/inbox-query.ts'
import { useWords } from '../../../locale.ts'
import { ChipLink } from '../../base/chip.tsx'

type KindChipsProps = { query: InboxQuery; held: number; end?: ReactNode }

/**
 * Everything, quote requests, messages or what is held: the first choice, always in sight, and one of them at a time.
 * `end` stands at the end of their line.
 */
export function KindChips({ query, held, end }: KindChipsProps) {
  const { kinds, heldCount } = useWords(inbox)
  return (
    <div className="inbox-kinds">
      {([null, 'quote', 'contact'] as const).map((kind) => (
        <ChipLink
          key={kind}
          to={INBOX_PATH + inboxSearch({ ...query, kind, view: null, page: 1 })}
          on={query.view === null && query.kind === kind}
          preventScrollReset
        >
          {kinds[kind ?? 'all']}
        </ChipLink>
      ))}
      {(held > 0 || query.view === 'held') && (
        <ChipLink
          to={INBOX_PATH + inboxSearch({ ...query, kind: null, view: 'held', page: 1 })}
          on={query.view === 'held'}
          preventScrollReset
        >
          {heldCount(held)}
        </ChipLink>
      )}
      {end}
    </div>
  )
}
