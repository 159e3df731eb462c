import type { ReactNode } from 'react'
import { inbox } from '#content/admin/inbox.ts'
import { INBOX_PATH } from '#domain/accounts/staff-paths.ts'
import { type InboxQuery } from '#domain/messages/inbox-query.ts'
import { listSearch } from '#domain/search/list-search.ts'
import { useWords } from '#app/locale.ts'
import { ChipLink } from '#app/ui/base/chip.tsx'

type KindChipsProps = { query: InboxQuery; end?: ReactNode }

/** Everything, quote requests or messages: always in sight, and one of them at a time. `end` stands at the end of their line. */
export function KindChips({ query, end }: KindChipsProps) {
  const { kinds } = useWords(inbox)
  return (
    <div className="inbox-kinds">
      {([null, 'quote', 'contact'] as const).map((kind) => (
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
