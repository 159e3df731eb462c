import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { searchPage } from '#content/pages/search.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { useSitePath } from '#app/delivery/link.tsx'
import { SEARCH_INPUT } from '#app/ui/site/header/search-form.tsx'
import { CONTENT_ID } from '#app/ui/site/skip-link.tsx'
import { useDemoText } from '#app/ui/site/site-context.tsx'

/** A box over the results that keeps what was searched, to be changed. */
export function SearchAgain({ text }: { text: string }) {
  const words = useWords(searchPage)
  return (
    <Form
      action={useSitePath('/search')}
      role="search"
      aria-label={words.fieldLabel}
      className="search-again"
      onSubmit={goOnAtResults}
    >
      <input
        {...SEARCH_INPUT}
        {...useShownText(text)}
        defaultValue={text}
        placeholder={useDemoText(words.placeholder) ?? undefined}
        aria-label={words.fieldLabel}
        className="control"
      />
      <Button type="submit" icon small aria-label={words.submit}>
        <Search />
      </Button>
    </Form>
  )
}

/** Each search that is shown stands in its box, that for the same text too; but not in place of what is typed meanwhile. */
function useShownText(text: string) {
  const box = useRef<HTMLInputElement>(null)
  const isTyped = useRef(false)
  const isSearching = useNavigation().state !== 'idle'
  const { key } = useLocation()
  const shown = useRef(key)

  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (!isTyped.current) box.current!.value = text
    isTyped.current = false
  }, [key, text])

  const onInput = () => {
    isTyped.current = isSearching
  }
  return { ref: box, onInput }
}

/** A phone's keyboard would cover what is found. */
function goOnAtResults() {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
}
