import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { rovingIndex, type Arrangement } from './roving-index.ts'

/**
 * One item of a bar or menu is in the tab order, the one that had focus last; arrows lead to the others. `items` is
 * their selector; each is made with `tabIndex={-1}`.
 */
export function useRovingFocus<Group extends HTMLElement>(items: string, arrangement: Arrangement) {
  const group = useRef<Group>(null)
  const all = () => [...(group.current?.querySelectorAll<HTMLElement>(items) ?? [])]

  useEffect(() => {
    const found = [...(group.current?.querySelectorAll<HTMLElement>(items) ?? [])]
    if (!found.some(({ tabIndex }) => tabIndex === 0)) found[0]?.setAttribute('tabindex', '0')
  })

  return {
    ref: group,
    onFocus(event: FocusEvent) {
      const found = all()
      if (!found.some((item) => item === event.target)) return
      for (const item of found) item.tabIndex = item === event.target ? 0 : -1
    },
    onKeyDown(event: KeyboardEvent) {
      const found = all()
      const index = found.findIndex((item) => item === event.target)
      const next = index === -1 ? null : rovingIndex(event.key, index, found.length, arrangement)
      if (next === null) return
      event.preventDefault()
      found[next]?.focus()
    },
  }
}
