import { searchPage } from '../../../content/pages/search.ts'
import { useWords } from '../../locale.ts'

/** Tells those who do not see the list how much there is to choose from; null while that is nobody's question. */
export function SuggestionStatus({ count }: { count: number | null }) {
  const { suggestions } = useWords(searchPage)
  return <output className="sr-only">{count !== null && suggestions.count(count)}</output>
}
