import { Inbox, SearchX, SquareCheck, SquareX } from 'lucide-react'
import { useSearchParams, Link } from 'react-router'
import { followUpWords } from '#content/admin/requests/follow-up.ts'
import { inbox } from '#content/admin/inbox.ts'
import type { InboxList } from '#app/loading/inbox-list.ts'
import { useWords } from '#app/locale.ts'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { listSearch } from '#domain/search/list-search.ts'
import { INBOX_PATH } from '#domain/accounts/staff-paths.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxRows } from './inbox-rows.tsx'
import { KindChips } from './kind-chips.tsx'

/** Stands in the address while staff select. */
const SELECT = 'select'

/** The list with everything that narrows it. */
export function InboxColumn({ list, current }: { list: InboxList; current: string | undefined }) {
  const words = useWords(inbox)
  const { shown: customer } = useWords(followUpWords.customer)
  const { query, rows, total, pages } = list
  const selects = useSearchParams()[0].has(SELECT)
  return (
    <section className="inbox-column" aria-label={words.list}>
      <KindChips query={query} end={<SelectLink search={list.search} selects={selects} />} />
      {query.customer !== null && (
        <ChipLink to={INBOX_PATH} removable>
          {customer}
        </ChipLink>
      )}
      <InboxFilters query={query} counts={list.counts} unread={list.unread} staff={list.staff} />
      {rows.length > 0 ? <InboxRows {...{ list, current, selects }} /> : <NoRows isNarrowed={list.search !== ''} />}
      <Pagination page={query.page} pages={pages} to={(page) => INBOX_PATH + listSearch({ ...query, page })} />
      {rows.length > 0 && <p className="inbox-total">{words.messages(total)}</p>}
    </section>
  )
}

function NoRows({ isNarrowed }: { isNarrowed: boolean }) {
  const { nothing, empty, clear } = useWords(inbox)
  if (!isNarrowed) return <StateBlock icon={Inbox} title={empty.title} text={empty.text} />
  return (
    <StateBlock icon={SearchX} title={nothing.title} text={nothing.text}>
      <ButtonLink to={INBOX_PATH} kind="outline">
        {clear}
      </ButtonLink>
    </StateBlock>
  )
}

/** Begins and ends selecting. */
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
