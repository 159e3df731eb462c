import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import type { Direction } from '#domain/text/locale.ts'

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

type Arrangement = {
  /** In which direction the items are read. */
  direction: Direction
  /** How many items stand in a row: 1 in a menu, all of them in a bar. */
  columns: number
}

/** The item that a key leads to from the one that has focus, round at both ends; null where the key means nothing. */
export function rovingIndex(key: string, index: number, count: number, arrangement: Arrangement): number | null {
  const step = stepOf(key, count, arrangement)
  if (step !== null) return (index + step + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

function stepOf(key: string, count: number, { direction, columns }: Arrangement): number | null {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  if (columns > 1 && key === forward) return 1
  if (columns > 1 && key === back) return -1
  if (columns < count && key === 'ArrowDown') return columns
  return columns < count && key === 'ArrowUp' ? -columns : null
}
