import { useEffect, useRef, useCallback } from 'react'
import { Search, X } from 'lucide-react'
import { useShownSearch } from '#app/ui/base/field/use-shown-search.ts'

const REST_MS = 200

type TypedSearchProps = {
  search: string
  onSearch: (search: string) => void
  label: string
  placeholder?: string
  /** The key that leads here, and what the button that empties the box is called; a list without keys has neither. */
  keys?: { shortcut: string; clear: string }
}

/** A box of a list's form that is searched from as soon as the typing rests. */
export function TypedSearch({ search, onSearch, label, placeholder = label, keys }: TypedSearchProps) {
  const box = useShownSearch(search)
  const { type, flush } = useTypedSearch(onSearch)
  return (
    <span className="typed-search">
      <Search aria-hidden />
      <input
        ref={box}
        type="search"
        name="q"
        defaultValue={search}
        className="control"
        aria-label={label}
        placeholder={placeholder}
        aria-keyshortcuts={keys?.shortcut}
        autoComplete="off"
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && flush()}
      />
      {keys && (
        <kbd aria-hidden className="needs-scripts">
          {keys.shortcut}
        </kbd>
      )}
      {keys && search !== '' && (
        <ClearButton
          label={keys.clear}
          onClick={() => {
            if (box.current) box.current.value = ''
            onSearch('')
            box.current?.focus()
          }}
        />
      )}
    </span>
  )
}

function ClearButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="needs-scripts" aria-label={label} onClick={onClick}>
      <X />
    </button>
  )
}

/**
 * Calls back with what was typed once the typing rests, or at once when asked, or when a button or a link to another
 * page is pressed: a search that began after that would call the visitor back, or undo what was pressed.
 */
function useTypedSearch(onSearch: (search: string) => void) {
  const waiting = useRef<{ timer: number; text: string } | null>(null)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  useEffect(() => () => clearTimeout(waiting.current?.timer), [])

  const flush = useCallback(() => {
    if (!waiting.current) return
    clearTimeout(waiting.current.timer)
    const { text } = waiting.current
    waiting.current = null
    latest.current(text)
  }, [])

  useEffect(() => {
    const leave = ({ target }: MouseEvent) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>('a, button') : null
      if (pressed && !(pressed instanceof HTMLAnchorElement && pressed.pathname === location.pathname)) flush()
    }
    addEventListener('click', leave, true)
    return () => removeEventListener('click', leave, true)
  }, [flush])

  function type(text: string) {
    clearTimeout(waiting.current?.timer)
    waiting.current = { text, timer: window.setTimeout(flush, REST_MS) }
  }

  return { type, flush }
}
