import { Search } from 'lucide-react'
import { useLocation } from 'react-router'
import { searchPage } from '../../../content/pages/search.ts'
import { useWords } from '../../locale.ts'
import { Button } from '../base/button.tsx'
import { useSitePath } from '../base/site-link.tsx'
import { SEARCH_INPUT } from '../site/search-form.tsx'

/** A box over the results that keeps what was searched, to be changed. */
export function SearchAgain({ text }: { text: string }) {
  const words = useWords(searchPage)
  // Every search makes the box anew, that for the same text too.
  const { key } = useLocation()
  return (
    <form
      method="get"
      action={useSitePath('/search')}
      role="search"
      aria-label={words.fieldLabel}
      className="search-again"
    >
      <input
        {...SEARCH_INPUT}
        key={key}
        defaultValue={text}
        placeholder={words.placeholder}
        aria-label={words.fieldLabel}
        className="control"
      />
      <Button type="submit" icon small aria-label={words.submit}>
        <Search />
      </Button>
    </form>
  )
}
