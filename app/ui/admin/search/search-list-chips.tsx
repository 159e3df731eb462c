import { searchWords } from '#content/admin/search.ts'
import { searchListPath, type SearchList } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'

type SearchListChipsProps = { list: SearchList; counts: Record<SearchList, number> | null }

/** Both lists of the search, each with its length. */
export function SearchListChips({ list: chosen, counts }: SearchListChipsProps) {
  const words = useWords(searchWords)
  return (
    <nav aria-label={words.choice} className="admin-chips">
      {(['missed', 'synonyms'] as const).map((list) => (
        <ChipLink key={list} to={searchListPath(list)} on={list === chosen} preventScrollReset>
          {words.lists[list]}
          {counts && <Ltr className="admin-chip-count">{counts[list]}</Ltr>}
        </ChipLink>
      ))}
    </nav>
  )
}
