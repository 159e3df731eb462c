import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router'
import { isSearchKey, isTyping } from '#app/ui/admin/list-keys.ts'

type ListKeys = {
  /** Finds the rows' main links, in order. */
  links: string
  /** Finds the search box. */
  search: string
  /** Where the key for a new record leads; null for those who may add none. */
  add: string | null
}

/** `/` searches, N begins a new record, the arrows go from row to row, and Enter then opens one. */
export function useListKeys({ links, search, add }: ListKeys) {
  const navigate = useNavigate()
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isAsked()) return
      if (isSearchKey(event)) document.querySelector<HTMLElement>(search)?.focus()
      else if (event.code === 'KeyN' && !event.shiftKey && add !== null) void navigate(add)
      else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
        moveFocus(links, event.key === 'ArrowDown' ? 1 : -1)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [navigate, links, search, add])
}

function isAsked(): boolean {
  return document.querySelector('dialog[open]') !== null
}

function moveFocus(links: string, step: 1 | -1) {
  const stops = [...document.querySelectorAll<HTMLElement>(links)]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  stops[at === -1 ? 0 : at + step]?.focus()
}
