import { suggestionWords } from '../../../content/suggestions.ts'
import { useWords } from '../../locale.ts'

/** Tells those who do not see the list how much there is to choose from; null while that is nobody's question. */
export function SuggestionStatus({ count }: { count: number | null }) {
  const words = useWords(suggestionWords)
  return <output className="sr-only">{count !== null && words.count(count)}</output>
}
