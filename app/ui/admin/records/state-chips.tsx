import { publicationWords, stateWords } from '#content/admin/record-states.ts'
import { BIN_PATH } from '#domain/accounts/staff-paths.ts'
import { binSearch } from '#domain/records/lists/bin-query.ts'
import { LIST_STATES, type StateCounts } from '#domain/records/lists/list-state.ts'
import type { RecordKindName } from '#domain/records/record-kinds.ts'
import type { ListedState } from '#domain/records/record-state.ts'
import { useWords } from '#app/locale.ts'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'

type StateChipsProps = {
  kind: RecordKindName
  /** Null for all states. */
  state: ListedState | null
  counts: StateCounts
  /** The list narrowed to a state. */
  to: (state: ListedState | null) => string
  /** What is looked for, which the bin looks for, too. */
  search?: string
}

/** Narrows a list to what is on the site, what is not, and what is planned; the bin is the last of them. */
export function StateChips({ kind, state: chosen, counts, to, search = '' }: StateChipsProps) {
  const words = useWords(publicationWords)
  const states = useWords(stateWords)
  return (
    <nav aria-label={words.filter} className="admin-chips">
      <ChipLink to={to(null)} on={chosen === null} preventScrollReset>
        {words.all}
      </ChipLink>
      {LIST_STATES.map((state) => (
        <ChipLink key={state} to={to(state)} on={chosen === state} preventScrollReset>
          {states[state]}
          {state !== 'published' && counts[state] > 0 && <Ltr className="admin-chip-count">{counts[state]}</Ltr>}
        </ChipLink>
      ))}
      <ChipLink to={BIN_PATH + binSearch({ kind, search, page: 1 })}>{words.inBin}</ChipLink>
    </nav>
  )
}
