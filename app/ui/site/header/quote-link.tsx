import { ListChecks } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLabels } from '../../../locale.ts'
import { SiteLink } from '../../../delivery/link.tsx'
import { LIST_CHANGED, LIST_KEY } from '../../quote/list-key.ts'

/**
 * The way to the list, with the number of its lines: drawn once the page is hydrated, since cached pages are the same for
 * everyone. Forms that add to the list are heard here; without scripts they lead to the list.
 */
export function QuoteLink() {
  const { quoteList } = useLabels()
  const [count, setCount] = useState(0)
  const [said, setSaid] = useState('')

  useEffect(() => {
    const read = (event?: Event) => {
      setCount(countLines())
      setSaid((event as CustomEvent<string> | undefined)?.detail ?? '')
    }
    const add = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      if (!form.action.endsWith('/quote/add')) return
      event.preventDefault()
      import('../../quote/add-to-list.ts').then(
        ({ addToList }) => addToList(form),
        () => form.submit(),
      )
    }
    read()
    addEventListener('storage', read)
    addEventListener(LIST_CHANGED, read)
    addEventListener('submit', add)
    return () => {
      removeEventListener('storage', read)
      removeEventListener(LIST_CHANGED, read)
      removeEventListener('submit', add)
    }
  }, [])

  return (
    <>
      <SiteLink
        to="/quote"
        className="button button-quiet button-icon quote-link"
        aria-label={count > 0 ? `${quoteList} (${count})` : quoteList}
      >
        <ListChecks />
        {count > 0 && <span className="quote-link-count">{count}</span>}
      </SiteLink>
      {said && <output className="quote-link-said">{said}</output>}
    </>
  )
}

function countLines(): number {
  try {
    return JSON.parse(localStorage.getItem(LIST_KEY)!).length
  } catch {
    return 0
  }
}
