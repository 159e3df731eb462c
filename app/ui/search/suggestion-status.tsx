import { suggestionCount } from '../../../content/suggestion-count.ts'
import { useLocale } from '../../locale.ts'

/** Tells those who do not see the list how much there is to choose from; null while that is nobody's question. */
export function SuggestionStatus({ count }: { count: number | null }) {
  const say = suggestionCount[useLocale()]
  return <output className="sr-only">{count !== null && say(count)}</output>
}
