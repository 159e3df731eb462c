import { ListChecks } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLabels } from '#app/locale.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { LIST_CHANGED, LIST_KEY } from '#app/ui/quote/list-key.ts'

const NOTHING = { text: '', at: 0 }
const SAID_MS = 4000

/**
 * The way to the list, with the number of its lines: drawn once the page is hydrated, since cached pages are the same for
 * everyone. Forms that add to the list are heard here; without scripts they lead to the list.
 */
export function QuoteLink() {
  const { quoteList } = useLabels()
  const [count, setCount] = useState(0)
  const [said, setSaid] = useState(NOTHING)

  useEffect(() => {
    const read = (event?: Event) => {
      setCount(countLines())
      const text = (event as CustomEvent<string> | undefined)?.detail ?? ''
      setSaid({ text, at: performance.now() })
    }
    const add = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      if (!form.action.endsWith('/quote/add')) return
      event.preventDefault()
      import('#app/ui/quote/add-to-list.ts').then(
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

  // By a timer: an animation is over at once where somebody wants none.
  useEffect(() => {
    const timer = said.text === '' ? undefined : setTimeout(() => setSaid(NOTHING), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])

  return (
    <>
      <SiteLink
        to="/quote"
        className="button button-quiet button-icon quote-link"
        aria-label={count > 0 ? `${quoteList} (${count})` : quoteList}
      >
        <ListChecks />
        {count > 0 && (
          <span className="quote-link-count" aria-hidden="true">
            {count}
          </span>
        )}
      </SiteLink>
      {said.text && (
        // Another one each time, so that it is shown and read out again.
        <output key={said.at} className="quote-link-said">
          {said.text}
        </output>
      )}
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
