import {
  Suspense,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type Ref,
  useEffect,
} from 'react'
import { searchSearch, SUGGESTED, FEWEST_LETTERS } from '#domain/search/search-address.ts'
import { lazyComponent } from '#app/delivery/lazy-component.ts'
import { useHydrated } from '#app/delivery/hydration.ts'
import { leaveBox } from './leave-box.ts'
import { suggestionCount } from '#content/suggestion-count.ts'
import { useLocale } from '#app/locale.ts'
import type { Suggestions } from '#domain/search/suggestions.ts'
import type { Locale } from '#domain/text/locale.ts'
import { useCombobox } from '#app/ui/base/use-combobox.ts'

/** So long nothing must be typed before the site is asked. */
const PAUSE_MS = 120
const MOST_REMEMBERED = 50
/** The key of the link to all results; suggestions have their paths as keys. */
const ALL = ''

const SuggestionList = lazyComponent(async () => (await import('./suggestion-list.tsx')).SuggestionList)

type SuggestInputProps = Omit<ComponentProps<'input'>, 'ref'> & {
  ref?: Ref<HTMLInputElement>
  /** Called when a suggestion was followed. */
  onFollow?: () => void
}

/** A search box that offers what it finds while somebody types; a plain one until scripts run. */
export function SuggestInput({ ref, onFollow, ...input }: SuggestInputProps) {
  const box = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => box.current!)
  const isHydrated = useHydrated()
  const [typed, setTyped] = useState('')
  const offered = useSuggestions(typed)
  const paths = offered?.suggestions.map(({ path }) => path) ?? []
  const count = paths.length
  const hasMore = offered !== null && offered.total > SUGGESTED.products
  const { field, ...list } = useCombobox(hasMore ? [...paths, ALL] : paths)

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    field.onKeyDown(event)
    if (event.key === 'Enter') setTyped('')
  }

  function follow() {
    leaveBox(box.current!)
    setTyped('')
    onFollow?.()
  }

  return (
    <>
      <input
        {...input}
        {...(isHydrated ? { ...field, onKeyDown } : {})}
        ref={box}
        onInput={(event) => {
          setTyped(event.currentTarget.value)
          list.show()
        }}
      />
      {list.open && offered && (
        <Suspense>
          <SuggestionList
            {...list}
            offered={offered}
            all={hasMore ? `/search${searchSearch({ text: typed.trim(), category: null, page: 1 })}` : null}
            onFollow={follow}
          />
        </Suspense>
      )}
      <SuggestionStatus count={list.open || count === 0 ? offered && count : null} />
    </>
  )
}

/** Tells those who do not see the list how much there is to choose from; null while that is nobody's question. */
function SuggestionStatus({ count }: { count: number | null }) {
  const say = suggestionCount[useLocale()]
  return <output className="sr-only">{count !== null && say(count)}</output>
}

/**
 * What the site offers for the typed text; null while there is nothing to offer. While the next answer is on its way
 * the last one stays. A text that was asked for before is not asked for again.
 */
function useSuggestions(typed: string): Suggestions | null {
  const locale = useLocale()
  const text = typed.trim()
  const isWorthAsking = text.length >= FEWEST_LETTERS
  const [offered, setOffered] = useState<Suggestions | null>(null)
  const known = useRef(new Map<string, Suggestions>())

  useEffect(() => {
    const asking = new AbortController()
    // The box stays while the page's language is changed.
    const key = `${locale} ${text}`
    const remembered = known.current.get(key)
    const ask = async () => {
      const answer = remembered ?? (await fetchSuggestions(text, locale, asking.signal))
      if (asking.signal.aborted) return
      if (answer && known.current.size < MOST_REMEMBERED) known.current.set(key, answer)
      setOffered(answer)
    }
    const timer = isWorthAsking ? setTimeout(() => void ask(), remembered ? 0 : PAUSE_MS) : undefined
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [text, locale, isWorthAsking])

  return isWorthAsking ? offered : null
}

/** What the site offers for a text. Null when it cannot be asked: offers are a help, and no help is no error. */
async function fetchSuggestions(text: string, locale: Locale, signal: AbortSignal): Promise<Suggestions | null> {
  try {
    const response = await fetch(`/api/search/suggest?${new URLSearchParams({ q: text, lang: locale })}`, { signal })
    if (!response.ok) return null
    const { data } = (await response.json()) as { data: Suggestions }
    return { ...data, suggestions: [...data.suggestions, ...data.closest] }
  } catch {
    return null
  }
}
