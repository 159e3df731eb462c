import { useEffect, useState, type RefObject } from 'react'
import { useOnNextPage } from '#app/delivery/link.tsx'

/**
 * A panel that hangs on a control. It closes by Escape (focus goes back to the control), by a press or
 * focus outside `root`, and when the page changes.
 */
export function useDisclosure(root: RefObject<HTMLElement | null>, control: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false)
  useOnNextPage(() => setOpen(false))

  useEffect(() => {
    const listening = new AbortController()
    if (open) {
      const { signal } = listening
      const closeOutside = (event: Event) => {
        if (!root.current?.contains(event.target as Node)) setOpen(false)
      }
      const closeOnEscape = (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return
        setOpen(false)
        control.current?.focus()
      }
      document.addEventListener('pointerdown', closeOutside, { signal })
      document.addEventListener('focusin', closeOutside, { signal })
      document.addEventListener('keydown', closeOnEscape, { signal })
    }
    return () => listening.abort()
  }, [open, root, control])

  return { open, toggle: () => setOpen(!open), close: () => setOpen(false) }
}
